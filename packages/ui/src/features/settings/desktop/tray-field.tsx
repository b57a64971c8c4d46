import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { desktopBridge } from '../../../platform/index.ts';
import { SwitchField } from '../../../primitives/index.ts';

// Rule S27.
/** Whether the program stays beside the clock when its window is closed. */
export function TrayField() {
  const { t } = useI18n();
  const [isKept, setKept] = useState(false);
  const ask = (wish?: boolean) =>
    desktopBridge()
      ?.tray.keep(wish)
      .then(setKept, () => undefined);
  useEffect(() => void ask(), []);
  return (
    <SwitchField label={t('desktop.tray.keep')} isOn={isKept} onChange={(wish) => void ask(wish)} />
  );
}
