import { isPlainClick } from '../../platform/index.ts';

/** What is asked of a link. */
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** Whether a click on a link leaves the page, here and now: not for another tab or a file, nor for a place on the page. */
export function leavesPage(
  click: Parameters<typeof isPlainClick>[0],
  link: Link,
  here: string,
): boolean {
  if (!isPlainClick(click) || link.target !== '' || link.hasAttribute('download')) return false;
  const [page, hash] = link.href.split('#', 2);
  return hash === undefined || page !== here.split('#', 1)[0];
}
