import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Links go through the app's router, which this package does not know. */
export const LinkContext = createContext<ComponentType<LinkProps>>(({ to, ...props }) => (
  <a href={to} {...props} />
));

export function Link(props: LinkProps) {
  const Routed = useContext(LinkContext);
  return <Routed {...props} />;
}
