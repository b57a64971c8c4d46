import type { MonsterAtLevel, UniverseWorldsPage } from '@trailbook/pages';
import { ElementGlyph, Picture, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { MonsterGlyph } from './marks.tsx';

interface Props {
  readonly page: UniverseWorldsPage;
  readonly monsters: readonly MonsterAtLevel[];
  readonly hasPictures: boolean;
}

/** Enemies as rows of a timetable: who, at what level, and what they are weak against. */
export function Monsters({ page, monsters, hasPictures }: Props) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-col">
      {monsters.map(([id, level]) => {
        const monster = page.monsters[id];
        const weaknesses = monster?.weaknesses ?? [];
        return (
          <li
            key={id}
            data-monster={id}
            className="flex min-w-0 flex-wrap items-center gap-x-3 border-b border-line py-1.5"
          >
            {hasPictures && (
              <Picture
                path={monster?.icon ?? null}
                sizes="2.25rem"
                className="size-9 shrink-0 text-ink-soft"
              >
                <MonsterGlyph id={id} />
              </Picture>
            )}
            <span className="flex min-w-0 flex-1 basis-36 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-36 leading-snug wrap-break-word">
                {monster?.name ? <ThingName name={monster.name} /> : t('universe.enemy')}
              </span>
              {weaknesses.length > 0 && (
                <span className="flex flex-wrap items-center gap-1.5">
                  <span aria-hidden className="text-xs text-ink-faint">
                    {t('universe.weaknesses')}
                  </span>
                  <ul aria-label={t('universe.weaknesses')} className="flex gap-1.5">
                    {weaknesses.map((element) => {
                      const name = page.elementNames[element]?.text ?? element;
                      return (
                        <li key={element} title={name} className="flex">
                          <ElementGlyph element={element} />
                          <span className="sr-only">{name}</span>
                        </li>
                      );
                    })}
                  </ul>
                </span>
              )}
            </span>
            <span className="figures ms-auto text-end whitespace-nowrap">
              {t('game.level', { level })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
