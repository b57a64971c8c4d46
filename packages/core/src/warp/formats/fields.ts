import { type BannerType, isBannerType } from '../banner-types.ts';

/** The fields of one row, which may come as texts or as numbers. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or a number as a text; undefined where there is neither. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/**
 * An id of a pull. A number that is too long for one has lost its last digits already. Miao-Yunzai adds six digits to an
 * id that it has under another banner type, too.
 */
export function pullIdOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || !/^\d{1,25}$/.test(text)) return undefined;
  if (text.length < 25) return text;
  return LENGTHENED.test(text) ? text.slice(0, ID_DIGITS) : undefined;
}

const ID_DIGITS = 19;
/** Five zeros and a count. Source: yoimiya-kokomi/Miao-Yunzai, `exportLog.js`. */
const LENGTHENED = /^\d{19}0{5}\d$/;

/** An account's number. */
export function uidOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{1,12}$/.test(text) ? text : undefined;
}

/** Whose rows they are: by number, or by what stands in its place, for a player to say whose that is. */
export function whoseOf(value: unknown): {
  readonly uid: string | null;
  readonly label: string | null;
} {
  const uid = uidOf(value);
  if (uid !== undefined) return { uid, label: null };
  return { uid: null, label: textOf(value)?.slice(0, LONGEST_LABEL) || null };
}

/** Enough to recognise it by. */
const LONGEST_LABEL = 40;

/** A number of the game's, none below 0. */
export function gameIdOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function readBannerType(value: unknown): BannerType | undefined {
  const type = gameIdOf(value);
  return isBannerType(type) ? type : undefined;
}

/** Hours between a server's time and UTC. */
export function zoneOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value);
  if (text === undefined || !/^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const hours = Number(text);
  return Math.abs(hours) <= 14 ? hours : undefined;
}
