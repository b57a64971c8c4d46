import type { Element, PageName, Path } from '@trailbook/core/internal/dataset';
import type { Entry } from '@trailbook/core/internal/planner';
import { foldText } from '@trailbook/core/internal/search';
import type { PlannerData } from '@trailbook/pages';
import { nameIn } from '../parts/names.ts';

export interface Candidate {
  readonly id: number;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  readonly element?: Element;
  /** Found by its name in the page's language and in English, a line each. */
  readonly searchKey: string;
}

/**
 * What may be added: every light cone, and each character that is not in the plan, in the order of their lists.
 * Rule P5.
 */
export function candidates(
  game: PlannerData,
  kind: Entry['kind'],
  entries: readonly Entry[],
): Candidate[] {
  const listed = new Set(
    entries
      .filter((entry) => entry.kind === 'character' && !entry.custom)
      .map((entry) => entry.id as number),
  );
  const subjects =
    kind === 'character'
      ? [...game.tables.characters.values()].filter((character) => !listed.has(character.id))
      : [...game.tables.lightCones.values()];
  return subjects.map((subject) => {
    const name = nameIn(
      kind === 'character' ? game.names.characters : game.names.lightCones,
      subject.id,
    );
    return {
      id: subject.id,
      name,
      rarity: subject.rarity,
      path: subject.path,
      ...('element' in subject ? { element: subject.element } : {}),
      searchKey: `${foldText(name.text)}\n${subject.pageId.replaceAll('-', ' ')}`,
    };
  });
}
