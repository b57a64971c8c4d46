import {
  clampPlace,
  placeInQuery,
  queryOfPlace,
  type UniversePlace,
  type UniverseWorld,
  type UniverseWorldsPage,
} from '@trailbook/pages';
import { useEffect } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useQuery } from '../../../platform/index.ts';
import { usePageState } from '../../../platform/page-state.ts';
import { Panel, SelectField, Tabs } from '../../../primitives/index.ts';
import { Area } from './area.tsx';

/** The worlds of an entry, each with its difficulties; without scripts all of them are to be read. */
export function Worlds(page: UniverseWorldsPage) {
  const { t } = useI18n();
  const { worlds } = page;
  const [place, open] = useUniversePlace(worlds);
  if (worlds.length === 0) return <p className="py-8">{t('universe.none')}</p>;
  return (
    <Tabs
      label={t('universe.worlds')}
      size="part"
      open={place.world}
      // Another world keeps the difficulty, as far as it has it.
      onOpen={(world) => open({ ...place, world })}
      tabs={worlds.map((world, at) => ({
        id: `world-${world.world}`,
        label: world.name.text,
        content: (isOpen) => (
          <World
            isOpen={isOpen}
            page={page}
            world={world}
            shown={Math.min(place.difficulty, world.areas.length - 1)}
            onShow={(difficulty) => open({ world: at, difficulty })}
          />
        ),
      }))}
    />
  );
}

interface Props {
  readonly page: UniverseWorldsPage;
  readonly world: UniverseWorld;
  readonly isOpen: boolean;
  /** The place of the difficulty that is shown. */
  readonly shown: number;
  readonly onShow: (difficulty: number) => void;
}

function World({ page, world, isOpen, shown, onShow }: Props) {
  const { t } = useI18n();
  const { areas } = world;
  return (
    <div className="flex flex-col gap-5">
      {areas.length > 1 && (
        <div className="max-w-md" data-needs-script>
          <SelectField
            label={t('universe.difficulty')}
            value={String(shown)}
            options={areas.map(({ difficulty }, at) => ({
              value: String(at),
              label: String(difficulty),
            }))}
            onChange={(at) => onShow(Number(at))}
          />
        </div>
      )}
      {/* Closed ones take no room, nor a gap. */}
      <div>
        {areas.map((area, at) => (
          <Panel
            key={area.id}
            id={`area-${area.id}`}
            isOpen={at === shown}
            onFound={() => onShow(at)}
          >
            <Area page={page} area={area} world={world} hasPictures={isOpen && at === shown} />
          </Panel>
        ))}
      </div>
    </div>
  );
}

/** The page's state, whichever week it shows: a world and its difficulty are the same in each. */
const PAGE = '/simuniverse/worlds';

/**
 * The world and the difficulty that are open: as the address asks, else as they were left, never beyond the last. What
 * is open is written into the address.
 */
export function useUniversePlace(
  worlds: readonly UniverseWorld[],
): [UniversePlace, open: (place: UniversePlace) => void] {
  const [{ choices }, change] = usePageState(PAGE);
  const { world = 0, difficulty = 0 } = choices;
  const place = clampPlace(worlds, { world, difficulty }) ?? FIRST;
  const open = (to: UniversePlace) => change({ choices: { ...to } });
  const query = useQuery();
  // Asked once, when an address comes.
  useEffect(() => {
    const requested = placeInQuery(new URLSearchParams(query), worlds);
    if (requested) open(requested);
  }, [query]);
  const shown = queryOfPlace(worlds, place);
  // Written again for a new address of the same page.
  useEffect(() => {
    if (shown === location.search) return;
    history.replaceState(history.state, '', location.pathname + shown + location.hash);
  }, [shown, query]);
  return [place, open];
}

const FIRST: UniversePlace = { world: 0, difficulty: 0 };
