import type { Assignment } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SourcePart } from './source-part.tsx';

/** What assignments bring of an item, by how long they take. */
export function Assignments({ assignments }: { assignments: readonly Assignment[] }) {
  const { t } = useI18n();
  return (
    <SourcePart title={t('material.assignments')}>
      {assignments.map((assignment, place) => (
        <Lengths
          key={assignment.id}
          {...assignment}
          name={
            assignment.name ??
            (assignments.length > 1
              ? { text: t('material.assignment', { number: place + 1 }) }
              : null)
          }
        />
      ))}
    </SourcePart>
  );
}

function Lengths({ id, name, lengths }: Assignment) {
  const { t, number } = useI18n();
  return (
    <div className="overflow-x-auto">
      <table data-assignment={id} className="figures text-end text-sm">
        {name && (
          <caption className="py-1 text-start text-ink-faint">
            <ThingName name={name} />
          </caption>
        )}
        <thead>
          <tr className="border-b border-line-strong text-ink-faint">
            <td />
            {lengths.map(({ hours }) => (
              <th key={hours} scope="col" className="px-3 py-1 font-normal whitespace-nowrap">
                {t('material.hours', { number: hours })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['brought', 'bonus'] as const).map((row) => (
            <tr key={row}>
              <th scope="row" className="py-1 pe-3 text-start font-normal text-ink-faint">
                {t(`material.${row}`)}
              </th>
              {lengths.map(({ hours, count, bonus }) => (
                <td key={hours} className="px-3 py-1">
                  {number(row === 'brought' ? count : bonus)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
