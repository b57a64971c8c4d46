import type { I18n, MessageKey } from '../../../../i18n/index.ts';
import type { DailyImportFailure, DailyImportNote } from '../../../../storage/index.ts';

const REASONS: Readonly<Partial<Record<DailyImportFailure, MessageKey>>> = {
  NO_LOG: 'desktop.daily.noGame',
  NO_GAME: 'desktop.daily.noGame',
  NO_CACHE: 'desktop.daily.noLink',
  NO_LINK: 'desktop.daily.noLink',
  EXPIRED: 'desktop.daily.noLink',
  LINK_REFUSED: 'desktop.daily.noLink',
  LINK_EXPIRED: 'desktop.daily.noLink',
  OTHER_ACCOUNT: 'desktop.daily.otherAccount',
  ACCOUNTS_MIXED: 'desktop.daily.otherAccount',
  NO_ACCOUNT: 'desktop.daily.noAccount',
  GAME_BUSY: 'desktop.daily.unreachable',
  GAME_UNREACHABLE: 'desktop.daily.unreachable',
  SITE_UNREACHABLE: 'desktop.daily.unreachable',
  NOT_KEPT: 'desktop.daily.notKept',
};

/** How the daily import went last, in a line; undefined where there was none, or none is asked for. */
export function dailyText(
  { t, dateTime }: I18n,
  note: DailyImportNote | undefined,
): string | undefined {
  if (!note?.isOn || !note.last) return undefined;
  const time = dateTime(note.last.at);
  if ('added' in note.last) return t('desktop.daily.done', { time, number: note.last.added });
  const reason = t(REASONS[note.last.failure] ?? 'desktop.daily.failed');
  return t('desktop.daily.none', { time, reason });
}
