import { describe, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../../../i18n/index.ts';
import { takenLines } from './taken-lines.ts';

const i18n = createI18n('en', await loadMessages('en', ['warpImport']));
const none = { account: 'First', entries: 0, items: 0, achievements: 0, isEased: false };

describe('what came of plans beside warps', () => {
  it('is told by what was not here, of all accounts together', () => {
    const lines = takenLines(i18n, [
      { ...none, entries: 2, items: 5 },
      { ...none, entries: 1 },
    ]);
    expect(lines).toEqual([
      'New from the plan, materials and achievements: entries 3, materials 5, achievements 0. What was here already is unchanged.',
    ]);
  });

  it('is told to be nothing where all was here, and not told of where none was asked for', () => {
    expect(takenLines(i18n, [none])).toEqual([
      'Nothing in the plan, materials and achievements was new. What is here is unchanged.',
    ]);
    expect(takenLines(i18n, [])).toEqual([]);
  });

  it('may be difficulties alone', () => {
    expect(takenLines(i18n, [{ ...none, isEased: true }])).toEqual([
      'The difficulties you farm were imported too.',
    ]);
  });
});
