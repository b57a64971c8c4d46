import type { CharacterPage, TracePoint, VariantPage } from '@trailbook/core/internal/pages';
import { figureFormats, formatStat } from '@trailbook/core/internal/text';
import { useState } from 'react';
import {
  counted,
  GameText,
  ItemList,
  Picture,
  RankStars,
  SkillGlyph,
  ThingName,
  TraceTree,
} from '../../game/index.ts';
import { type I18n, useI18n } from '../../i18n/index.ts';
import { Figures, MissingText } from '../details/index.ts';

interface Props {
  readonly page: CharacterPage;
  readonly variant: VariantPage;
}

/** The points of a character on its path's diagram, and the one that was chosen. */
export function TracesTab({ page, variant }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const last = page.ascensions.length - 1;
  const [ascension, setAscension] = useState(last);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const level = page.ascensions[ascension]?.maxLevel ?? 1;
  const point = variant.traces.find(({ id }) => id === chosen) ?? firstTrace(variant);
  const isBarred = (trace: TracePoint) =>
    (trace.ascension ?? 0) > ascension || (trace.characterLevel ?? 0) > level;
  const labelOf = (trace: TracePoint) =>
    [pointTitle(i18n, trace), ...trace.stats.map((stat) => statText(i18n, stat))].join(' · ');

  return (
    <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
      <div className="flex min-w-0 flex-1 flex-col items-center gap-4">
        <RankStars
          legend={t('trace.ascension')}
          ranks={last}
          value={ascension}
          onPick={setAscension}
        />
        <TraceTree
          traces={variant.traces}
          stateOf={(trace) => (trace.id === point?.id ? 'selected' : 'none')}
          chosen={point?.id}
          labelOf={labelOf}
          markOf={(trace) => <PointMark variant={variant} point={trace} />}
          isBarred={isBarred}
          onPress={(trace) => setChosen(trace.id)}
        />
      </div>
      {point && (
        <section
          aria-live="polite"
          className="flex min-w-0 flex-1 flex-col gap-3 border-t border-line-strong pt-4"
        >
          <Point page={page} variant={variant} point={point} isBarred={isBarred(point)} />
        </section>
      )}
    </div>
  );
}

/** Skills by what they are used as; the three abilities by a star; stats stay plain. */
function PointMark({ variant, point }: { variant: VariantPage; point: TracePoint }) {
  if (point.type === 'stat') return null;
  const group = [...variant.skills, ...variant.memosprite].find(({ id }) => id === point.id);
  return (
    <Picture path={point.icon} width={96} height={96} className="size-full">
      <SkillGlyph type={group?.skills[0]?.type ?? 'skill'} />
    </Picture>
  );
}

function Point(props: {
  page: CharacterPage;
  variant: VariantPage;
  point: TracePoint;
  isBarred: boolean;
}) {
  const { page, variant, point, isBarred } = props;
  const i18n = useI18n();
  const { t, language } = i18n;
  const before = variant.traces.filter(({ id }) => point.parents.includes(id));
  return (
    <>
      <header className="flex items-center gap-3">
        <span className="size-11 shrink-0 rounded-full border border-line-strong p-2 text-ink-soft">
          <PointMark variant={variant} point={point} />
        </span>
        <div className="min-w-0">
          <h3 className="font-display text-base leading-snug font-semibold">
            <ThingName name={point.name ?? { text: pointTitle(i18n, point) }} />
          </h3>
          <p className="text-xs text-ink-faint">{t(`trace.type.${point.type}`)}</p>
        </div>
      </header>
      {point.stats.map((stat) => (
        <p key={stat.property} className="figures">
          <ThingName name={stat.name} /> +{formatStat(language, stat.property, stat.value)}
        </p>
      ))}
      {point.text ? (
        <p className="max-w-prose text-ink-soft">
          <GameText
            text={point.text}
            params={point.params}
            nickname={page.nickname}
            gender={page.gender}
          />
        </p>
      ) : (
        <>
          {page.hasTexts && point.type === 'bonus' && <MissingText />}
          {(point.type === 'bonus' || point.type === 'special') && (
            <Figures levels={[point.params]} formats={figureFormats([point.params])} at={0} />
          )}
        </>
      )}
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

function pointTitle({ t }: I18n, point: TracePoint): string {
  return point.name?.text ?? t(`trace.type.${point.type}`);
}

function statText({ language }: I18n, stat: TracePoint['stats'][number]): string {
  return `+${formatStat(language, stat.property, stat.value)}`;
}

/** What a visitor most likely wants first: the first bonus ability. */
function firstTrace(variant: VariantPage): TracePoint | undefined {
  return variant.traces.find(({ type }) => type === 'bonus') ?? variant.traces[0];
}
