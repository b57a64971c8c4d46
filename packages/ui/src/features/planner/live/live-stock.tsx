import type { ItemId } from '@trailbook/core/internal/dataset';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import type { LiveBridge } from '../../../platform/index.ts';
import { Button, SwitchField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { readerDay } from '../../warp/parts/server-day.ts';
import { oddsActions, oddsStore } from '../../warp/store/odds-store.ts';
import { type PlannerStore, planActions } from '../store/planner-store.ts';
import { type Following, followLive, type Holdings, type LiveState } from './follow-live.ts';

interface Props {
  readonly live: LiveBridge;
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
}

/** On the desktop: what the game's scanner tells, taken over as it happens, for this visit. Rule U31. */
export function LiveStock({ live, device, profile, store }: Props) {
  const { t } = useI18n();
  const { tables } = useGame('planner');
  const [current, setCurrent] = useState<LiveState>({ state: 'off' });
  const following = useRef<Following>();
  // Another profile, and another page, begin anew.
  useEffect(
    () => () => {
      following.current?.stop();
      following.current = undefined;
    },
    [profile],
  );

  const start = async () => {
    const odds = oddsStore(device, profile);
    await odds.getState().load();
    const saved = () => odds.getState().documents.odds.savings;
    const holdings: Holdings = {
      accounts: () => device.database.warpAccounts(profile),
      knows: (item) => tables.items.has(item as ItemId),
      countOf: (item) => store.getState().documents.inventory.items[item] ?? 0,
      setCounts: (counts) => store.getState().act(planActions.setCounts(counts)),
      jade: () => saved()?.jade ?? null,
      setJade(jade) {
        const savings =
          jade === null ? null : { passes: 0, ...saved(), jade, on: readerDay(Date.now()) };
        odds.getState().act(oddsActions.change({ savings }));
      },
    };
    following.current = followLive(live, holdings, setCurrent);
  };
  const isOn = current.state !== 'off';
  return (
    <section className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 className="font-display text-lg font-semibold">{t('live.title')}</h2>
      <p className="max-w-prose text-sm text-ink-soft">{t('live.text')}</p>
      <SwitchField
        label={t('live.switch')}
        isOn={isOn}
        onChange={(on) => (on ? void start() : following.current?.stop())}
      />
      <p role="status" className="text-sm empty:hidden">
        {current.state === 'waiting' && t('live.waiting')}
        {current.state === 'scanning' && t('live.scanning')}
        {current.state === 'foreign' && t('live.foreign', { uid: current.uid })}
        {current.state === 'arriving' &&
          t('live.arriving', { uid: current.uid, number: current.changed })}
      </p>
      {/* Also where the scanner has gone, reads another account, or is followed no more. */}
      {(following.current?.changed() ?? 0) > 0 && (
        <Button onClick={() => following.current?.undo()}>{t('live.undo')}</Button>
      )}
    </section>
  );
}
