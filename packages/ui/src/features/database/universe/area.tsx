import type { UniverseArea, UniverseWorld, UniverseWorldsPage } from '@trailbook/pages';
import { type ReactNode, useId } from 'react';
import { ElementGlyph, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Monsters } from './monsters.tsx';
import { Prizes } from './prizes.tsx';

interface Props {
  readonly page: UniverseWorldsPage;
  readonly area: UniverseArea;
  readonly world: UniverseWorld;
  /** Closed areas do without: there are many of them, and each picture is drawn of many lines. */
  readonly hasPictures: boolean;
}

/** An area: whom one meets there, and what there is to be had. */
export function Area({ page, area, world, hasPictures }: Props) {
  const { t } = useI18n();
  const { recommendedLevel, elements, bosses, others, firstClear, rewards } = area;
  return (
    <section
      aria-labelledby={`head-${area.id}`}
      className="flex flex-col gap-6"
      data-area={area.id}
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id={`head-${area.id}`} className="font-display text-lg font-semibold">
          {world.name.text}
          {world.areas.length > 1 && (
            <span className="font-normal text-ink-soft">
              {' · '}
              {t('universe.difficultyNumber', { number: area.difficulty })}
            </span>
          )}
        </h2>
        {recommendedLevel !== null && (
          <p className="text-sm text-ink-soft">
            {t('universe.recommendedLevel')}{' '}
            <span className="figures text-ink">{recommendedLevel}</span>
          </p>
        )}
        {elements.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {t('universe.recommendedElements')}
            {elements.map((element) => (
              <span key={element} className="inline-flex items-center gap-1 text-ink">
                <ElementGlyph element={element} className="size-4" />
                <ThingName name={page.elementNames[element] ?? { text: element }} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Part title={t('universe.bosses')}>
          <Monsters page={page} monsters={bosses} hasPictures={hasPictures} />
        </Part>
        {others.length > 0 && (
          <Part title={t('universe.others')}>
            <Monsters page={page} monsters={others} hasPictures={hasPictures} />
          </Part>
        )}
        {firstClear.length > 0 && (
          <Part title={t('universe.firstClear')}>
            <Prizes page={page} prizes={firstClear} hasPictures={hasPictures} />
          </Part>
        )}
        {rewards.length > 0 && (
          <Part title={t('universe.rewards')}>
            <Prizes page={page} prizes={rewards} hasPictures={hasPictures} />
          </Part>
        )}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1">
      <h3 id={id} className="text-sm text-ink-faint">
        {title}
      </h3>
      {children}
    </section>
  );
}
