import { useDeferredValue } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { PartFailed } from '../../../primitives/basics/part-failed.tsx';
import { LineList } from './line-list.tsx';
import { NoMatch } from './no-match.tsx';
import type { Found } from './use-found.ts';
import type { Narrowing } from './use-narrowing.ts';

/** Lines of all series that are asked for. */
export function FoundLines({ found, narrowing }: { found: Found; narrowing: Narrowing }) {
  const { t, language } = useI18n();
  const groups = useDeferredValue(found.groups);
  if (found.status === 'failed') {
    return <PartFailed title={t('notice.partTitle')} onRetry={found.retry} />;
  }
  if (found.status === 'loading') return <p className="py-8 text-ink-soft">{t('state.loading')}</p>;
  if (groups.length === 0) return <NoMatch narrowing={narrowing} />;
  return groups.map(({ series, lines }) => (
    <section key={series.id} className="flex flex-col gap-1">
      <h2 className="font-display text-lg font-semibold">
        <Link to={`/${language}/achievements/${series.pageId}`} className="hover:text-lamp">
          <ThingName name={series.name} />
        </Link>
      </h2>
      <LineList label={series.name.text} lines={lines} />
    </section>
  ));
}
