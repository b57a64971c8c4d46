import type { PageName } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { RarityStars, ThingName } from '../../../game/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { NamedIn } from '../lists/named-in.tsx';

interface Props {
  readonly name: PageName;
  readonly rarity: number | null;
  /** A small picture beside the name. */
  readonly icon?: ReactNode;
  readonly portrait: ReactNode;
  /** Rows of a term and what it is. */
  readonly facts: readonly (readonly [term: string, fact: ReactNode])[];
  readonly action?: ReactNode;
  /** Where to go from here. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A thing's page: portrait and facts on the left, the rest on the right; on phones facts come first. */
export function DetailLayout({
  name,
  rarity,
  icon,
  portrait,
  facts,
  action,
  foot,
  children,
}: Props) {
  return (
    <div className="grid min-w-0 gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10">
      <aside className="flex min-w-0 flex-col gap-4">
        <div className="flex items-center gap-3">
          {icon}
          <div className="min-w-0">
            <PageTitle>
              <ThingName name={name} />
            </PageTitle>
            <NamedIn name={name} />
            {rarity !== null && <RarityStars rarity={rarity} className="text-sm" />}
          </div>
        </div>
        {/* Beside one another, as long as the facts have room there. */}
        <div className="flex flex-wrap items-start gap-4">
          <div className="w-32 lg:w-full">{portrait}</div>
          <dl className="flex min-w-[min(100%,8.5rem)] flex-1 flex-col text-sm">
            {facts.map(([term, fact]) => (
              <div
                key={term}
                className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2"
              >
                <dt className="text-ink-faint">{term}</dt>
                <dd className="ms-auto min-w-0 text-end wrap-anywhere">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        {action}
      </aside>
      <div className="min-w-0">{children}</div>
      {foot}
    </div>
  );
}
