import { type Gender, type Motion, readChoices, type Theme } from '@trailbook/ui/platform';

export interface Appearance {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly gender: Gender | null;
}

/** How the visitor wants pages to look; by night, and moving as the system does, unless told otherwise. */
export function appearanceOf(request: Request): Appearance {
  const choices = readChoices(request.headers.get('Cookie'));
  return {
    theme: choices.theme ?? 'night',
    motion: choices.motion ?? 'system',
    gender: choices.gender ?? null,
  };
}
