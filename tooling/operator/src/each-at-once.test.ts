import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGate, eachAtOnce } from './each-at-once.ts';

describe('what is held in memory', () => {
  it('never passes the limit, and everything gets its turn, in the order it came', async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.array(fc.integer({ min: 0, max: 3 })), async (all, turns) => {
        const limit = 100;
        const gate = createGate(limit);
        const started: number[] = [];
        let held = 0;
        let most = 0;
        await Promise.all(
          all.map(async (size, place) => {
            const giveBack = await gate.take(size);
            started.push(place);
            // One that is larger than the limit has it all for itself.
            const taken = Math.min(size, limit);
            held += taken;
            most = Math.max(most, held);
            for (let at = 0; at < (turns[place] ?? 0); at += 1) await turn();
            held -= taken;
            giveBack();
          }),
        );
        expect(most).toBeLessThanOrEqual(limit);
        expect(started).toEqual(all.map((_, place) => place));
      }),
    );
  });
});

describe('work on all cores', () => {
  it('does each thing once, as many at a time as there are cores', async () => {
    const things = Array.from({ length: 50 }, (_, at) => at);
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await eachAtOnce(things, async (thing) => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      done.push(thing);
    });
    expect(done.sort((a, b) => a - b)).toEqual(things);
    expect(most).toBe(Math.min(50, availableParallelism()));
  });

  it('ends with the first fault', async () => {
    const fault = eachAtOnce([1, 2, 3], async (thing) => {
      if (thing === 2) throw new Error('the second');
    });
    await expect(fault).rejects.toThrow('the second');
  });
});
