import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../basics/class-names.ts';

interface Props {
  readonly label: ReactNode;
  /** Read out when the label is no text. */
  readonly name?: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
  /** On a phone, where it stands at the foot of the screen. */
  readonly opens?: 'down' | 'up';
  /** Of what opens it, where that is not a button of a bar. */
  readonly className?: string;
}

/**
 * A dropdown that opens without JavaScript. Menus share a name, so that one is open at a time; with
 * JavaScript, Escape, an outside press and a choice close it.
 * Rule S12.
 */
export function Menu(props: Props) {
  const { label, name, children, align = 'start', opens = 'down', className } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <details ref={ref} name="menu" className="group relative">
      <summary
        aria-label={name}
        className={classNames(
          'rounded-control text-ink-soft hover:bg-raised hover:text-ink md:px-3',
          className ?? 'tap flex items-center gap-1 px-3 text-sm',
        )}
      >
        {label}
        <ChevronDown
          strokeWidth={1.5}
          className={classNames(
            'size-4 transition-transform duration-150 group-open:rotate-180',
            opens === 'up' && 'max-md:hidden',
          )}
        />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a choice inside was made */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a choice by key is a click too */}
      <div
        onClick={(event) => {
          const chosen = event.target instanceof Element && event.target.closest('a, button');
          if (chosen && ref.current) ref.current.open = false;
        }}
        className={classNames(
          'absolute z-20 mt-1 max-h-[70dvh] min-w-[min(12rem,75vw)] overflow-y-auto rounded-sheet border border-line-strong bg-raised p-1',
          align === 'end' ? 'end-0' : 'start-0',
          opens === 'up' && 'at-foot:bottom-full at-foot:mb-1',
        )}
      >
        {children}
      </div>
    </details>
  );
}

export const menuItem =
  'flex tap w-full items-center gap-3 rounded-control px-3 text-start text-sm hover:bg-surface aria-[current]:text-lamp';
