import { describe, expect, it } from 'vitest';
import { nameBesidePart } from './name-beside-part.ts';

describe('nameBesidePart', () => {
  it('takes the word for a part off, before a name or behind it, with its number', () => {
    const eidolons = ['Eidolons', 'E'];
    for (const query of ['castorice e2', 'castorice eidolon 2', 'E6 castorice', 'castorice eido']) {
      expect([query, nameBesidePart(query, eidolons)]).toEqual([query, 'castorice']);
    }
    expect(nameBesidePart('dan heng basic atk', ['Skills', 'Basic ATK'])).toBe('dan heng');
  });

  it('takes it off where nothing parts the words', () => {
    for (const query of ['希儿星魂', '希儿星魂2', '希儿 星魂 2', '希儿2命']) {
      expect([query, nameBesidePart(query, ['星魂', '命'])]).toEqual([query, '希儿']);
    }
    expect(nameBesidePart('제레 2돌', ['성혼', '돌'])).toBe('제레');
  });

  it('takes neither a letter nor a number for a word', () => {
    expect(nameBesidePart('castorice e', ['Eidolons', 'E'])).toBeUndefined();
    expect(nameBesidePart('world 3', ['Eidolons', 'E'])).toBeUndefined();
    expect(nameBesidePart('eidolon', ['Eidolons', 'E'])).toBeUndefined();
  });
});
