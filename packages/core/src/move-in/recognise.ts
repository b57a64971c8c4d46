import { scanShape, scanWithin } from '../account/index.ts';
import { readAchievements } from '../achievements/index.ts';
import { isGzip } from '../inflate/gzip.ts';
import { zipParts } from '../inflate/zip.ts';
import { readStorageBlock } from '../user-data/index.ts';
import {
  isBackup,
  isHistoryJson,
  isStarRailStationDat,
  lettersOf,
  parseExactJson,
  startsWith,
} from '../warp/index.ts';

/** What a file or a text is, and so which reader is asked to read it. */
export type Arrival =
  /** A backup of ours. */
  | 'backup'
  /** Several files in one. */
  | 'archive'
  /** Warps of whatever tool, and what its backups hold beside them; tables whose columns must be told, too. */
  | 'history'
  /** An account, as the game's scanner saw it. */
  | 'scan'
  | 'achievements'
  /** Stores as a browser had them: ours, or those of the site that was here before. */
  | 'block'
  /** A link to the game's records, or a text with one in it. It holds a secret. */
  | 'link'
  | 'unknown';

const ZIP = [0x50, 0x4b];
/** What every workbook has, and no other archive. */
const WORKBOOK = '[Content_Types].xml';

/**
 * From the last address before the key alone, so that a text full of addresses is read once; and no further than a link
 * may be long, for an endless one would take all the stack.
 */
const LINK = /https:\/\/(?:(?!https:\/\/)\S){0,8192}authkey=/;
/** A damaged scan is recognised by its lists or by the name of its scanner. */
const SCAN_TRACE =
  /"light_?cones"\s*:|"source"\s*:\s*"(?:reliquary_archiver|HSR-Scanner|yas-scanner)"/i;
const ACHIEVEMENTS_TRACE = /"hsr_achievements"\s*:/;
/** Ids of achievements, one after another. */
const IDS = /^(?:[\s,;]*4\d{6})+[\s,;]*$/;
/** Thirty times as many as there are, and few enough for the expression: of a million it would take all the stack. */
const LONGEST_IDS = 400_000;

/**
 * Says what a file or a text is, by what it holds and never by its name. Whether it can be read its reader says:
 * of what is cut short or damaged the kind is told that it should be. Rule U35.
 */
export function recognise(file: Uint8Array | string): Arrival {
  if (typeof file !== 'string') {
    if (isGzip(file)) return isBackup(file) ? 'backup' : 'archive';
    if (startsWith(file, ZIP)) return isWorkbook(file) ? 'history' : 'archive';
    if (isStarRailStationDat(file)) return 'history';
  }
  return kindOfText((typeof file === 'string' ? file : lettersOf(file)).replace(/^\uFEFF/, ''));
}

function isWorkbook(file: Uint8Array): boolean {
  return zipParts(file)?.some(({ name }) => name === WORKBOOK) ?? false;
}

function kindOfText(text: string): Arrival {
  if (text.includes('\0')) return 'unknown';
  if (/^\s*[[{]/.test(text)) return kindOfJson(text);
  if (LINK.test(text)) return 'link';
  if (text.length <= LONGEST_IDS && IDS.test(text)) return 'achievements';
  // One heading is no table.
  return /^[^\n]*[,;\t]/.test(text.trimStart()) ? 'history' : 'unknown';
}

function kindOfJson(text: string): Arrival {
  const value = parseExactJson(text);
  if (value === undefined) return kindOfDamaged(text);
  if (isHistoryJson(value)) return 'history';
  if (scanShape(scanWithin(value))) return 'scan';
  if (readStorageBlock(value)) return 'block';
  return Object.keys(readAchievements(value).done).length > 0 ? 'achievements' : 'unknown';
}

function kindOfDamaged(text: string): Arrival {
  if (SCAN_TRACE.test(text)) return 'scan';
  return ACHIEVEMENTS_TRACE.test(text) ? 'achievements' : 'history';
}
