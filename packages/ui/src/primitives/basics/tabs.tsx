import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { isPlainClick } from '../../platform/index.ts';
import { classNames } from './class-names.ts';
import { Panel } from './panel.tsx';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: (isOpen: boolean) => ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: number;
  readonly onOpen: (index: number) => void;
  /** Tabs of a page have addresses of their own, `#skills`; tabs within a tab are smaller and have none. */
  readonly size?: 'page' | 'part';
}

/**
 * Panels of which one is open. Arrows move between the tabs, as readers of such lists expect. The others
 * are there too: for search engines, for a search within the page, and for readers without JavaScript,
 * who see them all.
 */
export function Tabs({ label, tabs, open, onOpen, size = 'page' }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(open, tabs.length - 1);
  const hasAddresses = size === 'page';
  const panelId = (tab: Tab) => (hasAddresses ? tab.id : `${id}-${tab.id}-panel`);
  const show = (index: number) => {
    onOpen(index);
    const tab = tabs[index];
    if (hasAddresses && tab) history.replaceState(history.state, '', `#${tab.id}`);
  };
  useAddress(hasAddresses ? tabs : [], onOpen);
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[at];
    if (row && tab instanceof HTMLElement) scrollTo(row, tab);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, at, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="one-row relative flex"
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${id}-${tab.id}`}
            href={`#${panelId(tab)}`}
            role="tab"
            aria-selected={index === at}
            aria-controls={index === at ? panelId(tab) : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              show(index);
            }}
            className={classNames(
              'tap flex shrink-0 items-center border-b-2 px-2 -outline-offset-2 sm:px-3',
              size === 'page' ? 'font-display text-base' : 'text-sm',
              index === at
                ? 'border-lamp text-lamp'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className="min-w-0">
        {tabs.map((tab, index) => (
          <Panel
            key={tab.id}
            id={panelId(tab)}
            labelledBy={`${id}-${tab.id}`}
            isOpen={index === at}
            onFound={() => show(index)}
          >
            {tab.content(index === at)}
          </Panel>
        ))}
      </div>
    </div>
  );
}

/** Where a row is wider than the screen, the open tab is in sight; the page itself stays where it is. */
function scrollTo(row: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const least = offsetLeft + offsetWidth - row.clientWidth;
  row.scrollLeft = Math.min(offsetLeft, Math.max(least, row.scrollLeft));
}

/** Opens the tab that the address names, when the page comes and whenever its address changes. */
function useAddress(tabs: readonly Tab[], onOpen: (index: number) => void): void {
  const latest = useRef({ tabs, onOpen });
  latest.current = { tabs, onOpen };
  useEffect(() => {
    const follow = () => {
      const named = latest.current.tabs.findIndex(({ id }) => `#${id}` === location.hash);
      if (named >= 0) latest.current.onOpen(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
