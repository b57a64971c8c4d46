import type { ComparePage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { PartFailed, SelectField, SwitchField } from '../../../primitives/index.ts';
import { NoScripts } from '../../../shell/screen/no-scripts.tsx';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { type Compared, hasForms, type Row, rowsOf, shownAs } from './rows.tsx';
import { ThingField } from './thing-field.tsx';
import { KINDS, type Kind, type Pair, type Side, thingsOf, usePair } from './use-pair.ts';
import { useThings } from './use-things.ts';

/** Two characters or two light cones side by side: stats, skills, costs. Its address can be shared. */
export function CompareScreen(page: ComparePage) {
  const i18n = useI18n();
  const { t } = i18n;
  const [pair, choose] = usePair(page);
  const things = thingsOf(page, pair.kind);
  const kindName: Readonly<Record<Kind, string>> = {
    characters: t('nav.characters'),
    lightcones: t('nav.lightCones'),
  };
  const { left, right, isWaiting, hasFailed, retry } = useThings(pair);
  const formSwitch = (side: Side, thing: Compared) =>
    hasForms(thing) && (
      <SwitchField
        label={t('game.enhanced')}
        isOn={pair.enhanced.includes(side)}
        onChange={(isOn) => {
          const others = pair.enhanced.filter((one) => one !== side);
          choose({ ...pair, enhanced: isOn ? [...others, side].sort() : others });
        }}
      />
    );
  const formOf = (side: Side, thing: Compared | undefined) =>
    thing && { ...shownAs(thing, pair.enhanced.includes(side)), form: formSwitch(side, thing) };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t('compare.title')}</PageTitle>
      <NoScripts text={t('noScripts.compare')} />
      {/* As the columns of the table below. */}
      <div className="grid gap-y-2 noscript:hidden md:grid-cols-[2fr_3fr_3fr] md:*:pe-3">
        <SelectField
          isStacked
          label={t('compare.kind')}
          value={pair.kind}
          options={KINDS.map((value) => ({ value, label: kindName[value] }))}
          onChange={(kind) => choose({ kind, left: undefined, right: undefined, enhanced: [] })}
        />
        {(['left', 'right'] as const).map((side) => (
          <ThingField
            // Nothing of what was typed is left where the kind changes.
            key={`${pair.kind} ${side}`}
            label={t(`compare.${side}`)}
            kind={pair.kind}
            things={things}
            chosen={pair[side]}
            onChoose={(pageId) =>
              choose({
                ...pair,
                [side]: pageId,
                enhanced: pair.enhanced.filter((one) => one !== side),
              } as Pair)
            }
          />
        ))}
      </div>
      <div className="min-h-dvh noscript:hidden" aria-busy={isWaiting}>
        {hasFailed && !isWaiting && (
          <div className="mb-6">
            <PartFailed title={t('notice.partTitle')} onRetry={retry} />
          </div>
        )}
        {left || right ? (
          <Table rows={rowsOf(i18n, formOf('left', left), formOf('right', right))} />
        ) : (
          !isWaiting && !hasFailed && <p className="text-ink-soft">{t('compare.hint')}</p>
        )}
      </div>
    </div>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  const { t } = useI18n();
  return (
    <table className="@container figures block text-sm">
      <caption className="sr-only">{t('compare.title')}</caption>
      <tbody className="block">
        {rows.map(({ term, left, right }, index) => (
          <tr
            key={index}
            // On a phone each has half of the width, below their term: all begin at the same places. One has all of it
            // where letters are so large that words would not fit.
            className="grid grid-cols-2 border-b border-line @max-[14rem]:grid-cols-1 md:grid-cols-[2fr_3fr_3fr]"
          >
            <th
              scope="row"
              className="min-w-0 py-2 pe-3 text-start font-normal wrap-break-word hyphens-auto text-ink-faint max-md:col-span-full max-md:pb-0"
            >
              {term}
            </th>
            {[left, right].map((cell, side) => (
              <td key={side} className="min-w-0 py-2 pe-3 wrap-break-word hyphens-auto max-md:pt-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
