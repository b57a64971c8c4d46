import {
  clearGroup,
  type FilterOption,
  type ItemReader,
  narrowed,
  toggleOption,
} from '@trailbook/core/internal/filters';
import { type Entry, newCharacterEntry, newLightConeEntry } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { SimilarNamesNote } from '../../../filters/similar-names-note.tsx';
import {
  ElementGlyph,
  PathGlyph,
  RarityStars,
  ThingName,
  ThingPicture,
} from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Dialog, FilterChips, SearchField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { type Candidate, candidates } from './candidates.ts';

interface Props {
  readonly kind: Entry['kind'];
  readonly entries: readonly Entry[];
  readonly onPick: (entry: Entry) => void;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}

const ASKED: ItemReader<Candidate> = {
  fieldOf: (candidate, group) => String(candidate[group as 'rarity'] ?? ''),
  keyOf: ({ searchKey }) => searchKey,
};

/** Choose a character or light cone to plan; characters already in the plan are left out. */
export function AddDialog({ kind, entries, onPick, onCustom, onClose }: Props) {
  const { t } = useI18n();
  const game = useGame('planner');
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<readonly FilterOption[]>([]);
  const all = candidates(game, kind, entries);
  const { found: shown, isClose } = narrowed(all, { active, search }, ASKED);
  const groups = filterGroups(game, all, kind);
  const pick = ({ id }: Candidate) => {
    const now = Date.now();
    const entry =
      kind === 'character'
        ? newCharacterEntry(game.tables, id as Parameters<typeof newCharacterEntry>[1], { now })
        : newLightConeEntry(game.tables, id as Parameters<typeof newLightConeEntry>[1], { now });
    if (entry) onPick(entry);
  };

  return (
    <Dialog
      title={t(kind === 'character' ? 'planner.addCharacter' : 'planner.addLightCone')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('list.search')}
          value={search}
          onChange={setSearch}
          onEnter={() => shown[0] && pick(shown[0])}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          {groups.map((group) => (
            <FilterChips
              key={group.group}
              legend={t(group.legend)}
              options={group.values.map((value) => ({
                value,
                label: labelOf(group.group, value),
                picture: pictureOf(group.group, value),
              }))}
              isActive={(value) =>
                active.some((option) => option.group === group.group && option.value === value)
              }
              onToggle={(value) =>
                setActive((options) => toggleOption(options, { group: group.group, value }))
              }
              all={{
                label: t('list.all'),
                onChoose: () => setActive((options) => clearGroup(options, group.group)),
              }}
            />
          ))}
        </div>
        {shown.length === 0 && (
          <p className="py-6 wrap-anywhere text-ink-soft">
            {active.length > 0 ? t('list.none') : t('list.noneCalled', { query: search.trim() })}
          </p>
        )}
        <SimilarNamesNote query={isClose ? search : undefined} />
        <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
          {active.length === 0 && search.trim() === '' && (
            <li className="border-b border-line">
              <button
                type="button"
                onClick={onCustom}
                className="group flex w-full items-center gap-3 py-1 text-start hover:bg-raised"
              >
                <span className="flex size-11 shrink-0 items-center justify-center rounded-control border border-dashed border-line-strong">
                  <PenLine size={18} strokeWidth={1.5} aria-hidden />
                </span>
                <span className="group-hover:text-lamp">{t('custom.entry')}</span>
              </button>
            </li>
          )}
          {shown.map((candidate) => (
            <li key={candidate.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => pick(candidate)}
                className="group flex w-full flex-wrap items-center gap-x-3 py-1 text-start hover:bg-raised"
              >
                <ThingPicture
                  kind={kind}
                  id={candidate.id}
                  path={candidate.path}
                  rarity={candidate.rarity}
                  element={candidate.element}
                  detail="small"
                  sizes="2.75rem"
                  className="size-11 shrink-0"
                />
                <ThingName
                  name={candidate.name}
                  className="min-w-0 flex-1 basis-20 group-hover:text-lamp"
                />
                {candidate.element && <ElementGlyph element={candidate.element} />}
                <PathGlyph path={candidate.path} className="size-5 text-ink-faint" />
                <RarityStars
                  rarity={candidate.rarity}
                  className="min-w-14 pe-2 text-end text-xs tracking-tighter"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );

  function labelOf(group: string, value: string): string {
    if (group === 'rarity') return t('rarity.stars', { rarity: Number(value) });
    const names = group === 'path' ? game.names.paths : game.names.elements;
    return names[value]?.text ?? value;
  }
}

/** As on the list pages: the names of paths and elements are in the game's order. */
function filterGroups({ names }: PlannerData, all: readonly Candidate[], kind: Entry['kind']) {
  const rarities = [...new Set(all.map((candidate) => String(candidate.rarity)))];
  return [
    { group: 'rarity', legend: 'filter.rarity', values: rarities },
    { group: 'path', legend: 'filter.path', values: Object.keys(names.paths) },
    ...(kind === 'character'
      ? [
          {
            group: 'element',
            legend: 'filter.element',
            values: Object.keys(names.elements),
          } as const,
        ]
      : []),
  ] as const;
}

function pictureOf(group: string, value: string) {
  if (group === 'path') return <PathGlyph path={value as Candidate['path']} />;
  if (group === 'element')
    return <ElementGlyph element={value as NonNullable<Candidate['element']>} />;
  return <span className="figures">{value} ★</span>;
}
