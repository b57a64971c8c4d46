import type { LiveBridge } from '../../../platform/index.ts';

/** How it stands with what arrives from the game. */
export type LiveState =
  | { readonly state: 'off' | 'waiting' | 'scanning' }
  /** The scanner reads an account that is not the profile's: nothing of it is taken. */
  | { readonly state: 'foreign'; readonly uid: string }
  | { readonly state: 'arriving'; readonly uid: string; readonly changed: number };

/** What a profile has, as far as the scanner tells of it. */
export interface Holdings {
  /** Accounts whose warps the profile has. */
  accounts(): Promise<readonly string[]>;
  /** Whether the game's data know the item. */
  knows(item: number): boolean;
  countOf(item: number): number;
  setCounts(counts: Readonly<Record<string, number>>): void;
  jade(): number | null;
  setJade(jade: number | null): void;
}

/** Follows the scanner until it is stopped. */
export interface Following {
  /** Ends it; what came stays. */
  stop(): void;
  /** How many counts are other than they were before it. */
  changed(): number;
  /** Ends it, and puts back all that came, whether or not the scanner is still there; not what was changed by hand since. */
  undo(): void;
}

/** Takes over what arrives, of the profile's own account alone. Rule U31. */
export function followLive(
  live: LiveBridge,
  holdings: Holdings,
  onState: (state: LiveState) => void,
): Following {
  let isRunning = true;
  /** Of each what there was before its first change, and what came last. */
  const taken = new Map<number, { readonly before: number; readonly came: number }>();
  let takenJade: { readonly before: number | null; readonly came: number } | undefined;
  const changed = () => taken.size + (takenJade ? 1 : 0);

  type Account = NonNullable<NonNullable<Awaited<ReturnType<LiveBridge['next']>>>['account']>;

  function take({ items, jade }: Account): void {
    const counts: Record<string, number> = {};
    for (const { id, count } of items) {
      const here = holdings.countOf(id);
      if (!holdings.knows(id) || here === count) continue;
      taken.set(id, { before: taken.get(id)?.before ?? here, came: count });
      counts[id] = count;
    }
    if (Object.keys(counts).length > 0) holdings.setCounts(counts);
    const saved = holdings.jade();
    if (jade === null || jade === saved) return;
    takenJade = { before: takenJade ? takenJade.before : saved, came: jade };
    holdings.setJade(jade);
  }

  async function run(): Promise<void> {
    onState({ state: 'waiting' });
    await live.start();
    while (isRunning) {
      const told = await live.next();
      if (!told || !isRunning) break;
      if (!told.isOpen) onState({ state: 'waiting' });
      else if (!told.account) onState({ state: 'scanning' });
      else {
        const { uid } = told.account;
        const isOwn = (await holdings.accounts()).includes(uid);
        if (!isRunning) break;
        if (isOwn) take(told.account);
        onState(isOwn ? { state: 'arriving', uid, changed: changed() } : { state: 'foreign', uid });
      }
    }
  }

  function stop(): void {
    if (!isRunning) return;
    isRunning = false;
    onState({ state: 'off' });
    live.stop().catch(() => undefined);
  }

  run()
    .catch((error) => console.error('The scanner could not be followed.', error))
    .finally(stop);

  return {
    stop,
    changed,
    undo() {
      stop();
      const back = [...taken].filter(([id, { came }]) => holdings.countOf(id) === came);
      if (back.length > 0)
        holdings.setCounts(Object.fromEntries(back.map(([id, { before }]) => [id, before])));
      if (takenJade && holdings.jade() === takenJade.came) holdings.setJade(takenJade.before);
      taken.clear();
      takenJade = undefined;
      onState({ state: 'off' });
    },
  };
}
