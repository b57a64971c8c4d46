import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallSearch } from '../../../test/small-search.ts';
import { createI18n, LANGUAGE_NAMES, loadMessages } from '../../i18n/index.ts';
import palette from '../../i18n/locales/en/palette.json' with { type: 'json' };
import shell from '../../i18n/locales/en/shell.json' with { type: 'json' };
import krPalette from '../../i18n/locales/kr/palette.json' with { type: 'json' };
import krShell from '../../i18n/locales/kr/shell.json' with { type: 'json' };
import { offersFor } from './offers.ts';

const index = smallSearch({
  character: ['Sparkle', 'Darkest'],
  page: ['Light cones'],
  feat: ['Hasten'],
  book: ['Dark Days', 'Theme and Variations'],
});
const i18n = createI18n('en', { ...shell, ...palette });
const names = (query: string) => offersFor(query, index, { i18n }).offers.map(({ name }) => name);

beforeEach(() => vi.stubGlobal('location', { pathname: '/en/warp', search: '', hash: '#odds' }));
afterEach(() => vi.unstubAllGlobals());

describe('what the palette offers', () => {
  it('has the actions that are called so before what else has the word', () => {
    const themes = [palette.palette.day, palette.palette.night, palette.palette.system];
    expect(names('theme').slice(0, 3).toSorted()).toEqual(themes.toSorted());
    expect(names('theme').at(-1)).toBe('Theme and Variations');
    expect(names('german')[0]).toBe('Language: Deutsch');
    expect(names('dark mode')).toEqual([palette.palette.night]);
  });

  it('offers every other language to who asks for languages', () => {
    expect(names('language').toSorted()).toEqual(
      LANGUAGES.filter((language) => language !== 'en')
        .map((language) => `Language: ${LANGUAGE_NAMES[language]}`)
        .toSorted(),
    );
  });

  it('has what players look up most, and pages, before them all the same', () => {
    expect(names('dark').slice(0, 3)).toEqual(['Darkest', palette.palette.night, 'Dark Days']);
    expect(names('light').slice(0, 2)).toEqual(['Light cones', palette.palette.day]);
    expect(names('spa')[0]).toBe('Sparkle');
  });

  it('has the planner for whom a query calls, not for whom a sentence merely speaks of', () => {
    const told = { ...index, told: [{ entry: 0, text: 'waters the orchids' }] };
    const offered = (query: string) =>
      offersFor(query, told, { i18n }).offers.map(({ name }) => name);
    expect(offered('orchids')).toEqual(['Sparkle']);
    expect(offered('sparkle')).toEqual(['Sparkle', 'Add Sparkle to planner']);
    expect(offered('add sparkle')).toContain('Add Sparkle to planner');
  });

  it('says by which words of a sentence something was found, and nothing of what is called so', () => {
    const written = [{ text: 'Sparkle waters the orchids.', language: 'en' as const }];
    const told = [0, 1].map((entry) => ({ entry, text: 'sparkle waters the orchids', written }));
    const reasons = (query: string) =>
      offersFor(query, { ...index, told }, { i18n }).offers.map(({ name, reason }) => [
        name,
        reason?.parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : [])),
        reason?.lang,
      ]);
    expect(reasons('orchid waters')).toEqual([
      ['Sparkle', ['waters', 'orchids'], 'en'],
      ['Darkest', ['waters', 'orchids'], 'en'],
    ]);
    expect(reasons('sparkle')).toEqual([
      ['Sparkle', undefined, undefined],
      ['Darkest', ['Sparkle'], 'en'],
      ['Add Sparkle to planner', undefined, undefined],
    ]);
  });

  it('takes a word with a slip for an action where nothing else is found', () => {
    // One sign of '백업', a backup, and '번역', a translation, is a slip away in both.
    const korean = (page: string) => {
      const i18n = createI18n('kr', { ...krShell, ...krPalette });
      return offersFor('백업', smallSearch({ page: [page] }), { i18n }).offers.map(
        ({ name }) => name,
      );
    };
    expect(korean('백업')).toEqual(['백업']);
    expect(korean('플래너').every((name) => name.startsWith(krShell.nav.language))).toBe(true);
    expect(korean('플래너')).not.toEqual([]);
    expect(names('deutch')).toEqual(['Language: Deutsch']);
    expect(names('drak')).toContain(palette.palette.night);
  });

  it('leads to the part of a page that a word beside a name is for', () => {
    const first = (query: string) => offersFor(query, index, { i18n }).offers[0];
    expect(first('sparkle e2')).toMatchObject({
      name: 'Sparkle · Eidolons',
      to: '/en/character/1#eidolons',
    });
    expect(first('sparkle talent')).toMatchObject({ to: '/en/character/1#skills' });
    expect(first('relic hasten')).toMatchObject({ to: '/en/who-can/1#relics' });
    // Whoever they belong to can be gone to as well, and nothing is made of what is no character.
    expect(names('sparkle e2')).toEqual(['Sparkle · Eidolons', 'Sparkle']);
    expect(names('dark days skill')).not.toContain('Dark Days · Skills');
  });

  it('has a page that is called so before items that merely have the word', () => {
    const relics = smallSearch({
      relic: ['Relic Hunter'],
      material: Array.from({ length: 9 }, (_, at) => `Relic Coffret ${at}`),
      page: ['Relics', 'Credits'],
      book: ['Credit'],
    });
    const first = (query: string) =>
      offersFor(query, relics, { i18n })
        .offers.slice(0, 2)
        .map(({ name }) => name);
    expect(first('relic')).toEqual(['Relic Hunter', 'Relics']);
    expect(first('relics')[0]).toBe('Relics');
    expect(first('credit')).toEqual(['Credit', 'Credits']);
  });

  it('takes a superimposition off a name, before it is taken for a slip', () => {
    const robins = smallSearch({
      character: ['Robin', 'Robin Summeretto'],
      lightCone: ['Cruising'],
    });
    const found = (query: string) =>
      offersFor(query, robins, { i18n }).offers.map(({ name }) => name);
    expect(found('robin s1')).toEqual(['Robin', 'Robin Summeretto']);
    expect(found('cruising s5')).toEqual(['Cruising']);
    expect(found('cruising superimposition')).toEqual(['Cruising']);
  });

  it.each(LANGUAGES)('calls parts of a page as the page does: %s', async (language) => {
    const { t } = createI18n(language, await loadMessages(language, ['palette', 'database']));
    for (const part of ['eidolons', 'skills', 'traces'] as const) {
      expect(t(`palette.${part}Words`).split(', ')[0]).toBe(t(`character.${part}`));
    }
    const [superimposition] = t('palette.superimpositionWords').split(', ');
    expect(superimposition).toBe(t('lightCone.superimposition'));
  });

  it('changes the language of the very place that is open', () => {
    const [german] = offersFor('german', index, { i18n }).offers;
    expect(german).toMatchObject({ does: 'speak', to: '/de/warp#odds' });
  });
});
