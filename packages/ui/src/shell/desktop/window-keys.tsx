import { useContext, useEffect, useState } from 'react';
import { takeWindowKeys } from '../../first-script/window-keys.ts';
import { useI18n } from '../../i18n/index.ts';
import { desktopBridge, FollowContext } from '../../platform/index.ts';
import { Dialog, useCommandKey } from '../../primitives/index.ts';
import { type WindowKey, windowKeyOf } from './window-key.ts';

const PLACES = {
  warp: '/warp#char_event',
  planner: '/planner',
  achievements: '/achievements',
} as const;
const STEPS = { larger: 1, smaller: -1, usual: 0 } as const;

// Rule S25.
/** The keys of the desktop's window, and the list of them. They hold on every page, and over every sheet but a place's. */
export function WindowKeys() {
  const { language } = useI18n();
  const follow = useContext(FollowContext);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const press = (key: WindowKey) => {
      if (key === 'list') setShown((is) => !is);
      else if (key in STEPS) {
        const step = STEPS[key as keyof typeof STEPS];
        desktopBridge()
          ?.app.zoom(step)
          .then(
            (level) => console.info(`The page is at ${level}.`),
            () => undefined,
          );
      } else if (document.querySelector('dialog[open]') === null) {
        follow(
          new MouseEvent('click', { cancelable: true }),
          `/${language}${PLACES[key as keyof typeof PLACES]}`,
        );
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = windowKeyOf(event);
      if (!key) return;
      event.preventDefault();
      // Ctrl and K is the search's elsewhere.
      event.stopImmediatePropagation();
      if (!event.repeat || key in STEPS) press(key);
    };
    addEventListener('keydown', onKeyDown, true);
    for (const event of takeWindowKeys()) onKeyDown(event);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [follow, language]);
  return isShown ? <KeyList onClose={() => setShown(false)} /> : null;
}

function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const command = useCommandKey();
  const rows = [
    ['1', t('nav.warp')],
    ['2', t('nav.planner')],
    ['3', t('nav.achievements')],
    ['K', t('desktop.keys.list')],
    ['+', t('desktop.keys.larger')],
    ['-', t('desktop.keys.smaller')],
    ['0', t('desktop.keys.usual')],
  ] as const;
  return (
    <Dialog isRead width="narrow" title={t('desktop.keys.title')} onClose={onClose}>
      <dl className="divide-y divide-line">
        {rows.map(([key, name]) => (
          <div
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <dt className="min-w-0 flex-1 basis-40 leading-snug">{name}</dt>
            <dd>
              <kbd className="rounded-control border border-line-strong bg-ground px-1.5 py-0.5 text-sm">
                {command} + {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
