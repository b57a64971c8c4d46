import type { DroppedBy, MaterialPage } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Section } from '../details/section.tsx';
import { Assignments } from './assignments.tsx';
import { Offers } from './offers.tsx';
import { Recipes } from './recipes.tsx';
import { SourcePart } from './source-part.tsx';
import { Sources } from './sources.tsx';

type Props = Pick<MaterialPage, 'stages' | 'droppedBy' | 'assignments' | 'offers' | 'madeFrom'>;

/** All that is known of how one comes by an item: where it is found, then how it is made. */
export function ItemOrigins(props: Props) {
  const { t } = useI18n();
  const { stages, droppedBy, assignments, offers, madeFrom } = props;
  const enemies = droppedBy.names.length + droppedBy.nameless;
  const isFound = stages.length + enemies + assignments.length + offers.length > 0;
  return (
    <>
      {isFound && (
        <Section title={t('material.comeFrom')}>
          <Sources groups={stages} />
          {enemies > 0 && <Enemies {...droppedBy} />}
          {assignments.length > 0 && <Assignments assignments={assignments} />}
          {offers.length > 0 && <Offers offers={offers} />}
        </Section>
      )}
      {madeFrom.length > 0 && (
        <Section title={t('material.madeFrom')}>
          <Recipes recipes={madeFrom} />
        </Section>
      )}
      {!isFound && madeFrom.length === 0 && (
        <Section title={t('material.comeFrom')}>
          <p className="text-ink-soft">{t('material.noSource')}</p>
        </Section>
      )}
    </>
  );
}

/** Which enemies drop an item; of those without a name here, how many. */
function Enemies({ names, nameless }: DroppedBy) {
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
