import {
  COLUMN_ROLES,
  type ColumnRole,
  type Columns,
  guessColumns,
} from '@trailbook/core/internal/warp';
import { useState } from 'react';
import { type MessageKey, useI18n } from '../../../../i18n/index.ts';
import { Button, SelectField } from '../../../../primitives/index.ts';

const ROLE_NAMES: Readonly<Record<ColumnRole, MessageKey>> = {
  time: 'warpImport.column.time',
  type: 'warpImport.column.type',
  item: 'warpImport.column.item',
  id: 'warpImport.column.id',
  gachaId: 'warpImport.column.gachaId',
  uid: 'warpImport.column.uid',
  zone: 'warpImport.column.zone',
};
const NOT_THERE = '';

interface Props {
  readonly header: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly onRead: (columns: Columns) => void;
}

/** Asks which column of a table is which, beside its first rows. */
export function ColumnMapper({ header, sample, onRead }: Props) {
  const { t } = useI18n();
  const [columns, setColumns] = useState(() => guessColumns(header));
  const { time, type, item } = columns;
  const options = [
    { value: NOT_THERE, label: t('warpImport.column.none') },
    ...header.map((name, at) => ({ value: String(at), label: name || String(at + 1) })),
  ];
  const read = () => {
    if (time === undefined || type === undefined || item === undefined) return;
    onRead({ ...columns, time, type, item });
  };
  return (
    <section className="flex flex-col gap-4" aria-label={t('warpImport.column.question')}>
      <h2 className="font-display text-lg font-semibold">{t('warpImport.column.question')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="text-sm">
          <thead>
            <tr>
              {header.map((name, at) => (
                <th key={at} scope="col" className="px-2 text-start">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sample.map((cells, line) => (
              <tr key={line}>
                {cells.map((cell, at) => (
                  <td key={at} className="px-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex max-w-md flex-col gap-2">
        {COLUMN_ROLES.map((role) => (
          <SelectField
            key={role}
            label={t(ROLE_NAMES[role])}
            value={String(columns[role] ?? NOT_THERE)}
            options={options}
            onChange={(chosen) => {
              const { [role]: _before, ...others } = columns;
              setColumns(chosen === NOT_THERE ? others : { ...others, [role]: Number(chosen) });
            }}
          />
        ))}
      </div>
      <div>
        <Button look="lamp" disabled={[time, type, item].includes(undefined)} onClick={read}>
          {t('warpImport.column.read')}
        </Button>
      </div>
    </section>
  );
}
