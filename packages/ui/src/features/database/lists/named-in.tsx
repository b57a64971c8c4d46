import type { PageName } from '@trailbook/core/internal/dataset';
import { LANGUAGE_NAMES, useI18n } from '../../../i18n/index.ts';

/** Says in which language a name is that neither the page's language nor English has. */
export function NamedIn({ name: { lang } }: { name: PageName }) {
  const { t } = useI18n();
  if (!lang || lang === 'en') return null;
  return (
    <span className="block text-xs text-ink-faint">
      {t('detail.namedIn', { language: LANGUAGE_NAMES[lang] })}
    </span>
  );
}
