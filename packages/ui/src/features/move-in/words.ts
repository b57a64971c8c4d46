import type { I18n } from '../../i18n/index.ts';
import { countedLabel, profileName, takeInErrorText } from '../../shell/recovery/index.ts';
import { FORMAT_NAMES, refusalText } from '../warp/import/parts/failure-text.ts';
import type { ArrivalError, ArrivedFile, Effect } from './files/contracts.ts';

/** What a file is, in words. */
export function kindText({ t, dateTime, number }: I18n, file: ArrivedFile): string {
  switch (file.kind) {
    case 'backup':
      return file.createdAt === undefined
        ? t('moveIn.backup')
        : t('state.pair', { label: t('moveIn.backup'), value: dateTime(file.createdAt) });
    case 'history':
      return t('moveIn.warps', { kind: FORMAT_NAMES[file.summary.format] });
    case 'columns':
      return t('moveIn.table');
    case 'scan':
      return t('moveIn.scan', {
        characters: number(file.characters),
        materials: number(file.materials),
      });
    case 'achievements':
      return t('moveIn.achievements', { number: number(file.count) });
    case 'block':
      return t('moveIn.block');
    case 'link':
      return t('moveIn.link');
    case 'refused':
      return t('moveIn.unread');
  }
}

/** What a file is called on the page. */
export function fileName({ t }: I18n, { name, within }: ArrivedFile): string {
  if (name === '') return t('moveIn.pasted');
  return within ? t('moveIn.within', { name, archive: within }) : name;
}

/** What comes of a file, a line each. */
export function effectLines(i18n: I18n, effect: Effect): string[] {
  const { news, hasOther, scan, isNew, isRefused } = effect;
  const { t, number } = i18n;
  if (isRefused) return [t('moveIn.notWhole')];
  const byProfile = new Map<string, string[]>();
  for (const { profile, counted, added } of news) {
    const name = profileName(i18n, profile);
    const line = t('state.pair', { label: t(countedLabel(counted)), value: number(added) });
    byProfile.set(name, [...(byProfile.get(name) ?? []), line]);
  }
  const lines = [...byProfile].map(([name, parts]) =>
    t('moveIn.news', { what: `${parts.join(' · ')} (${name})` }),
  );
  if (hasOther) lines.push(t('moveIn.news', { what: t('counted.other') }));
  if (scan) {
    const { raised, counts, outside } = scan;
    if (raised + counts > 0) {
      lines.push(t('moveIn.raised', { raised: number(raised), counts: number(counts) }));
    }
    if (outside > 0) lines.push(t('moveIn.outside', { number: number(outside) }));
  }
  // What is left out may well be new.
  if (!isNew && !scan?.outside) lines.push(t('moveIn.nothing'));
  return lines;
}

const OWN = {
  ARCHIVE_DAMAGED: 'moveIn.archiveDamaged',
  ARCHIVE_TOO_MANY: 'moveIn.archiveTooMany',
  ARCHIVE_TOO_LARGE: 'moveIn.archiveTooLarge',
  PART_ENCRYPTED: 'moveIn.encrypted',
  PART_DAMAGED: 'moveIn.archiveDamaged',
  PART_NESTED: 'moveIn.nested',
  ARRIVALS_TOO_MANY: 'moveIn.tooMany',
  ARRIVAL_UNREADABLE: 'moveIn.failed',
  ACCOUNT_TOO_LONG: 'moveIn.scanBroken',
  ACCOUNT_BROKEN: 'moveIn.scanBroken',
  ACCOUNT_OTHER: 'moveIn.scanBroken',
  ACCOUNT_EMPTY: 'moveIn.scanBroken',
  ACCOUNT_RELICS: 'moveIn.relicsOnly',
  ACCOUNT_NAMES: 'moveIn.failed',
  TOLD_TOO_LONG: 'moveIn.toldBroken',
  TOLD_BROKEN: 'moveIn.toldBroken',
  TOLD_NOTHING: 'moveIn.toldBroken',
} as const;

/** Why a file is not read. */
export function arrivalErrorText(i18n: I18n, error: ArrivalError): string {
  if (isOwn(error)) return i18n.t(OWN[error.code]);
  return isOfFormat(error) ? refusalText(i18n, error) : takeInErrorText(i18n, error);
}

type OwnError = ArrivalError & { readonly code: keyof typeof OWN };
type OfFormat = Extract<ArrivalError, { readonly code: `FORMAT_${string}` }>;

function isOwn(error: ArrivalError): error is OwnError {
  return Object.hasOwn(OWN, error.code);
}

function isOfFormat(error: Exclude<ArrivalError, OwnError>): error is OfFormat {
  return error.code.startsWith('FORMAT_');
}
