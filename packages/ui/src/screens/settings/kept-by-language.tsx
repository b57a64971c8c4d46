import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import { LANGUAGE_NAMES, useI18n } from '../../i18n/index.ts';
import type { KeptLanguage } from '../../offline/kept-languages.ts';
import { Button } from '../../primitives/index.ts';

interface Props {
  readonly kept: readonly KeptLanguage[];
  readonly onRemove: (language: Language) => void;
}

/** What of the database is here, in whichever language: what it takes, and how to be rid of it. */
export function KeptByLanguage({ kept, onRemove }: Props) {
  const { t, bytes } = useI18n();
  if (kept.length === 0) return null;
  return (
    <ul
      aria-label={t('offline.here')}
      className="max-w-prose divide-y divide-line border-y border-line"
    >
      {kept.map(({ language, pages, bytes: size }) => (
        <li key={language} className="flex flex-wrap items-center gap-x-4">
          <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
          <span className="figures me-auto text-sm text-ink-soft">
            {t('offline.keepSize', { pages, size: bytes(size) })}
          </span>
          <Button look="quiet" onClick={() => onRemove(language)}>
            {t('offline.removeNamed', { name: LANGUAGE_NAMES[language] })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
