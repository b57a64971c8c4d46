import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import { Trash2 } from 'lucide-react';
import { LANGUAGE_NAMES, useI18n } from '../../../i18n/index.ts';
import { IconButton } from '../../../primitives/index.ts';
import type { KeptLanguage } from '../../../shell/offline/kept-languages.ts';

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
        <li key={language} className="flex items-center gap-x-1">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 py-1.5">
            <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
            <span className="figures text-sm text-ink-soft">
              {t('offline.keepSize', { pages, size: bytes(size) })}
            </span>
          </span>
          <IconButton
            label={t('offline.removeNamed', { name: LANGUAGE_NAMES[language] })}
            onClick={() => onRemove(language)}
          >
            <Trash2 size={18} strokeWidth={1.5} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
