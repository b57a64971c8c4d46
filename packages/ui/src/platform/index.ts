export { downloadFile } from './download.ts';
export type { LinkProps } from './link.tsx';
export { Link, LinkContext } from './link.tsx';
