import type { Gender, Motion, Theme } from '@trailbook/ui/shell';

export interface Appearance {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly gender: Gender | null;
}

/** How the visitor wants pages to look; by night, and moving as the system does, unless told otherwise. */
export function appearanceOf(request: Request): Appearance {
  const cookies = request.headers.get('cookie') ?? '';
  const motion = cookies.match(/(?:^|;\s*)motion=(less|full)(?:;|$)/)?.[1];
  const gender = cookies.match(/(?:^|;\s*)gender=([MF])(?:;|$)/)?.[1];
  return {
    gender: gender === 'M' || gender === 'F' ? gender : null,
    theme: /(?:^|;\s*)theme=day(?:;|$)/.test(cookies) ? 'day' : 'night',
    motion: motion === 'less' || motion === 'full' ? motion : 'system',
  };
}
