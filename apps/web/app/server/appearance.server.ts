import type { Motion, Theme } from '@trailbook/ui/shell';

export interface Appearance {
  readonly theme: Theme;
  readonly motion: Motion;
}

/** How the visitor wants pages to look; by night, and moving as the system does, unless told otherwise. */
export function appearanceOf(request: Request): Appearance {
  const cookies = request.headers.get('cookie') ?? '';
  const motion = cookies.match(/(?:^|;\s*)motion=(less|full)(?:;|$)/)?.[1];
  return {
    theme: /(?:^|;\s*)theme=day(?:;|$)/.test(cookies) ? 'day' : 'night',
    motion: motion === 'less' || motion === 'full' ? motion : 'system',
  };
}
