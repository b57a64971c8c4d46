import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { desktopBridge } from '../../../platform/index.ts';
import { SwitchField } from '../../../primitives/index.ts';
import type { DailyImportNote } from '../../../storage/index.ts';
import { device } from '../../../storage/stores/device.ts';
import { turnDailyImports, watchDailyImports } from '../../warp/import/daily/daily-imports.ts';
import { dailyText } from '../../warp/import/daily/daily-text.ts';

// Rule S27.
/** Whether the program stays beside the clock when its window is closed, and whether it imports warps there. */
export function TrayField() {
  const { t } = useI18n();
  const [isKept, setKept] = useState(false);
  const ask = (wish?: boolean) =>
    desktopBridge()
      ?.tray.keep(wish)
      .then(setKept, () => undefined);
  useEffect(() => void ask(), []);
  return (
    <>
      <SwitchField
        label={t('desktop.tray.keep')}
        isOn={isKept}
        onChange={(wish) => void ask(wish)}
      />
      {isKept && desktopBridge()?.game && <DailyField />}
    </>
  );
}

// Rule W59.
function DailyField() {
  const i18n = useI18n();
  const { t } = i18n;
  const [note, setNote] = useState<DailyImportNote | undefined>(undefined);
  useEffect(() => watchDailyImports(device, setNote), []);
  const text = dailyText(i18n, note);
  return (
    <div>
      <SwitchField
        label={t('desktop.tray.import')}
        isOn={note?.isOn === true}
        onChange={(wish) => void turnDailyImports(device, wish).catch(() => undefined)}
      />
      {text && <p className="max-w-prose text-sm text-ink-soft">{text}</p>}
    </div>
  );
}
