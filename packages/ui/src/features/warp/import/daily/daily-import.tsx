import { useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { desktopBridge, useSite, useTrayLine } from '../../../../platform/index.ts';
import type { DailyImportNote } from '../../../../storage/index.ts';
import { device } from '../../../../storage/stores/device.ts';
import { importDaily, watchDailyImports } from './daily-imports.ts';
import { dailyText } from './daily-text.ts';

/** Imports warps once a day where the player asked for it, and has the place beside the clock tell how it went. */
export function DailyImport() {
  const i18n = useI18n();
  const { countsWarps } = useSite();
  const [note, setNote] = useState<DailyImportNote | undefined>(undefined);
  useEffect(() => watchDailyImports(device, setNote), []);
  useEffect(() => {
    const game = desktopBridge()?.game;
    return game && importDaily(device, game, countsWarps);
  }, [countsWarps]);
  useTrayLine('daily', dailyText(i18n, note));
  return null;
}
