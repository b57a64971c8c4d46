import { parseCondition, parseEvent } from './notation.ts';
import type { Speech } from './speech.ts';
import type { Again } from './terms/index.ts';
import type { Effect } from './types.ts';
import type { Target } from './vocabulary.ts';

/** Whoever something happens to, and how a line speaks of the very same one later on. */
const THAT: Readonly<Record<string, Partial<Record<Target, Again>>>> = {
  // An enemy of whom a line goes on to speak is the one it has named.
  anyEnemy: { anyEnemy: 'thatEnemy', enemy: 'thatEnemy' },
  anyAlly: { anyAlly: 'thatAlly' },
  otherAlly: { otherAlly: 'thatAlly' },
};

/** Events that are done to an ally, of whom a line goes on to speak: 'heals' is followed by 'that ally'. */
const DONE_TO_ALLIES: readonly string[] = ['heals', 'healsOther', 'shields', 'buffs'];

/** The words of a line after it has told when: 'any enemy: Weakness is broken' is followed by 'that enemy'. */
export function afterWhen(speech: Speech, { when = [] }: Effect): Speech {
  const events = when.map(parseEvent);
  const named = events.map(({ who, event }) => (DONE_TO_ALLIES.includes(event) ? 'anyAlly' : who));
  // Of several events each must be about the same one.
  return named.every((who) => who === named[0]) ? knowing(speech, named) : speech;
}

/** The words of a line after it has told under what condition. */
export function afterIf(speech: Speech, effect: Effect): Speech {
  return knowing(
    speech,
    (effect.if ?? []).map((text) => parseCondition(text).who),
  );
}

function knowing(speech: Speech, named: readonly (string | undefined)[]): Speech {
  const { targets } = speech.terms;
  const again = named.flatMap((who) => Object.entries(THAT[who ?? ''] ?? {}));
  if (again.length === 0) return speech;
  const words = again.map(([who, that]) => [who, targets[that]]);
  const terms = { ...speech.terms, targets: { ...targets, ...Object.fromEntries(words) } };
  return { ...speech, terms };
}
