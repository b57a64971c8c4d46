import { ACHIEVEMENTS_VERSION } from '@trailbook/core/internal/achievements';
import { DEFAULT_PROFILE, DEVICE, HEAD } from '@trailbook/core/internal/user-data';
import { peek } from '../../../storage/documents/read-only-peek.ts';

type DoneById = Readonly<Record<string, number>>;

/**
 * What is done in the one profile that there is; undefined wherever there is more to say about what is stored than
 * that, so that the store has to be opened.
 */
export function peekDone(): Promise<DoneById | undefined> {
  return peek(async (read) => {
    const profile = onlyProfile((await read(DEVICE, 'profiles')).get(HEAD));
    return profile === undefined ? undefined : doneIn(await read(profile, 'achievements'));
  });
}

/** The only profile that is not deleted. */
function onlyProfile(stored: unknown = { version: 1, profiles: [{ id: DEFAULT_PROFILE }] }) {
  const { version, profiles } = (stored ?? {}) as { version?: unknown; profiles?: unknown };
  if (version !== 1 || !Array.isArray(profiles)) return undefined;
  const live = profiles.filter((profile) => (profile?.deletedAt ?? null) === null);
  const id: unknown = live[0]?.id;
  return live.length === 1 && typeof id === 'string' ? id : undefined;
}

function doneIn(parts: ReadonlyMap<string, unknown>): DoneById | undefined {
  if (parts.size === 0) return {};
  const head = (parts.get(HEAD) ?? {}) as { version?: unknown; parts?: unknown };
  if (head.version !== ACHIEVEMENTS_VERSION || head.parts !== parts.size - 1) return undefined;
  const done: Record<string, number> = {};
  for (const [id, stamp] of parts) {
    if (id === HEAD) continue;
    if (!Number.isSafeInteger(stamp) || !/^\d+$/.test(id)) return undefined;
    if ((stamp as number) >= 0) done[id] = stamp as number;
  }
  return done;
}
