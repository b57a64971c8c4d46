import type { Party } from '../../dataset/sentence-terms.ts';
import { type Clause, ENEMY_PARTIES, MOST_WORDS, type Said } from './clause.ts';

/** Clauses that say the same of others or more of the same become one. */
export function together(said: readonly Said[]): Said[] {
  const merged: Said[] = [];
  for (const each of said) {
    const place = merged.findIndex((other) => both(other.clause, each.clause) !== undefined);
    const other = merged[place];
    const clause = other && both(other.clause, each.clause);
    if (!other || !clause) merged.push(each);
    else {
      const growth = other.growth ?? each.growth;
      merged[place] = { ...other, clause, ...(growth && { growth }) };
    }
  }
  return merged;
}

function both(a: Clause, b: Clause): Clause | undefined {
  if (a.kind !== b.kind || a.turns !== b.turns || a.damage !== b.damage) return undefined;
  if (JSON.stringify(a.narrower) !== JSON.stringify(b.narrower)) return undefined;
  if (a.whom === b.whom) {
    if (a.skills ?? b.skills) return a.skills?.[0] === b.skills?.[0] ? a : undefined;
    return {
      ...a,
      ...(a.stats && { stats: distinct([...a.stats, ...(b.stats ?? [])]) }),
      ...(a.states && { states: distinct([...a.states, ...(b.states ?? [])]) }),
    };
  }
  if (JSON.stringify([a.stats, a.states]) !== JSON.stringify([b.stats, b.states])) return undefined;
  const whom = whomOfBoth(a.whom, b.whom);
  return whom && { ...a, whom };
}

function distinct<Word>(words: readonly Word[]): Word[] {
  const seen = new Map(words.map((word) => [JSON.stringify(word), word]));
  return [...seen.values()].slice(0, MOST_WORDS);
}

/** Whom two are about together: the wider of both, in which the narrower one is. */
function whomOfBoth(a: Party | undefined, b: Party | undefined): Party | undefined {
  const pair = [a, b];
  const isOf = (...parties: readonly Party[]) =>
    pair.every((each) => each !== undefined && parties.includes(each));
  if (isOf('enemy', 'blast', 'beside', 'hitEnemies')) {
    return pair.includes('beside') || pair.includes('blast') ? 'blast' : 'enemy';
  }
  if (isOf('enemy', 'bounce', 'randomEnemies', 'hitEnemies')) return 'bounce';
  if (isOf('randomEnemy', 'randomEnemies', 'beside')) return 'randomEnemies';
  if (pair.includes('enemies') && pair.every((each) => ENEMY_PARTIES.includes(each))) {
    return 'enemies';
  }
  return undefined;
}
