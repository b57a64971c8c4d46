import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-selected'?: boolean | undefined;
  readonly id?: string | undefined;
  /** Of a link that is chosen in a list, not by the tab key. */
  readonly role?: 'option' | undefined;
  readonly tabIndex?: number | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A click, by a hand or by a key that stands for one. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** What a click on a link does; nothing, where it is left to the browser. */
export type Follow = (event: Click, to: string) => void;

/** Links are followed by the app's router, which this package does not know. */
export const FollowContext = createContext<Follow>(() => undefined);

export function Link({ to, onClick, ...props }: LinkProps) {
  const follow = useContext(FollowContext);
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event, to);
      }}
    />
  );
}

/** Whether a click means here and now, and not another tab, another window or a file. */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
