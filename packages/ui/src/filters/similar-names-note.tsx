import { useI18n } from '../i18n/index.ts';

/**
 * Says that nothing is called as was searched for, and that what follows is close to it.
 *
 * @param query - what was searched for; undefined where something is called so
 */
export function SimilarNamesNote({ query }: { query: string | undefined }) {
  const { t } = useI18n();
  return (
    // There before it says anything, so that it is read out.
    <p
      aria-live="polite"
      className={query === undefined ? 'sr-only' : 'wrap-anywhere text-ink-soft'}
    >
      {query !== undefined && t('list.closeTo', { query: query.trim() })}
    </p>
  );
}
