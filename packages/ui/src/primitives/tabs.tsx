import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: () => ReactNode;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: number;
  readonly onOpen: (index: number) => void;
  /** Tabs within a tab are smaller. */
  readonly size?: 'page' | 'part';
}

/** Panels of which one is open. Arrows move between the tabs, as readers of such lists expect. */
export function Tabs({ label, tabs, open, onOpen, size = 'page' }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(open, tabs.length - 1);
  const current = tabs[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, at, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    onOpen(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap border-b border-line"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onOpen(index)}
            className={classNames(
              'tap -mb-px border-b-2 px-3',
              size === 'page' ? 'font-display text-base' : 'text-sm',
              index === at
                ? 'border-lamp text-lamp'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${current.id}`}
          className="min-w-0"
        >
          {current.content()}
        </div>
      )}
    </div>
  );
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
