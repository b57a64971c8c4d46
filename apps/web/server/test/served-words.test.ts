import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME } from '../../e2e/support/game.ts';
import { builtSite } from './built-site';
import { partOf, textOf } from './read-html';

/** What is to be read where no script runs. */
const site = builtSite();
const mainOf = async (path: string) => partOf(await site.html(path), 'main');

describe('names that a language lacks', () => {
  it.each(['/ru/relics/dreamlit-actor', '/jp/relics/dreamlit-actor', '/ru/equipment'])(
    'are told of where some are in English, and only there: %s',
    async (path) => {
      const main = await mainOf(path);
      const isPartlyEnglish = main.includes(' lang="en"');
      expect(main.match(/ data-foreign-names/g) ?? []).toHaveLength(isPartlyEnglish ? 1 : 0);
    },
  );

  it('are told of in no page in English', async () => {
    expect(await mainOf('/ru/relics/dreamlit-actor')).toContain(' data-foreign-names');
    expect(await mainOf('/en/relics/dreamlit-actor')).not.toContain(' data-foreign-names');
  });

  it('give way to the kind of a thing, and to the names of its stats', async () => {
    const main = await mainOf('/ru/relics/dreamlit-actor');
    const [panel = ''] = /role="tabpanel"[\s\S]*?<\/h2>/.exec(main) ?? [];
    expect(panel).toMatch(/<h2[^>]*>Голова<\/h2>$/);
    expect(main).not.toContain(' lang="zh');
    expect(textOf(main)).not.toContain('SpeedAddedRatio');
    expect(textOf(await mainOf('/en/relics/poet-of-mourning-collapse'))).toContain('SPD −8%');
  });
});

it('all questions of who does what are there, and the answers', async () => {
  const questions = await mainOf('/ru/who-can');
  expect(textOf(partOf(questions, 'h1'))).toBe('Кто что умеет');
  const links = [...questions.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  const [, address = '', inside = ''] =
    links.find(([, , link = '']) => textOf(link).startsWith('Снижение защиты')) ?? [];
  expect(textOf(inside)).toMatch(/Персонажи \d+ · Световые конусы \d+/);
  const answers = await mainOf(address);
  expect(textOf(partOf(answers, 'h1'))).toBe('Снижение защиты');
  const [effects = ''] = / data-effects[\s\S]*/.exec(answers) ?? [];
  // No line ends between a figure and its word.
  const lines = effects
    .match(/<li\b[\s\S]*?<\/li>/g)
    ?.map((line) => textOf(line).replace(/\s/g, ' '));
  expect(lines?.[0]).toBe('Метка · все враги · 2 хода');
  expect(lines?.[1]).toContain('Защита −');
});

it('the presets list every character with its materials', async () => {
  const rows = (await mainOf('/en/planner_dev_debug')).split('<li class="ticket').slice(1);
  expect(rows).toHaveLength(GAME.counts.characters);
  const seele = rows.find((row) => row.includes('>Seele<')) ?? '';
  const countOf = (item: number) =>
    textOf(new RegExp(`<li data-item="${item}"[\\s\\S]*?</li>`).exec(seele)?.[0] ?? '');
  expect(countOf(2)).toContain('3,888,100');
  expect(countOf(110406)).toContain('65');
});

it('a page of a series has a box for each achievement, numbered where there is no title', async () => {
  const file = join(import.meta.dirname, '../../../../data/game/achievements.json');
  const { achievements } = JSON.parse(readFileSync(file, 'utf8'));
  const own = achievements.filter(({ series }: { series: number }) => series === 3).length;
  const main = await mainOf('/en/achievements/the-rail-unto-the-stars');
  expect(main.match(/<input\b[^>]*type="checkbox"/g)).toHaveLength(own);
  expect(main.match(/>Achievement no\. \d+</g)).toHaveLength(6);
});

it('a forecast has the banners and their days', async () => {
  const words = textOf(await mainOf('/en/forecast'));
  expect(words).toContain('Mortenax Blade');
  expect(words).toContain('Oct 21, 2026');
});
