import { type CharacterId, createLookup, LANGUAGES } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../core/test/real-data.ts';
import { archivePage } from './archive.ts';

const archiveIn = (language: (typeof LANGUAGES)[number], id: number) =>
  archivePage(createLookup(dataset, language), id as CharacterId);
const SEELE = 1102;

describe('factions and voice actors', () => {
  it.each(LANGUAGES)(
    'have a name on every page, in its language or marked with another: %s',
    (language) => {
      for (const id of dataset.characters.keys()) {
        const archive = archiveIn(language, id);
        if (!archive) continue;
        const names = [archive.camp, ...archive.actors.map(({ name }) => name)];
        for (const name of names)
          expect([id, name?.text]).toEqual([id, expect.stringMatching(/\S/)]);
        if (language === 'en') expect(names.filter((name) => name?.lang === 'en')).toEqual([]);
      }
    },
  );

  it('are English, and marked so, where the language has none', () => {
    const russian = archiveIn('ru', SEELE);
    expect(russian?.camp).toEqual({ text: 'Belobog', lang: 'en' });
    expect(russian?.actors[0]).toEqual({ voice: 'en', name: { text: 'Molly Zhang', lang: 'en' } });
  });

  it('known in the signs of their home alone are marked with its language', () => {
    const korean = {
      voice: 'kr',
      name: { text: expect.stringMatching(/\p{Script=Hangul}/u), lang: 'kr' },
    };
    expect(archiveIn('en', SEELE)?.actors).toContainEqual(korean);
    expect(archiveIn('ru', SEELE)?.actors).toContainEqual(korean);
    const [own] = archiveIn('kr', SEELE)?.actors.filter(({ voice }) => voice === 'kr') ?? [];
    expect(own?.name.lang).toBeUndefined();
  });
});
