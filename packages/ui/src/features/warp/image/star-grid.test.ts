import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterOf } from './layouts.ts';
import { starGrid, type WordWidth } from './star-grid.ts';

// Rule W43.
/** What the wide, the square and the tall image leave to the 5★s, about. */
const ROOMS = [
  { width: 750, height: 440, letter: letterOf(1200) },
  { width: 968, height: 700, letter: letterOf(1080) },
  { width: 968, height: 1450, letter: letterOf(1080) },
];
const [wide, , tall] = ROOMS as [(typeof ROOMS)[0], (typeof ROOMS)[0], (typeof ROOMS)[0]];

/** A name of words of so many letters. */
const name = (...words: number[]): WordWidth[] => words.map((word) => [word / 2, word / 2 + 0.25]);
const many = (count: number, of = name(6)) => Array.from({ length: count }, () => of);

describe('the grid of a shared image', () => {
  it('gives a single 5★ most of the room', () => {
    const { figure, rows } = starGrid(many(1), wide);
    expect(rows).toEqual([1]);
    expect(figure).toBeGreaterThan(wide.height / 2);
  });

  it('shows all of them where they have room, in rows as equal as can be', () => {
    expect(starGrid(many(12), wide)).toMatchObject({ shown: 12, rows: [6, 6] });
    expect(starGrid(many(50), tall).shown).toBe(50);
    const { rows } = starGrid(many(7), tall);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });

  it('shows the latest that have room where not all have', () => {
    const { shown } = starGrid(many(300), wide);
    expect(shown).toBeGreaterThanOrEqual(12);
    expect(shown).toBeLessThan(300);
  });

  it('rather leaves some out than cut most of the names', () => {
    const long = name(5, 6, 9, 7);
    const { shown, rows, letter, lines } = starGrid(many(300, long), wide);
    expect(shown).toBeLessThan(starGrid(many(300), wide).shown);
    const width = wide.width / Math.max(...rows) / letter;
    // Its longest word has room in a line, and all of it in so many.
    expect(width).toBeGreaterThan(4.5);
    expect(lines * width).toBeGreaterThan(27 / 2);
  });

  it('law: whatever there is has room, is large enough, and leaves no row empty', () => {
    const anyName = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 6 });
    const anyNames = fc.array(anyName, { minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(anyNames, fc.constantFrom(...ROOMS), (all, room) => {
        const grid = starGrid(
          all.map((words) => name(...words)),
          room,
        );
        expect(grid.shown).toBeGreaterThan(0);
        expect(grid.rows.reduce((sum, count) => sum + count, 0)).toBe(grid.shown);
        expect(Math.min(...grid.rows)).toBeGreaterThan(0);
        expect(grid.letter).toBeGreaterThanOrEqual(room.letter);
        expect(grid.figure).toBeGreaterThan(2 * room.letter);
        expect(grid.figure).toBeLessThanOrEqual(room.width / Math.max(...grid.rows));
        const rowHeight = grid.figure + grid.lines * 1.2 * grid.letter;
        expect(rowHeight * grid.rows.length).toBeLessThan(room.height);
      }),
      { numRuns: 100 },
    );
  });
});
