import { foldText } from '@trailbook/core/internal/search';
import { UNTOUCHED_PAGE } from '@trailbook/core/internal/user-data';
import {
  BLESSING_KINDS,
  BLESSINGS_A_PAGE,
  type BlessingCard,
  type UniverseBlessingsPage,
} from '@trailbook/pages';
import { type RefObject, useEffect, useRef } from 'react';
import { FilterBar } from '../../../filters/filter-bar.tsx';
import type { FilterGroup } from '../../../filters/filter-group.ts';
import { NothingFound } from '../../../filters/nothing-found.tsx';
import { SimilarNamesNote } from '../../../filters/similar-names-note.tsx';
import { UnknownFilters } from '../../../filters/unknown-filters.tsx';
import { useNarrowing } from '../../../filters/use-narrowing.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Button, FilterChips } from '../../../primitives/index.ts';
import { rarityGroup } from '../lists/filter-groups.tsx';
import { BlessingRow } from './blessing-row.tsx';
import { UniversePathGlyph } from './marks.tsx';
import { NoTexts } from './no-texts.tsx';

/** The list's state, whichever week it is of: blessings are the same in each. */
const PAGE = '/simuniverse/blessings';

const keyOf = ({ name }: BlessingCard) => foldText(name.text);

/** Blessings by path, rarity and kind, so many at once; readers without scripts get the rest as well. */
export function Blessings(page: UniverseBlessingsPage) {
  const i18n = useI18n();
  const { t } = i18n;
  const { blessings, paths, filters } = page;
  const groups: readonly FilterGroup<BlessingCard>[] = [
    {
      id: 'blessingPath',
      field: 'path',
      legend: t('filter.path'),
      options: paths.map((path) => ({
        value: String(path.id),
        label: path.name.text,
        picture: <UniversePathGlyph path={path} />,
      })),
    },
    rarityGroup(i18n, 'blessingRarity', filters.rarities),
    {
      id: 'blessingKind',
      field: 'kind',
      legend: t('universe.kind'),
      isExclusive: true,
      options: BLESSING_KINDS.map((kind) => ({ value: kind, label: t(`universe.${kind}`) })),
    },
  ];
  const { shown, active, search, state, change, isClose, unknown } = useNarrowing({
    page: PAGE,
    things: blessings,
    groups,
    keyOf,
  });
  const { pages = 1, level = 0, ...others } = state.choices;
  const drawn = shown.slice(0, pages * BLESSINGS_A_PAGE);
  const hasMore = drawn.length < shown.length;
  const more = () => change({ choices: { ...others, level, pages: pages + 1 } });
  const end = useRef<HTMLDivElement>(null);
  useMoreAtEnd(end, { hasMore, count: drawn.length, more });
  const pathOf = (blessing: BlessingCard) => paths.find(({ id }) => id === blessing.path);
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <FilterBar
        groups={groups}
        active={active}
        search={search}
        // Another list begins at its beginning.
        change={(changes) => change({ choices: { ...others, level }, ...changes })}
      />
      <UnknownFilters values={unknown} />
      <SimilarNamesNote query={isClose ? search : undefined} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p aria-live="polite" className="figures text-sm text-ink-faint">
          {t('list.shown', { number: shown.length })}
        </p>
        {page.hasTexts && (
          <div data-needs-script>
            <FilterChips
              legend={t('universe.level')}
              options={[0, 1].map((at) => ({
                value: String(at),
                label: t('game.level', { level: at + 1 }),
              }))}
              isActive={(value) => value === String(level)}
              onToggle={(value) => change({ choices: { ...others, pages, level: Number(value) } })}
            />
          </div>
        )}
      </div>
      {!page.hasTexts && <NoTexts />}
      {shown.length === 0 ? (
        <NothingFound
          query={active.length === 0 ? search : undefined}
          onReset={() => change(UNTOUCHED_PAGE)}
        />
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
          {drawn.map((blessing) => (
            <BlessingRow
              key={blessing.id}
              page={page}
              blessing={blessing}
              path={pathOf(blessing)}
              level={level}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div ref={end} data-needs-script>
          <Button onClick={more}>{t('universe.more')}</Button>
        </div>
      )}
      <noscript>
        <ul>
          {blessings.slice(BLESSINGS_A_PAGE).map((blessing) => (
            <BlessingRow
              key={blessing.id}
              page={page}
              blessing={blessing}
              path={pathOf(blessing)}
              level={level}
            />
          ))}
        </ul>
      </noscript>
    </div>
  );
}

/** Rule D20. */
const NEAR_THE_END_PX = 10;

interface More {
  readonly hasMore: boolean;
  /** How many are there: with each more that came, the end is looked for anew. */
  readonly count: number;
  readonly more: () => void;
}

/** Asks for more of a list when its reader is within a hand's breadth of its end. */
function useMoreAtEnd(end: RefObject<Element>, { hasMore, count, more }: More): void {
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) latest.current();
      },
      { rootMargin: `0px 0px ${NEAR_THE_END_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, hasMore, count]);
}
