import type { GameClient } from '@trailbook/api/records';
import type { ImportFailure } from '@trailbook/api/warp-import';
import { type ReactNode, useState } from 'react';
import { type I18n, useI18n } from '../../../../i18n/index.ts';
import type {
  FoundAccounts,
  GameAccount,
  GameBridge,
  NoGameAccount,
} from '../../../../platform/index.ts';
import { Button } from '../../../../primitives/index.ts';
import { type Device, preferencesStore } from '../../../../storage/stores/device.ts';
import { failureText } from '../parts/failure-text.ts';
import type { RecordsFrom } from '../parts/records-from.ts';
import { recordsOf } from './game-records.ts';

interface Props {
  readonly game: GameBridge;
  readonly device: Device;
  readonly profile: string;
  readonly isRunning: boolean;
  /** Why the last import ended early. */
  readonly failure: ImportFailure | undefined;
  /** Whether a site counts warps, where the player gives them. */
  readonly mayShareLink: boolean;
  readonly onStart: (from: RecordsFrom, client: GameClient) => void;
  readonly onCancel: () => void;
  /** How far the import is, and what it came to. */
  readonly children: ReactNode;
}

type Search =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'found'; readonly found: FoundAccounts }
  | { readonly state: 'started'; readonly account: GameAccount };

/** Imports from the game on this machine. Rules W48 to W51. */
export function FromGame({ game, device, profile, isRunning, failure, ...props }: Props) {
  const { mayShareLink, onStart, onCancel, children } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const isSearching = search.state === 'searching';

  async function start(account: GameAccount): Promise<void> {
    const { contributes } = preferencesStore(device).getState().documents.preferences;
    const from = await recordsOf(game, account.id, mayShareLink && contributes === true);
    setSearch({ state: 'started', account });
    onStart(from, account.client);
  }

  async function look(): Promise<void> {
    setSearch({ state: 'searching' });
    const found = await game.find();
    const known = await device.database.warpAccounts(profile);
    const own = found.accounts.filter(({ uid }) => uid !== null && known.includes(uid));
    const [only, ...others] = own.length > 0 ? own : found.accounts;
    if (only && others.length === 0) await start(only);
    else setSearch({ state: 'found', found });
  }

  const pressed = (action: () => Promise<unknown>) => () => {
    if (isSearching || isRunning) return;
    action().catch((error) => {
      console.error('The game could not be looked for.', error);
      setSearch({ state: 'failed' });
    });
  };

  return (
    <section className="flex flex-col gap-3 border-b border-line pb-5">
      <h2 className="font-display text-lg font-semibold">{t('gameImport.title')}</h2>
      <p className="max-w-prose text-ink-soft">{t('gameImport.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" isBusy={isSearching || isRunning} onClick={pressed(look)}>
          {t('gameImport.start')}
        </Button>
        <Button
          isBusy={isSearching || isRunning}
          onClick={pressed(async () => {
            if (await game.chooseFolder()) await look();
          })}
        >
          {t('gameImport.folder')}
        </Button>
        {isRunning && <Button onClick={onCancel}>{t('action.cancel')}</Button>}
      </div>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {isSearching && <p>{t('gameImport.searching')}</p>}
        {search.state === 'failed' && <p>{t('warpImport.error.failed')}</p>}
        {search.state === 'found' && <p className="max-w-prose">{outcomeOf(i18n, search.found)}</p>}
        {search.state === 'started' && (
          <p className="text-sm text-ink-soft">{openedText(i18n, search.account.openedAt)}</p>
        )}
      </div>
      {search.state === 'found' && search.found.accounts.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {search.found.accounts.map((account) => (
            <li key={account.id} className="flex items-center gap-3">
              <Button onClick={pressed(() => start(account))}>{account.uid}</Button>
              <span className="text-sm text-ink-soft">{openedText(i18n, account.openedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      {search.state === 'started' && !isRunning && search.account.isOfCollaboration && (
        <p className="max-w-prose">{t('gameImport.collaboration')}</p>
      )}
      {isStuck(search, failure) && <StuckCache game={game} />}
    </section>
  );
}

const REASONS = {
  NO_LOG: 'gameImport.reason.noLog',
  NO_GAME: 'gameImport.reason.noGame',
  NO_CACHE: 'gameImport.reason.noCache',
  CACHE_UNREADABLE: 'gameImport.reason.cacheUnreadable',
  NO_LINK: 'gameImport.reason.noLink',
  LINK_REFUSED: 'gameImport.reason.linkRefused',
} as const;

function outcomeOf(i18n: I18n, { reason, newestAt }: FoundAccounts): string {
  const { t, duration } = i18n;
  if (reason === null) return t('gameImport.which');
  if (reason === 'GAME_BUSY' || reason === 'GAME_UNREACHABLE')
    return failureText(i18n, { code: reason });
  if (reason !== 'EXPIRED') return t(REASONS[reason]);
  const time = duration(secondsSince(newestAt ?? Date.now()));
  return t('gameImport.reason.expired', { time });
}

function openedText({ t, duration }: I18n, openedAt: number): string {
  return t('gameImport.opened', { time: duration(secondsSince(openedAt)) });
}

/** A minute at least: nobody counts the seconds. */
function secondsSince(moment: number): number {
  return Math.max(60, Math.floor((Date.now() - moment) / 60_000) * 60);
}

/** What a fresh cache may mend. */
const STUCK: ReadonlySet<NoGameAccount | ImportFailure['code']> = new Set([
  'CACHE_UNREADABLE',
  'EXPIRED',
  'LINK_REFUSED',
  'GAME_UNREACHABLE',
  'LINK_EXPIRED',
  'LINK_DAMAGED',
] as const);

function isStuck(search: Search, failure: ImportFailure | undefined): boolean {
  if (search.state === 'started') return failure !== undefined && STUCK.has(failure.code);
  if (search.state !== 'found' || !search.found.canClear) return false;
  const { reason } = search.found;
  return reason !== null && STUCK.has(reason);
}

/** The way out where the game's web cache only ever brings old links. Rule W51. */
function StuckCache({ game }: { readonly game: GameBridge }) {
  const { t } = useI18n();
  const [end, setEnd] = useState<'CLEARED' | 'KEPT' | 'IN_USE'>();
  const clear = () => {
    const words = {
      text: t('gameImport.clear.question'),
      clear: t('gameImport.clear.yes'),
      cancel: t('action.cancel'),
    };
    game.clear(words).then(setEnd, () => setEnd('IN_USE'));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">{t('gameImport.stuck')}</p>
      <Button onClick={clear}>{t('gameImport.clear.start')}</Button>
      <p role="status" className="empty:hidden">
        {end === 'CLEARED' && t('gameImport.clear.done')}
        {end === 'IN_USE' && t('gameImport.clear.inUse')}
      </p>
    </div>
  );
}
