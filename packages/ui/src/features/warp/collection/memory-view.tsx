import { formatMonth } from '@trailbook/core/internal/format';
import { type ReactNode, useMemo } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf } from '../parts/things.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { memoriesOf } from './memories.ts';
import { useCollection } from './use-collection.ts';

/** When each character and light cone came aboard for the first time, month by month. */
export function MemoryView({ documents }: { documents: WarpDocuments }) {
  const { t, language, day } = useI18n();
  const collection = useCollection(documents);
  const { months, fromStart } = useMemo(() => memoriesOf(collection), [collection]);
  return (
    <section aria-labelledby="memories" className="flex min-w-0 flex-col gap-4">
      <h2 id="memories" className="font-display text-lg font-semibold">
        {t('warp.held.memory')}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.held.memoryText')}</p>
      {months.length === 0 && (
        <p className="border-y border-line py-10 text-ink-soft">{t('warp.none')}</p>
      )}
      {months.map(({ month, met }) => (
        <Chapter key={month} id={`month-${month}`} title={formatMonth(language, month)}>
          {met.map(({ item, pull }) => (
            <Met key={item.itemId} itemId={item.itemId}>
              <ByHandMark pull={pull} />
              <span className="figures text-sm text-ink-faint">{day(pull.time)}</span>
            </Met>
          ))}
        </Chapter>
      ))}
      {months.length > 0 && (
        <Chapter id="from-start" title={t('warp.held.fromStart')}>
          {fromStart.map(({ itemId }) => (
            <Met key={itemId} itemId={itemId} />
          ))}
        </Chapter>
      )}
    </section>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-b border-line-strong pb-1 font-display text-base">
        {title}
      </h3>
      <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>
    </section>
  );
}

function Met({ itemId, children }: { readonly itemId: number; readonly children?: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 border-b border-line py-1">
      <ThingFigure itemId={itemId} className="size-11 shrink-0" />
      <ThingName
        name={nameOf(useGame('warp'), itemId)}
        className="min-w-0 flex-1 basis-20 wrap-anywhere"
      />
      {children}
    </li>
  );
}
