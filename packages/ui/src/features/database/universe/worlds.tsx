import type { UniverseWorld, UniverseWorldsPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Panel, SelectField, Tabs } from '../../../primitives/index.ts';
import { Area } from './area.tsx';
import { useUniversePlace } from './use-universe-place.ts';

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
