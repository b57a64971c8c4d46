import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';

export interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-selected'?: boolean | undefined;
  readonly id?: string | undefined;
  /** Of a link that is chosen in a list, not by the tab key. */
  readonly role?: 'option' | undefined;
  readonly tabIndex?: number | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Links go through the app's router, which this package does not know. */
export const LinkContext = createContext<ComponentType<LinkProps>>(({ to, ...props }) => (
  <a href={to} {...props} />
));

export function Link(props: LinkProps) {
  const Routed = useContext(LinkContext);
  return <Routed {...props} />;
}
