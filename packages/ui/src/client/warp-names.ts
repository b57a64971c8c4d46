import { LANGUAGES } from '@trailbook/core/internal/dataset';
import type { NameIndex } from '@trailbook/core/internal/warp';
import { nameIndex } from '@trailbook/core/internal/warp';

interface NamedThing {
  readonly id: number;
  readonly name: { readonly text: string };
}

/** The names of all that can be pulled, in every language. */
export async function loadNames(): Promise<NameIndex> {
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const response = await fetch(`/data/${language}/warp.json`);
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      // Made by our own server of checked data.
      const { things } = (await response.json()) as { readonly things: readonly NamedThing[] };
      const names = Object.fromEntries(things.map(({ id, name }) => [id, name.text]));
      return [language, { character: names, lightCone: {} }] as const;
    }),
  );
  // Of a dataset's names these two kinds are asked for, and no others.
  const names = Object.fromEntries(byLanguage) as unknown as Parameters<
    typeof nameIndex
  >[0]['names'];
  return nameIndex({ names });
}
