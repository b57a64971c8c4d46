import { type BannerType, type Pull, zoneOfAccount } from '@trailbook/core/internal/warp';
import { PencilLine } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { useFeature } from '../../platform/index.ts';
import { Button, classNames, Loaded } from '../../primitives/index.ts';
import { useGame } from '../../shell/screen/use-game.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import type { OpenAccount } from './account-gate.tsx';
import { BannerRules } from './banner-rules.tsx';
import { DoubtfulRows } from './by-hand/doubtful-rows.tsx';
import { NoWarps } from './no-warps.tsx';
import { hashOf, VIEWS, type View, type WarpPlace } from './places.ts';

const loadGlobalStats = withTexts(
  ['globalStats'],
  async () => (await import('./global/global-stats.tsx')).GlobalStats,
);

// Whoever has no warps yet needs neither.
const loadStats = async () => (await import('./stats/personal-stats.tsx')).PersonalStats;
const loadHistory = async () => (await import('./history/history-view.tsx')).HistoryView;

interface Props {
  readonly type: BannerType;
  readonly place: WarpPlace;
  readonly onGo: (place: WarpPlace) => void;
  readonly device: Device;
  readonly account: OpenAccount;
  /** What the player should do soon, if anything. */
  readonly reminder: ReactNode;
}

const LABELS = {
  'Personal Stats': 'warp.view.personal',
  History: 'warp.view.history',
  'Global Stats': 'warp.view.global',
} as const;

/** A banner type: what its pulls come to, or each of them. */
export function BannerView({ type, place, onGo, device, account, reminder }: Props) {
  const { uid, store, warps: documents, begin, isBegun } = account;
  const { t } = useI18n();
  const isGlobal = place.view === 'Global Stats';
  /** Whose first warps are about to be entered by hand. */
  const [entered, enter] = useState<BannerType | undefined>(undefined);
  const go = (view: View) => (event: MouseEvent) => {
    event.preventDefault();
    enter(undefined);
    onGo({ ...place, view });
  };
  const isCounted = place.view === 'Personal Stats' && documents[type].pulls.length > 0;
  const notes = (
    <div className="flex flex-col gap-4">
      <BannerRules type={type} zone={zoneOfAccount(uid ?? '')} />
      {reminder}
      {!isGlobal && store && (
        <>
          <DoubtfulRows key={`doubted ${type}`} {...{ type, documents, store }} />
          <Newer pulls={documents[type].pulls} />
        </>
      )}
    </div>
  );
  return (
    <section aria-labelledby="banner" className="flex min-w-0 flex-col gap-4 sm:gap-5">
      {/* On a phone the row above says it. */}
      <h2 id="banner" tabIndex={-1} className="font-display text-lg font-semibold max-sm:sr-only">
        {t(`warp.banner.${type}`)}
      </h2>
      <nav aria-label={t('warp.views')}>
        <ul className="one-row flex">
          {VIEWS.map((view) => (
            <li key={view} className="min-w-min">
              <a
                href={hashOf({ ...place, view })}
                aria-current={view === place.view ? 'page' : undefined}
                onClick={go(view)}
                className={classNames(
                  'tap flex h-full items-center border-b-2 px-2 font-display text-base leading-tight -outline-offset-2 sm:px-3',
                  view === place.view
                    ? 'border-lamp text-lamp'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {t(LABELS[view])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* The player's own figures come first, and these after their counters. */}
      {!isCounted && notes}
      {isGlobal && (
        <Loaded key="global" load={loadGlobalStats} waiting={<Waiting />}>
          {(GlobalStats) => <GlobalStats key={type} type={type} />}
        </Loaded>
      )}
      {!isGlobal && (!store || uid === undefined) && (
        <NoWarps
          onBegin={(begun) => {
            begin(begun);
            onGo({ ...place, view: 'History' });
          }}
        />
      )}
      {!isGlobal && store && uid !== undefined && (
        <>
          {place.view === 'History' && (
            <Loaded key="history" load={loadHistory} waiting={<Waiting />}>
              {(HistoryView) => (
                <HistoryView
                  key={type}
                  {...{ type, documents, store }}
                  account={uid}
                  startsInEdit={isBegun || type === entered}
                />
              )}
            </Loaded>
          )}
          {place.view === 'Personal Stats' && documents[type].pulls.length === 0 && (
            <NoneHere
              onEnter={() => {
                enter(type);
                onGo({ ...place, view: 'History' });
              }}
            />
          )}
          {isCounted && (
            <Loaded key="stats" load={loadStats} waiting={<Waiting />}>
              {(PersonalStats) => (
                <PersonalStats key={type} {...{ type, documents, store, device, notes }} />
              )}
            </Loaded>
          )}
        </>
      )}
    </section>
  );
}

/** Why some pulls are shown by a number: what came is of a later version than the data. */
function Newer({ pulls }: { pulls: readonly Pull[] }) {
  const { t } = useI18n();
  const { things } = useGame('warp');
  const newer = pulls.filter(({ itemId }) => !things.has(itemId)).length;
  if (newer === 0) return null;
  return (
    <p className="max-w-prose border-s-2 border-wait ps-4 text-sm">
      {t('warp.newer', { number: newer })}
    </p>
  );
}

/** Nothing of this banner type yet, beside others of the account: what was pulled may be entered by hand. */
function NoneHere({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useI18n();
  const canEdit = useFeature('warpEditMode');
  return (
    <div className="flex flex-col items-start gap-4 border-b border-line py-10">
      <p className="text-ink-soft">{t('warp.noneHere')}</p>
      {canEdit && (
        <Button onClick={onEnter}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden />
          {t('warp.byHand.begin')}
        </Button>
      )}
    </div>
  );
}
