import { formatStatChange } from '@trailbook/core/internal/text';
import type { CharacterPage, TracePoint, VariantPage } from '@trailbook/pages';
import { RankStars, ThingName, TraceTree } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { counted, ItemList } from '../item-sheet/item-list.tsx';
import { ChangedMark } from './changed.tsx';
import type { Changes } from './changes.ts';
import { EffectDescription } from './effect-description.tsx';
import { PointMark } from './point-mark.tsx';
import { TraceList } from './trace-list.tsx';
import { pointTitle, statText } from './trace-texts.ts';

interface Props {
  readonly page: CharacterPage;
  readonly variant: VariantPage;
  readonly changes: Changes;
  /** As of which ascension points are barred; the last where none was picked. */
  readonly ascension: number | undefined;
  readonly onAscension: (ascension: number) => void;
  /** The anchor of the chosen point, which enhanced variants share. */
  readonly chosen: number | undefined;
  readonly onChoose: (anchor: number) => void;
}

/** The points of a character on its path's diagram, and the one that was chosen. */
export function TracesTab({ page, variant, changes, chosen, ...props }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const last = page.ascensions.length - 1;
  const ascension = Math.min(props.ascension ?? last, last);
  const level = page.ascensions[ascension]?.maxLevel ?? 1;
  const point = variant.traces.find(({ anchor }) => anchor === chosen) ?? firstTrace(variant);
  const choose = (trace: TracePoint) => props.onChoose(trace.anchor);
  const isBarred = (trace: TracePoint) =>
    (trace.ascension ?? 0) > ascension || (trace.characterLevel ?? 0) > level;
  const labelOf = (trace: TracePoint) =>
    [pointTitle(i18n, trace), ...trace.stats.map((stat) => statText(i18n, stat))].join(' · ');

  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex justify-center">
          <RankStars
            legend={t('trace.ascension')}
            ranks={last}
            value={ascension}
            onPick={props.onAscension}
          />
        </div>
        <TraceTree
          name={t('character.traces')}
          traces={variant.traces}
          stateOf={(trace) => (trace.id === point?.id ? 'selected' : 'none')}
          chosen={point?.id}
          labelOf={labelOf}
          markOf={(trace) => <PointMark variant={variant} point={trace} />}
          captionOf={({ stats: [stat] }) =>
            stat && { stat: stat.name, figure: statText(i18n, stat) }
          }
          isBarred={isBarred}
          onPress={choose}
        />
        {point && (
          <section
            aria-live="polite"
            className="flex min-w-0 flex-col gap-3 border-t border-line-strong pt-4"
          >
            <Point
              page={page}
              variant={variant}
              point={point}
              before={changes.traceBefore(point)}
              isBarred={isBarred(point)}
            />
          </section>
        )}
      </div>
      <TraceList
        page={page}
        variant={variant}
        changes={changes}
        chosen={point?.anchor}
        onChoose={choose}
      />
    </div>
  );
}

function Point(props: {
  page: CharacterPage;
  variant: VariantPage;
  point: TracePoint;
  before: TracePoint | undefined;
  isBarred: boolean;
}) {
  const { page, variant, point, before: was, isBarred } = props;
  const i18n = useI18n();
  const { t, language } = i18n;
  const before = variant.traces.filter(({ id }) => point.parents.includes(id));
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <span className="size-11 shrink-0 rounded-full border border-line-strong p-2 text-ink-soft">
          <PointMark variant={variant} point={point} />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="font-display text-base leading-snug font-semibold">
            <ThingName name={point.name ?? { text: pointTitle(i18n, point) }} />{' '}
            {was && <ChangedMark />}
          </h3>
          <p className="text-xs text-ink-faint">{t(`trace.type.${point.type}`)}</p>
        </div>
      </header>
      {point.stats.map((stat) => (
        <p key={stat.property} className="figures">
          <ThingName name={stat.name} /> {formatStatChange(language, stat.property, stat.value)}
        </p>
      ))}
      <EffectDescription
        page={page}
        deed={point}
        before={was}
        isWorded={point.type === 'bonus'}
        hasFigures={point.type === 'bonus' || point.type === 'special'}
      />
      {point.type === 'skill' && <p className="text-sm text-ink-soft">{t('trace.skillHint')}</p>}
      <ul className="flex flex-col text-sm text-ink-soft">
        {point.ascension !== null && (
          <li className={isBarred ? 'text-stop' : undefined}>
            {t('trace.needsAscension', { rank: point.ascension })}
          </li>
        )}
        {point.characterLevel !== null && point.characterLevel > 1 && (
          <li className={isBarred ? 'text-stop' : undefined}>
            {t('trace.needsLevel', { level: point.characterLevel })}
          </li>
        )}
        {before.map((trace) => (
          <li key={trace.id}>{t('trace.needs', { name: pointTitle(i18n, trace) })}</li>
        ))}
      </ul>
      {point.cost.length > 0 && (
        <ItemList
          items={counted(
            point.cost.map(({ id, count }) => [id, count] as const),
            page.items,
          )}
        />
      )}
    </>
  );
}

/** What a visitor most likely wants first: the first bonus ability. */
function firstTrace(variant: VariantPage): TracePoint | undefined {
  return variant.traces.find(({ type }) => type === 'bonus') ?? variant.traces[0];
}
