import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';

/** So many rows are shown at once; to fold a few more away would win no room. */
const SHOWN = 6;
const MOST = 9;

interface Props<Row> {
  readonly rows: readonly Row[];
  /** How a part of the rows is drawn. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that shows its first rows and folds the others away, which open without scripts as well. */
export function Folded<Row>({ rows, children }: Props<Row>) {
  const { t } = useI18n();
  if (rows.length <= MOST) return children(rows);
  return (
    <div>
      {children(rows.slice(0, SHOWN))}
      <details>
        <summary className="tap flex w-fit items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
          {t('material.further', { number: rows.length - SHOWN })}
        </summary>
        {children(rows.slice(SHOWN))}
      </details>
    </div>
  );
}
