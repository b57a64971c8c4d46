import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { ROWS } from '@trailbook/ui/pages';
import { describe, expect, it } from 'vitest';
import { addressWithoutLanguage, canonicalAddress } from './canonical-address';

describe('the one address of a page', () => {
  it.each([
    ['/en/Lightcone/void', '/en/lightcone/void'],
    ['/EN/Materials', '/en/materials'],
    ['/JP', '/jp'],
    ['/En/characters.data', '/en/characters.data'],
    ['/en/lightcone/voi%64', '/en/lightcone/void'],
    ['/en/lightcone/void/', '/en/lightcone/void'],
    ['/j%70/lightcone/void', '/jp/lightcone/void'],
    ['/en/', '/en'],
    ['/en/LIGHTCONE/void.data', '/en/lightcone/void.data'],
    ['/en/.data', '/en.data'],
    ['/en%2edata', '/en.data'],
    ['/%64ata/en/characters.json', '/data/en/characters.json'],
    ['/attribution/', '/attribution'],
    ['/en/simuniverse/CURRENT/Worlds', '/en/simuniverse/current/worlds'],
    ['/ru/simuniverse', '/ru/simuniverse/current/worlds'],
    ['/RU/Simuniverse/', '/ru/simuniverse/current/worlds'],
    ['/en/simuniverse/current', '/en/simuniverse/current/worlds'],
    ['/en/simuniverse.data', '/en/simuniverse/current/worlds.data'],
    ['/en/character', '/en/characters'],
    ['/de/Character/', '/de/characters'],
    ['/jp/lightcone', '/jp/equipment'],
    ['/jp/lightcone.data', '/jp/equipment.data'],
    ['/en/material', '/en/materials'],
    ['/en/book', '/en/books'],
    ['/en/icon', '/en/icons'],
    ['/en/item', '/en/materials'],
    ['/en/Items/', '/en/materials'],
    ['/en/item/credit', '/en/material/credit'],
    ['/en/light-cone', '/en/equipment'],
    ['/en/lightcones.data', '/en/equipment.data'],
    ['/jp/light-cone/void', '/jp/lightcone/void'],
    ['/en/relic', '/en/relics'],
    ['/zh-CHT/relic/lamplighter', '/cht/relics/lamplighter'],
    ['/en/universe', '/en/simuniverse/current/worlds'],
    ['/en/characters/seele', '/en/character/seele'],
    ['/en/Characters/Seele.data', '/en/character/Seele.data'],
    ['/jp/equipment/void', '/jp/lightcone/void'],
    ['/en/lightcones/void', '/en/lightcone/void'],
    ['/en/light-cones/void/', '/en/lightcone/void'],
    ['/en/materials/credit', '/en/material/credit'],
    ['/en/items/2', '/en/material/2'],
    ['/en/consumables/trick-snack', '/en/material/trick-snack'],
    ['/en/consumable/trick-snack', '/en/material/trick-snack'],
    ['/de/books/void', '/de/book/void'],
    ['/ja/icons/acheron', '/jp/icon/acheron'],
    ['/en/achievement/i-trailblazer', '/en/achievements/i-trailblazer'],
    ['/en//characters', '/en/characters'],
    ['/en///character//seele//', '/en/character/seele'],
    ['/ja//evil.example', '/jp/evil.example'],
    ['/data//en/characters.json', '/data/en/characters.json'],
    ['/ja', '/jp'],
    ['/ja/', '/jp'],
    ['/ko/warp', '/kr/warp'],
    ['/zh/characters', '/cn/characters'],
    ['/zh-TW/character/seele', '/cht/character/seele'],
    ['/zh_Hant/planner', '/cht/planner'],
    ['/en-US', '/en'],
    ['/en-US/Characters', '/en/characters'],
    ['/pt-BR/characters.data', '/pt/characters.data'],
    ['/ja.data', '/jp.data'],
    ['/ja/character', '/jp/characters'],
    ['/ja/nothing/at-all', '/jp/nothing/at-all'],
  ])('of %s is %s', (path, own) => {
    expect(canonicalAddress(path)).toBe(own);
  });

  it.each([
    '/',
    '/.data',
    '/xx/lightcone/void',
    '/xx-US',
    '/characters',
    '/ja/<probe>',
    '/en/character/seele/more',
    '/en/characters/seele/more',
    '/en/characters/<probe>',
    '/en/characters//evil.example/seele',
    '/en/compare/seele',
    '/en/constructor/seele',
    '/EN/nothing',
    '/en/simuniverse/current/worlds/1',
    '/en/nothing/',
    '/en%2flightcone/void',
    '/en/lightcone/%252e',
    '/en//nothing',
    '/en/item/credit/more',
    '/en/constructor',
    '/en/lightcone/<probe>',
    '/%5cevil.example',
    '/api/v1/health/',
  ])('is not known of %s', (path) => {
    expect(canonicalAddress(path)).toBeUndefined();
  });

  const escaped = (path: string) =>
    path.replaceAll(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const PAGES = ROWS.flatMap(([, { address }]) =>
    LANGUAGES.map((language) =>
      `/${language}${address.replaceAll(/:\w+/g, 'name')}`.replace(/\/$/, ''),
    ),
  );

  it('is that of its data too, for every page in every language', () => {
    for (const page of PAGES) {
      for (const spelled of [page, escaped(page), `${page}/`, `${escaped(page)}/`]) {
        expect(canonicalAddress(spelled)).toBe(page);
        expect(canonicalAddress(`${spelled}.data`)).toBe(`${page}.data`);
      }
    }
  });
});

describe('a page that is asked for without a language', () => {
  it.each([
    ['/planner', '/planner'],
    ['/Planner/', '/planner'],
    ['/privacy', '/privacy'],
    ['/character/seele', '/character/seele'],
    ['/lightcone', '/equipment'],
    ['/simuniverse', '/simuniverse/current/worlds'],
    ['/item', '/materials'],
    ['/characters/seele', '/character/seele'],
    ['/planner_old', '/planner_old'],
  ])('by %s is at %s below one', (path, own) => {
    expect(addressWithoutLanguage(path)).toBe(own);
  });

  it.each([
    '/',
    '/nothing',
    '/privacy/more',
    '/privacyy',
    '/planner.data',
    '/xx/planner',
    '/api',
    '/-',
  ])('is not there for %s', (path) => {
    expect(addressWithoutLanguage(path)).toBeUndefined();
  });
});
