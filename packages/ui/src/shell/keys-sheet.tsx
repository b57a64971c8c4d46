import { useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import type { KeyUse } from '../pages/index.ts';
import { Dialog, SwitchField } from '../primitives/index.ts';
import { currentShortcuts, setShortcuts } from './appearance.ts';

/** As they stand on the keys themselves. */
const KEYS: Readonly<Record<KeyUse | 'help', readonly string[]>> = {
  add: ['Enter'],
  moveEntry: ['↑', '↓', 'Home', 'End'],
  counts: ['←', '↑', '→', '↓', 'Enter'],
  paste: ['Ctrl + V'],
  level: ['↑', '↓'],
  traces: ['←', '↑', '→', '↓'],
  save: ['Ctrl + Enter'],
  close: ['Esc'],
  tabs: ['←', '→', 'Home', 'End'],
  slider: ['←', '→', 'Home', 'End'],
  check: ['Space'],
  checkRange: ['Shift + Space'],
  moveLine: ['↑', '↓', 'Home', 'End'],
  help: ['?'],
};

/** What the keys of a page do. */
export function KeysSheet({ uses, onClose }: { uses: readonly KeyUse[]; onClose: () => void }) {
  const { t } = useI18n();
  const [isOn, show] = useState(() => currentShortcuts() === 'on');
  const turn = (on: boolean) => {
    setShortcuts(on ? 'on' : 'off');
    show(on);
  };
  return (
    <Dialog isRead width="narrow" title={t('keys.title')} onClose={onClose}>
      <dl className="divide-y divide-line">
        {([...uses, 'help'] as const).map((use) => (
          <div key={use} className="flex items-center justify-between gap-4 py-2">
            <dt className="min-w-0 leading-snug">{t(`keys.${use}`)}</dt>
            <dd className="flex shrink-0 gap-1">
              {KEYS[use].map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-line-strong bg-ground px-1.5 py-0.5 text-center text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SwitchField label={t('keys.shortcuts')} isOn={isOn} onChange={turn} />
    </Dialog>
  );
}
