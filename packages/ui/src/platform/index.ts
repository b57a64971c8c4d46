export type { LinkProps } from './link.tsx';
export { Link, LinkContext } from './link.tsx';
