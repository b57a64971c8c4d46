import type { Lookup, PageName, PageText } from '@trailbook/core/internal/dataset';
import { isNamed } from '../skills.ts';
import { type UniverseFrame, type UniverseRequest, universeFrame } from './frame.ts';

export interface CurioCard {
  readonly id: number;
  readonly name: PageName;
  readonly icon: string;
  /** Figures of its effect. */
  readonly params: readonly number[];
  readonly text: PageText | null;
  readonly lore: PageText | null;
}

export interface UniverseCuriosPage extends UniverseFrame {
  readonly part: 'curios';
  readonly nickname: string;
  readonly hasTexts: boolean;
  readonly curios: readonly CurioCard[];
}

/**
 * The curios. One of several modes has a row in each: it is told once, as in the first of them. Those without a name
 * in any language are left out. Rule D18.
 *
 * @returns undefined where there is no such entry
 */
export function universeCuriosPage(
  lookup: Lookup,
  request: UniverseRequest,
): UniverseCuriosPage | undefined {
  const found = universeFrame(lookup, request);
  if (!found) return undefined;
  const { entry: _, ...frame } = found;
  const curios = lookup.dataset.universe.curios
    .filter(({ display }) => isNamed(lookup.dataset, 'curio', display))
    .map(
      ({ id, display, icon, params }): CurioCard => ({
        id,
        name: lookup.nameOr('curio', display, display),
        icon,
        params,
        text: lookup.text('curioEffect', id),
        lore: lookup.text('curioDescription', display),
      }),
    );
  return {
    ...frame,
    part: 'curios',
    nickname: lookup.nickname,
    hasTexts: lookup.hasTexts,
    curios: once(curios),
  };
}

/** Two of one name and one picture are one curio. */
function once(curios: readonly CurioCard[]): CurioCard[] {
  const seen = new Map<string, CurioCard>();
  for (const curio of curios) {
    const key = `${curio.name.text}\n${curio.icon}`;
    if (!seen.has(key)) seen.set(key, curio);
  }
  return [...seen.values()];
}
