export type { Choices, Gender, Motion, Theme } from './cookies.ts';
export { choiceCookie, NAMES, readChoices } from './cookies.ts';
export { downloadFile } from './download.ts';
export type { Feature } from './features.ts';
export { featuresOf } from './features.ts';
export type { LinkProps } from './link.tsx';
export { Link, LinkContext } from './link.tsx';
export type { Site } from './site.tsx';
export { SiteContext, useSite } from './site.tsx';
