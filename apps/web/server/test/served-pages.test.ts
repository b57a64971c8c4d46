import { join } from 'node:path';
import { createLookup } from '@trailbook/core/internal/dataset';
import { type CharacterPage, characterPage } from '@trailbook/pages';
import { describe, expect, it } from 'vitest';
import { GAME } from '../../e2e/support/game.ts';
import { loadDataset } from '../files/load-dataset';
import { builtSite } from './built-site';
import { partOf, textOf } from './read-html';

/** What search engines, and readers without JavaScript, are given. */
const MINUTES_MS = 240_000;
const site = builtSite();
const dataset = loadDataset(join(import.meta.dirname, '../../../../data'));

describe('a character', () => {
  it(
    'has each of its skills, traces and eidolons named, whichever it is',
    async () => {
      const lookup = createLookup(dataset, 'en');
      for (const { id } of dataset.characters.values()) {
        const page = characterPage(lookup, id);
        if (!page) throw new Error(`There is no page of ${id}.`);
        const text = textOf(await site.html(`/en/character/${page.pageId}`));
        expect([page.pageId, namesOf(page).filter((name) => !text.includes(name))]).toEqual([
          page.pageId,
          [],
        ]);
      }
    },
    MINUTES_MS,
  );

  it('has factions and voice actors without a name in its language marked with theirs', async () => {
    const html = await site.html('/ru/character/seele');
    expect(html).toMatch(/<dd[^>]*><span lang="en"[^>]*>Belobog</);
    expect(html).toMatch(/<dd[^>]*><span lang="en"[^>]*>Molly Zhang</);
    expect(html).toMatch(/<dd[^>]*><span lang="ko"[^>]*>\p{Script=Hangul}/u);
  });

  it('is told to search engines, at its one address', async () => {
    const html = await site.html('/fr/character/seele');
    expect(partOf(html, 'title')).toBe('Seele | Trailbook');
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(json);
    expect(data).toMatchObject({ '@type': 'WebPage', name: 'Seele', inLanguage: 'fr' });
    expect(data.description).toMatch(/Seele, personnage 5 étoiles/);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(textOf(description)).toBe(data.description);
  });
});

it.each(['/en/character/seele', '/en/lightcone/in-the-night'])(
  'the head of %s shows the drawing of its thing once',
  async (path) => {
    const head = partOf(await site.html(path), 'aside');
    expect(head.match(/<svg viewBox="0 0 96 96"/g)).toHaveLength(1);
  },
);

it.each(['/en', '/fr/characters', '/jp/character/pearl', '/ru/planner'])(
  '%s says of which version its figures are',
  async (path) => {
    expect(textOf(partOf(await site.html(path), 'footer'))).toContain(GAME.gameVersion);
  },
);

function namesOf({ variants }: CharacterPage): string[] {
  const standard = variants[0];
  if (!standard) return [];
  const skills = [...standard.skills, ...standard.memosprite].flatMap((group) => [
    group.name,
    ...(group.skills.length > 1 ? group.skills.map(({ name }) => name) : []),
  ]);
  return [
    ...skills,
    ...standard.traces.map(({ name }) => name),
    ...standard.eidolons.map(({ name }) => name),
  ].flatMap((name) => (name ? [name.text] : []));
}
