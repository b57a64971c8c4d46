import { useEffect, useState } from 'react';
import type { PublisherBridge, PublisherList } from '../../../../platform/index.ts';
import { profileAccounts } from './profile-accounts.ts';

type Client = 'global' | 'cn';
type Listed = Exclude<PublisherList, { failed: unknown }>;
/** Why there is no list; FAILED where the window itself could not be had. */
type Failure = Extract<PublisherList, { failed: unknown }>['failed'] | 'FAILED';

type Visit =
  | { readonly state: 'idle' }
  /** The account is none that the player wants. */
  | { readonly state: 'waiting'; readonly passedOver: string | undefined }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** The profile has other accounts. */
  | { readonly state: 'asking'; readonly list: Listed; readonly accounts: readonly string[] }
  | { readonly state: 'listed'; readonly list: Listed };

type Wiping = 'none' | 'possible' | 'done' | 'failed';

/** As many as the desktop passes over. */
const MOST_SKIPPED = 20;

// Rule A9.
/**
 * Goes to the publisher's page and takes its list.
 *
 * @param onList - told the list that is to be shown; undefined while there is none
 */
export function usePublisher(bridge: PublisherBridge, onList: (list: Listed | undefined) => void) {
  const [visit, setVisit] = useState<Visit>({ state: 'idle' });
  const [wiping, setWiping] = useState<Wiping>('none');
  const [client, setClient] = useState<Client>('global');
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  useEffect(() => {
    let isHere = true;
    bridge.isUsed().then(
      (isUsed) => isHere && isUsed && setWiping('possible'),
      () => undefined,
    );
    return () => {
      isHere = false;
      bridge.cancel().catch(() => undefined);
    };
  }, [bridge]);

  const use = (list: Listed) => {
    setVisit({ state: 'listed', list });
    onList(list);
  };

  async function open(of: Client, without: readonly string[]): Promise<void> {
    onList(undefined);
    setClient(of);
    setSkipped(without);
    setVisit({ state: 'waiting', passedOver: without.at(-1) });
    setWiping('possible');
    const list = await bridge.read({ client: of, skipped: without });
    if ('failed' in list) return setVisit({ state: 'failed', failure: list.failed });
    const accounts = await profileAccounts().catch((): readonly string[] => []);
    if (accounts.length === 0 || accounts.includes(list.uid)) use(list);
    else setVisit({ state: 'asking', list, accounts });
  }

  const begin = (of: Client, without: readonly string[]) => {
    open(of, without).catch((error: unknown) => {
      console.error('The publisher’s page could not be opened.', error);
      setVisit({ state: 'failed', failure: 'FAILED' });
    });
  };

  return {
    visit,
    wiping,
    open: (of: Client) => begin(of, []),
    /** Opens the page again for another account than this. */
    openForOther: (uid: string) => begin(client, [...skipped, uid].slice(-MOST_SKIPPED)),
    use,
    cancel: () => void bridge.cancel().catch(() => undefined),
    wipe: () =>
      void bridge.wipe().then(
        () => setWiping('done'),
        () => setWiping('failed'),
      ),
  };
}
