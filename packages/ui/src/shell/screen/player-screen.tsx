import { type ReactNode, useEffect } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import type { DocumentSet } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import type { DocumentStore } from '../../storage/stores/document-store.ts';
import { type OpenedProfile, ProfileGate } from '../recovery/index.ts';
import { useDevice } from '../recovery/parts/use-device.ts';
import { NoScripts } from './no-scripts.tsx';
import { PageTitle } from './page-title.tsx';
import { type LoadGameFile, useGameFile } from './use-game.ts';

interface Props<Data, Set extends DocumentSet> {
  readonly title: string;
  /** What it is for, for who has nothing here yet: served with the page, and read while the rest comes. */
  readonly intro?: string;
  /** Its part of the settings. */
  readonly settings: 'planner' | 'warp';
  /** What is told where the game's tables do not come. */
  readonly failed: { readonly title: string; readonly text: string };
  /** The game's tables: where they are, and what reads them; the same function at each drawing. */
  readonly dataUrl: string;
  readonly load: LoadGameFile<Data>;
  /** The player's data that it works with. */
  readonly open: (device: Device, profile: string) => DocumentStore<Set>;
  readonly waiting: ReactNode;
  /** What can be done although the player's data cannot be read. */
  readonly whileShut?: () => ReactNode;
  readonly children: (game: Data, opened: OpenedProfile<Set>) => ReactNode;
}

/**
 * The frame of a screen that joins the player's data with the game's tables: its title, the way to the
 * settings of its data, and what there is to do where either cannot be read.
 */
export function PlayerScreen<Data, Set extends DocumentSet>(props: Props<Data, Set>) {
  const { title, intro, settings, failed, waiting } = props;
  const { t, language } = useI18n();
  const [game, retry] = useGameFile(props.dataUrl, props.load);
  useWarpUpdate(retry);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <PageTitle>{title}</PageTitle>
        <Link
          to={`/${language}/settings#${settings}`}
          className="tap flex items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('settings.manage')}
        </Link>
      </div>
      {intro && <p className="newcomer -mt-2 max-w-prose sm:-mt-4 text-ink-soft">{intro}</p>}
      {game.status === 'failed' && (
        <Notice title={failed.title} actions={<Button onClick={retry}>{t('action.retry')}</Button>}>
          {failed.text}
        </Notice>
      )}
      <NoScripts text={t(`noScripts.${settings}`)} />
      <ProfileGate open={props.open} waiting={waiting} whileShut={props.whileShut}>
        {(opened) => {
          if (game.status === 'loaded') return props.children(game.data, opened);
          return game.status === 'loading' && waiting;
        }}
      </ProfileGate>
    </div>
  );
}

/** Reads everything anew when the page is told to. Rule P36. */
function useWarpUpdate(reloadGame: () => void): void {
  const device = useDevice();
  useEffect(() => {
    if (!device) return;
    const reload = () => {
      reloadGame();
      void reloadStores(device);
    };
    addEventListener('warpupdate', reload);
    return () => removeEventListener('warpupdate', reload);
  }, [device, reloadGame]);
}
