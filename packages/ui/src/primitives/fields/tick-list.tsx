import type { Key, ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';

interface Props<Row> {
  readonly legend: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly isPicked: (row: Row) => boolean;
  /** Picks rows, or leaves them out. */
  readonly onPick: (rows: readonly Row[], isOn: boolean) => void;
  readonly children: (row: Row) => ReactNode;
}

/** Rows that are picked one by one, or all at once. */
export function TickList<Row>({ legend, rows, keyOf, isPicked, onPick, children }: Props<Row>) {
  const { t } = useI18n();
  const count = rows.filter(isPicked).length;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{legend}</legend>
      {rows.length > 1 && (
        <label className="tap flex cursor-pointer items-center gap-3 text-sm text-ink-soft">
          <input
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < rows.length;
            }}
            type="checkbox"
            checked={count === rows.length}
            onChange={({ target }) => onPick(rows, target.checked)}
            className="size-5 shrink-0 accent-(--lamp)"
          />
          {t('list.all')}
        </label>
      )}
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li key={keyOf(row)} className="border-b border-line">
            <label className="tap flex cursor-pointer flex-wrap items-center gap-x-3 py-1">
              <input
                type="checkbox"
                checked={isPicked(row)}
                onChange={({ target }) => onPick([row], target.checked)}
                className="size-5 shrink-0 accent-(--lamp)"
              />
              {children(row)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
