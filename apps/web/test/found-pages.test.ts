import { join } from 'node:path';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { openSearch, type SearchPack, search } from '@trailbook/core/internal/search';
import { expect, it } from 'vitest';
import { createDataFiles, SEARCH_FILE } from '../server/files/data-files.server';
import { loadDataset } from '../server/files/load-dataset';
import { createLookups } from '../server/models/lookup';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
const files = createDataFiles(createLookups(dataset, {}));

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
  'import warps': '/warp#char_event',
  'warp import': '/warp#char_event',
  'warp history': '/warp#char_event',
  'global stats': '/warp#char_event',
  statistics: '/warp#char_event',
  'soft pity': '/warp#char_event',
  'hard pity': '/warp#char_event',
  'export data': '/settings',
  'data import': '/settings',
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

/** What each language calls the warps' statistics, their import or history, a soft pity, and the way out of one's data. */
const TOGETHER: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  cn: ['统计', '历史 跃迁', '软保底', '导出 数据'],
  cht: ['統計', '歷史 躍遷', '軟保底', '匯出 資料'],
  jp: ['統計', '履歴 跳躍', 'ソフト天井', 'エクスポート データ'],
  kr: ['통계', '기록 워프', '소프트 천장', '내보내기 데이터'],
  ru: ['статистика', 'импорт прыжков', 'мягкий гарант', 'экспорт данные'],
  es: ['estadisticas', 'importar saltos', 'pity suave', 'exportar datos'],
  id: ['statistik', 'impor warp', 'soft pity', 'ekspor data'],
  vi: ['thong ke', 'nhap buoc nhay', 'bao hiem mem', 'xuat du lieu'],
  th: ['สถิติ', 'นำเข้า วาร์ป', 'ซอฟต์พิตี้', 'ส่งออก ข้อมูล'],
  pt: ['estatisticas', 'importar saltos', 'pity suave', 'exportar dados'],
  fr: ['statistiques', 'importer sauts', 'soft pity', 'exporter données'],
  de: ['statistik', 'warps importieren', 'soft pity', 'daten exportieren'],
};
const TOGETHER_AT = ['/warp#char_event', '/warp#char_event', '/warp#char_event', '/settings'];

it.each(LANGUAGES)('what players look for leads to its page in %s', async (language) => {
  const file = await files.make(language, SEARCH_FILE, 0);
  const pack: SearchPack = JSON.parse(new TextDecoder().decode(file?.body));
  const index = openSearch(pack);
  const together = language === 'en' ? [] : TOGETHER[language];
  const wanted = [
    ...Object.entries({ ...ENGLISH, ...OWN[language] }),
    ...together.map((query, at) => [query, TOGETHER_AT[at]] as const),
  ];
  const lost = wanted.filter(
    ([query, page]) => !search(index, query, 3).some(({ pageId }) => pageId === page),
  );
  expect(lost).toEqual([]);
});
