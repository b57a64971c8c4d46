import { type ReactNode, useState } from 'react';

interface Props {
  /** What opens it. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
}

/** The figures of a drawing, for whoever would rather read them. A thousand rows are drawn when they are asked for. */
export function FiguresTable({ label, columns, rows }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap inline-flex items-center text-ink-soft underline underline-offset-4 hover:text-ink">
        {label}
      </summary>
      <div className="max-h-80 overflow-auto" tabIndex={-1}>
        <table className="figures w-full">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line py-1 pe-4 text-end font-normal text-ink-faint first:text-start"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isOpen ? rows : []).map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  <td
                    key={columns[at]}
                    className="border-b border-line py-1 pe-4 text-end first:text-start"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
