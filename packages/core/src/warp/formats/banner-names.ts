import { BANNER_TYPES, type BannerType } from '../banner-types.ts';
import { readBannerType } from './fields.ts';
import { nameKey } from './name-index.ts';

/** What tools and spreadsheets call the banner types. */
const SHORT: Readonly<Record<BannerType, readonly string[]>> = {
  1: ['stellar', 'standard', 'regular', 'permanent', '常驻跃迁', '常驻'],
  2: ['departure', 'beginner', 'newbie', 'starter', '新手跃迁', '新手'],
  // StarRailUID shortens the game's names.
  11: ['character event', 'character', '角色', '角色跃迁'],
  12: ['light cone event', 'light cone', 'lightcone', '光锥', '光锥跃迁'],
  21: ['character collaboration'],
  22: ['light cone collaboration'],
};

// Source: public trackers' tables of the names that the game shows (2024 and 2026).
/** What the game itself calls them, in its thirteen languages. */
const OWN: Readonly<Record<BannerType, readonly string[]>> = {
  1: [
    ...['Stellar Warp', '群星跃迁', '群星躍遷', '群星跳躍', '뭇별의 워프', 'Звёздный прыжок'],
    ...['Salto estelar', 'Warp Bintang-Bintang', 'Bước Nhảy Chòm Sao', 'วาร์ปสู่ดวงดาว'],
    ...['Salto Hiperespacial Estelar', 'Saut stellaire', 'Stellarwarp'],
  ],
  2: [
    ...['Departure Warp', '始发跃迁', '始發躍遷', '始発跳躍', '초행길 워프', 'Отправной прыжок'],
    ...['Salto de partida', 'Warp Keberangkatan', 'Bước Nhảy Đầu Tiên', 'ก้าวแรกแห่งการวาร์ป'],
    ...['Salto Hiperespacial de Partida', 'Salto Hiperespacial de Novatos'],
    ...['Saut hyperespace de départ', 'Startwarp'],
  ],
  11: [
    ...['Character Event Warp', '角色活动跃迁', '角色活動躍遷', 'イベント跳躍・キャラクター'],
    ...['캐릭터 이벤트 워프', 'Прыжок события: персонаж', 'Salto de evento de personaje'],
    ...['Event Warp Karakter', 'Bước Nhảy Sự Kiện Nhân Vật', 'กิจกรรมวาร์ปตัวละคร'],
    ...['Salto Hiperespacial de Evento de Personagem', 'Saut hyperespace événement de personnage'],
    ...['Figuren-Aktionswarp'],
  ],
  12: [
    ...['Light Cone Event Warp', '光锥活动跃迁', '光錐活動躍遷', 'イベント跳躍・光円錐'],
    ...['광추 이벤트 워프', 'Прыжок события: световой конус', 'Salto de evento de cono de luz'],
    ...['Event Warp Light Cone', 'Bước Nhảy Sự Kiện Nón Ánh Sáng', 'กิจกรรมวาร์ป Light Cone'],
    ...['Salto Hiperespacial de Evento de Cone de Luz', 'Lichtkegel-Aktionswarp'],
    ...['Saut hyperespace événement de cônes de lumière'],
  ],
  21: [
    ...['Character Collaboration Warp', '角色联动跃迁', '角色聯動躍遷', 'コラボ跳躍・キャラクター'],
    ...['캐릭터 콜라보 워프', 'Совместный прыжок события: персонаж'],
    ...['Salto de colaboración de personaje', 'Warp Kolaborasi Karakter'],
    ...['Bước Nhảy Nhân Vật Hợp Tác', 'กิจกรรมวาร์ปตัวละครคอลแลบ'],
    ...['Salto Hiperespacial de Colaboração de Personagem', 'Figuren-Kollaborationswarp'],
    ...['Saut de collaboration de personnage'],
  ],
  22: [
    ...['Light Cone Collaboration Warp', '光锥联动跃迁', '光錐聯動躍遷', 'コラボ跳躍・光円錐'],
    ...['광추 콜라보 워프', 'Совместный прыжок события: световой конус'],
    ...['Salto de colaboración de cono de luz', 'Warp Kolaborasi Light Cone'],
    ...['Bước Nhảy Nón Ánh Sáng Hợp Tác', 'กิจกรรมวาร์ป Light Cone คอลแลบ'],
    ...['Salto Hiperespacial de Colaboração de Cone de Luz', 'Lichtkegel-Kollaborationswarp'],
    ...['Saut de collaboration de cône de lumière'],
  ],
};

const BY_NAME: ReadonlyMap<string, BannerType> = new Map(
  BANNER_TYPES.flatMap((type) =>
    [...SHORT[type], ...OWN[type]].map((name) => [nameKey(name), type] as const),
  ),
);

/** A banner type by its number or by a name of it. */
export function bannerTypeNamed(cell: string): BannerType | undefined {
  return readBannerType(cell) ?? BY_NAME.get(nameKey(cell));
}

/**
 * The banner type that a sheet is named after. A sheet's name has up to 31 letters and no `:` or `/`. A name that was
 * shortened for that still counts, unless it fits two types.
 */
export function bannerTypeOfSheet(name: string): BannerType | undefined {
  const key = lettersOnly(name);
  if (/^\d*$/.test(key)) return undefined;
  const isCut = name.length >= LONGEST_SHEET_NAME - 1;
  const found = [...BY_NAME].flatMap(([known, type]) => {
    const letters = lettersOnly(known);
    return letters === key || (isCut && letters.startsWith(key)) ? [type] : [];
  });
  const [type, ...others] = new Set(found);
  return others.length === 0 ? type : undefined;
}

const LONGEST_SHEET_NAME = 31;

function lettersOnly(name: string): string {
  return nameKey(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
