import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { isMedia } from '../../platform/index.ts';
import { IconButton } from '../basics/button.tsx';
import { classNames } from '../basics/class-names.ts';
import { rememberFocus } from './focus-return.ts';
import { popups } from './popup-stack.ts';

import { giveTyped } from './typing-ahead.ts';
import { unsavedInput } from './unsaved.ts';

interface Props {
  readonly title: string;
  /** Called when the player asks to close, by Escape, the cross or the backdrop; without it there is no closing. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  /** What is to be read comes before the first field: the sheet opens on its heading. */
  readonly isRead?: boolean;
  /** On a phone it comes from above: what is typed and found stays clear of the screen's own keyboard. */
  readonly isTyped?: boolean;
  /** Whether all other popups go before it comes. */
  readonly isSingle?: boolean;
  /** Whether it does something that is not to be left half-way: it closes when that is done. */
  readonly isLocked?: boolean;
  /** Whether it holds changes that are not saved; a sheet that saves at once says nothing. */
  readonly isUnsaved?: boolean;
}

const WIDTHS = { narrow: 'sm:max-w-md', wide: 'sm:max-w-3xl' } as const;

/** What one types into, or picks from. */
const FIELD =
  'input:enabled:not([type=checkbox], [type=radio], [type=range], [type=file]), select:enabled, textarea:enabled';

/**
 * A modal sheet: the platform's own dialog, which keeps focus inside and closes on Escape. It opens on its
 * first field, else on its heading, never on a button that a key typed at once would press; and gives the
 * focus back to what opened it. Enter on its heading, and Ctrl + Enter anywhere, does what its foot offers to
 * do next.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  width = 'wide',
  isRead,
  isTyped,
  isSingle,
  isLocked,
  isUnsaved,
}: Props) {
  const { t } = useI18n();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEntered = useRef(false);
  const titleId = useId();
  const dismiss = useRef(onClose);
  dismiss.current = onClose;
  const isClosable = onClose !== undefined;
  useLayoutEffect(() => {
    const popup = {
      path: location.pathname,
      dismiss: isClosable ? () => dismiss.current?.() : undefined,
    };
    return isSingle ? popups.displaySingle(popup) : popups.display(popup);
  }, [isClosable, isSingle]);
  useEffect(() => (isLocked ? popups.lock() : undefined), [isLocked]);
  useEffect(() => (isUnsaved ? unsavedInput.hold() : undefined), [isUnsaved]);
  // Before the drawing leaves the page: what has left it gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const giveBack = rememberFocus();
    dialog?.showModal();
    swallowSecondClick();
    const field = isRead || opensKeyboard() ? undefined : dialog?.querySelector<HTMLElement>(FIELD);
    (field ?? heading.current)?.focus();
    // When the sheet has chosen what is selected in it.
    queueMicrotask(() => giveTyped(document.activeElement));
    return () => {
      dialog?.close();
      swallowSecondClick();
      giveBack();
    };
  }, [isRead]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (isUnsaved === undefined) {
          popups.closeTop();
          return;
        }
        // The field that is left settles what was typed, which its owner then knows of.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setTimeout(() => popups.closeTop());
      }}
      onMouseDown={(event) => {
        // A press beside it leaves the focus where it is.
        if (event.target === ref.current) event.preventDefault();
      }}
      onClick={(event) => {
        // A backdrop click must not throw away what was entered.
        if (event.target === ref.current && !hasEntered.current && !isUnsaved) popups.closeTop();
      }}
      onKeyDown={(event) => {
        // A second Escape would close it unasked.
        if (event.key === 'Escape' && (!onClose || isLocked)) event.preventDefault();
        const isOnHeading = event.target === heading.current && !event.repeat;
        const isDone = event.key === 'Enter' && (isOnHeading || event.ctrlKey || event.metaKey);
        if (!isDone || event.nativeEvent.isComposing) return;
        event.preventDefault();
        pressLamp(event.currentTarget);
      }}
      onInput={({ target }) => {
        const isSearch = target instanceof HTMLInputElement && target.type === 'search';
        if (!isSearch) hasEntered.current = true;
      }}
      className={classNames(
        'fixed w-full max-w-none border border-line bg-surface p-0',
        isTyped ? 'top-0 bottom-auto rounded-b-sheet' : 'top-auto bottom-0 rounded-t-sheet',
        // Where few lines are seen, its head and its foot go with what it holds.
        'max-h-[92dvh] overflow-hidden low:overflow-y-auto low:overscroll-contain',
        'sm:bottom-auto sm:top-[6dvh] sm:max-h-[86dvh] sm:rounded-sheet',
        'mx-auto open:flex open:flex-col',
        WIDTHS[width],
      )}
    >
      <header className="flex items-center gap-2 min-h-13 border-b border-line py-1 ps-[min(1.25rem,6vw)] pe-2">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="thing-name min-w-0 flex-1 font-display text-lg font-semibold text-ink outline-none"
        >
          {title}
        </h2>
        {onClose && (
          <IconButton label={t('action.close')} onClick={() => popups.closeTop()}>
            <X size={20} strokeWidth={1.5} />
          </IconButton>
        )}
      </header>
      {/* Not flex-1: WebKit makes its 0 % of a dialog's height nothing, and shows no content. */}
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-[min(1.25rem,6vw)] py-5 low:flex-none low:overflow-visible">
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-3 py-3 max-sm:[&_button]:px-2.5 sm:gap-3 sm:px-5">
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/** Does what the foot offers to do next. The field that is left settles what was typed before. */
function pressLamp(dialog: HTMLElement): void {
  const lamp = dialog.querySelector<HTMLElement>('footer [data-look=lamp]');
  lamp?.focus();
  setTimeout(() => lamp?.click());
}

/** On a touch screen a field in focus brings up a keyboard that covers half of the dialog. */
function opensKeyboard(): boolean {
  return isMedia('(pointer: coarse)');
}

/** The longest that a double click takes, as systems have it. */
const DOUBLE_CLICK_MS = 500;

/**
 * The second press of a double click belongs to what the first one pressed. Where that is gone meanwhile, or
 * something lies over it, nobody hears the second.
 */
function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), DOUBLE_CLICK_MS);
}
