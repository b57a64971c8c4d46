import { foldText } from '@trailbook/core/internal/search';
import { UNTOUCHED_PAGE } from '@trailbook/core/internal/user-data';
import type { CurioCard, UniverseCuriosPage } from '@trailbook/pages';
import { FilterBar } from '../../../filters/filter-bar.tsx';
import { NothingFound } from '../../../filters/nothing-found.tsx';
import { SimilarNamesNote } from '../../../filters/similar-names-note.tsx';
import { UnknownFilters } from '../../../filters/unknown-filters.tsx';
import { useNarrowing } from '../../../filters/use-narrowing.ts';
import { GameText, Picture, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { CurioGlyph } from './marks.tsx';
import { MissingSentence, NoTexts } from './no-texts.tsx';

/** There are no filters of curios. */
const NONE = [] as const;

const keyOf = ({ name }: CurioCard) => foldText(name.text);

/** All curios, with a search: what each does, where its text was read. */
export function Curios(page: UniverseCuriosPage) {
  const { t } = useI18n();
  const { shown, active, search, change, isClose, unknown } = useNarrowing({
    page: '/simuniverse/curios',
    things: page.curios,
    groups: NONE,
    keyOf,
  });
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <FilterBar groups={NONE} active={active} search={search} change={change} />
      <UnknownFilters values={unknown} />
      <SimilarNamesNote query={isClose ? search : undefined} />
      <p aria-live="polite" className="figures text-sm text-ink-faint">
        {t('list.shown', { number: shown.length })}
      </p>
      {!page.hasTexts && <NoTexts />}
      {shown.length === 0 ? (
        <NothingFound
          query={active.length === 0 ? search : undefined}
          onReset={() => change(UNTOUCHED_PAGE)}
        />
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((curio) => (
            <Curio key={curio.id} page={page} curio={curio} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Curio({ page, curio }: { page: UniverseCuriosPage; curio: CurioCard }) {
  const { id, name, icon, params, text, lore } = curio;
  return (
    <li data-curio={id} className="flex min-w-0 gap-3 border-b border-line py-2.5">
      <Picture
        path={icon === 'none' ? null : icon}
        sizes="2.25rem"
        className="size-9 shrink-0 text-ink-soft"
      >
        <CurioGlyph id={id} />
      </Picture>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5">
        <ThingName name={name} className="leading-snug wrap-break-word" />
        {text ? (
          <p className="text-sm text-ink-soft">
            <GameText text={text} params={params} nickname={page.nickname} />
          </p>
        ) : (
          page.hasTexts && <MissingSentence />
        )}
        {lore && (
          <p className="text-xs text-ink-faint">
            <GameText text={lore} nickname={page.nickname} />
          </p>
        )}
      </div>
    </li>
  );
}
