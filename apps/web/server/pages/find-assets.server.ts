import type { Pictures } from '@trailbook/core/internal/dataset';
import { VOICES, type Voice } from '@trailbook/core/internal/dataset';
import type { KnownAssets, KnownPicture } from '@trailbook/ui/platform';

/** Finds the pictures and clips that are named anywhere in what a page shows, as far as they are there. */
export type FindAssets = (shown: unknown) => KnownAssets;

/**
 * Models name pictures by their path and clips by their name, and know nothing of the operator's manifest: what a page
 * shows is looked through for both.
 */
export function createFindAssets({ pictures, voices }: Pictures): FindAssets {
  const known = new Map(Object.entries(pictures));
  const clips = VOICES.map((voice) => [voice, new Set(voices[voice])] as const);
  return (shown) => {
    const found: Record<string, KnownPicture> = {};
    const heard: Partial<Record<Voice, string[]>> = {};
    const visit = (value: unknown): void => {
      if (typeof value === 'string') {
        const picture = known.get(value);
        if (picture) found[value] = factsOf(picture);
      } else if (typeof value === 'object' && value !== null) {
        for (const part of Object.values(value)) visit(part);
        if ('audio' in value) hear(value.audio);
      }
    };
    const hear = (audio: unknown): void => {
      for (const [voice, names] of clips) {
        if (names.has(audio as string)) heard[voice] = [...(heard[voice] ?? []), audio as string];
      }
    };
    visit(shown);
    return { pictures: found, clips: heard };
  };
}

function factsOf({ width, height, placeholder }: Pictures['pictures'][string]): KnownPicture {
  return placeholder === undefined ? [width, height] : [width, height, placeholder];
}
