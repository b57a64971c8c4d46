import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { currentShortcuts, setShortcuts } from '../../platform/appearance.ts';
import { isDesktop } from '../../platform/index.ts';
import { Dialog, SwitchField, useCommandKey } from '../../primitives/index.ts';
import type { KeyUse } from '../pages/index.ts';
import { keysHere } from './keys-here.ts';

/** What keys do on every page. */
const EVERYWHERE = ['search', 'close', 'help'] as const;
type Everywhere = (typeof EVERYWHERE)[number];

/** Keys by what they are for; what stands on them differs with the language. */
const KEYS: Readonly<Record<KeyUse | Everywhere, readonly string[]>> = {
  add: ['enter'],
  moveEntry: ['↑', '↓', 'home', 'end'],
  counts: ['←', '↑', '→', '↓', 'enter'],
  paste: ['command V'],
  level: ['↑', '↓'],
  traces: ['←', '↑', '→', '↓'],
  save: ['command enter'],
  tabs: ['←', '→', 'home', 'end'],
  slider: ['←', '→', 'home', 'end'],
  check: ['space'],
  checkRange: ['shift space'],
  moveLine: ['↑', '↓', 'home', 'end'],
  stations: ['←', '→', 'home', 'end'],
  search: ['command K'],
  close: ['escape'],
  help: ['?'],
};

/** What the keys of a page do, its own before those of every page. */
export function KeysSheet({ uses, onClose }: { uses: readonly KeyUse[]; onClose: () => void }) {
  const { t } = useI18n();
  const [isOn, show] = useState(() => currentShortcuts() === 'on');
  const nameOf = useKeyNames();
  // Rule S25: in the desktop's window these keys list the program's own.
  const [everywhere] = useState(() => EVERYWHERE.filter((use) => use !== 'search' || !isDesktop()));
  // As the page stands while the sheet lies over it.
  const [here] = useState(() => keysHere(uses, (it) => document.querySelector(it) !== null));
  const turn = (on: boolean) => {
    setShortcuts(on ? 'on' : 'off');
    show(on);
  };
  return (
    <Dialog isRead width="narrow" title={t('keys.title')} onClose={onClose}>
      <dl className="divide-y divide-line">
        {[...here, ...everywhere].map((use) => (
          <div
            key={use}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <dt className="min-w-0 flex-1 basis-40 leading-snug">{t(`keys.${use}`)}</dt>
            <dd className="ms-auto flex flex-wrap justify-end gap-1">
              {KEYS[use].map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-line-strong bg-ground px-1.5 py-0.5 text-center text-sm"
                >
                  {key.split(' ').map(nameOf).join(' + ')}
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

/** What stands on a key; a sign stands for itself. */
function useKeyNames(): (key: string) => string {
  const { t } = useI18n();
  const names: Readonly<Record<string, string>> = {
    command: useCommandKey(),
    enter: t('key.enter'),
    shift: t('keys.on.shift'),
    home: t('keys.on.home'),
    end: t('keys.on.end'),
    space: t('keys.on.space'),
    escape: t('keys.on.escape'),
  };
  return (key) => names[key] ?? key;
}
