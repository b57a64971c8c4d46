import type { DroppedBy } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SourcePart } from './source-part.tsx';

/** Which enemies drop an item; of those without a name here, how many. */
export function Enemies({ names, nameless }: DroppedBy) {
  const { t } = useI18n();
  return (
    <SourcePart title={t('material.enemies')}>
      {names.length > 0 && (
        <ul data-enemies className="flex flex-wrap gap-x-5 gap-y-1">
          {names.map((name) => (
            <li key={name.text}>
              <ThingName name={name} />
            </li>
          ))}
        </ul>
      )}
      {nameless > 0 && (
        <p className="figures text-ink-soft">
          {t('material.namelessEnemies', { number: nameless })}
        </p>
      )}
    </SourcePart>
  );
}
