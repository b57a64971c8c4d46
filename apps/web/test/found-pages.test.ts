import { join } from 'node:path';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { openSearch, type SearchPack, search } from '@trailbook/core/search';
import { expect, it } from 'vitest';
import { createDataFiles } from '../app/server/data-files.server';
import { loadDataset } from '../app/server/dataset.server';
import { lookups } from '../app/server/lookup.server';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
const files = createDataFiles(lookups(dataset, {}));

/** What players of all languages write, and where it should lead. */
const ENGLISH = {
  inventory: '/planner',
  backup: '/settings',
  export: '/settings',
  import: '/settings',
  sync: '/settings',
  pity: '/warp#char_event',
  gacha: '/warp#char_event',
  credits: '/attribution',
  cookies: '/privacy',
  avatars: '/icons',
  weapons: '/equipment',
  banner: '/warp#char_event',
  luck: '/warp#char_event',
  guarantee: '/warp#char_event',
  offline: '/settings',
  rename: '/settings',
  'trailblaze power': '/planner',
};
const OWN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 'data prot': '/privacy', trophies: '/achievements', food: '/consumables' },
  cn: { 背包: '/planner', 备份: '/settings', 保底: '/warp#char_event', 鸣谢: '/attribution' },
  cht: { 背包: '/planner', 備份: '/settings', 保底: '/warp#char_event', 致謝: '/attribution' },
  jp: {
    所持素材: '/planner',
    ばっくあっぷ: '/settings',
    在庫: '/planner',
    天井: '/warp#char_event',
    実績: '/achievements',
  },
  kr: { 인벤: '/planner', 백업: '/settings', 천장: '/warp#char_event', 쿠키: '/privacy' },
  ru: {
    инвентарь: '/planner',
    экспорт: '/settings',
    гарант: '/warp#char_event',
    крутки: '/warp#char_event',
    молитвы: '/warp#char_event',
    ачивки: '/achievements',
  },
  es: {
    inventario: '/planner',
    'copia de seg': '/settings',
    tiradas: '/warp#char_event',
    creditos: '/attribution',
  },
  id: {
    inventaris: '/planner',
    cadangan: '/settings',
    jaminan: '/warp#char_event',
    kredit: '/attribution',
  },
  vi: {
    'kho do': '/planner',
    'sao luu': '/settings',
    'bao hiem': '/warp#char_event',
    'ghi cong': '/attribution',
  },
  th: { กระเป๋า: '/planner', สำรองข้อมูล: '/settings', การันตี: '/warp#char_event', คุกกี้: '/privacy' },
  pt: {
    inventario: '/planner',
    exportar: '/settings',
    garantido: '/warp#char_event',
    trofeus: '/achievements',
  },
  fr: {
    inventaire: '/planner',
    sauvegarde: '/settings',
    tirages: '/warp#char_event',
    equipement: '/relics',
  },
  de: {
    inventar: '/planner',
    sicherung: '/settings',
    ziehungen: '/warp#char_event',
    mitwirkende: '/attribution',
  },
};

it.each(LANGUAGES)('what players look for leads to its page in %s', async (language) => {
  const { body } = await files.search(language);
  const pack: SearchPack = JSON.parse(new TextDecoder().decode(body));
  const index = openSearch(pack);
  const lost = Object.entries({ ...ENGLISH, ...OWN[language] }).filter(
    ([query, page]) => !search(index, query, 3).some(({ pageId }) => pageId === page),
  );
  expect(lost).toEqual([]);
});
