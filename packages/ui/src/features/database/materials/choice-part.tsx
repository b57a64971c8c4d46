import type { GiftChoice } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Section } from '../details/section.tsx';

/** What a gift lets one choose from: pieces of a relic set, or what our data do not say. */
export function ChoicePart({ choice: { set } }: { choice: GiftChoice }) {
  const { t, language } = useI18n();
  return (
    <Section title={t('material.choice')}>
      {set ? (
        <Link
          to={`/${language}/relics/${set.pageId}`}
          className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
        >
          <ThingName name={set.name} />
        </Link>
      ) : (
        <p className="text-ink-soft">{t('material.choiceUnknown')}</p>
      )}
    </Section>
  );
}
