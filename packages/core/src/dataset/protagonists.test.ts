import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { isProtagonist, protagonistGender } from './index.ts';

describe('protagonistGender', () => {
  it('is male for odd ids from 8001 on, female for even ones', () => {
    expect([8001, 8002, 8009, 8010].map(protagonistGender)).toEqual(['M', 'F', 'M', 'F']);
  });

  it('is nobody else’s', () => {
    expect([1102, 8000, 9000, 208001].map(protagonistGender)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says of every character what the data says', () => {
    for (const character of dataset.characters.values()) {
      expect(protagonistGender(character.id)).toBe(character.gender);
      expect(isProtagonist(character)).toBe(/^player(boy|girl)-/.test(character.pageId));
    }
  });
});
