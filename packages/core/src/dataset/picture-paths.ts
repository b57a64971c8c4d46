/**
 * Where the game's tables have the pictures of what the planner's tables hold. The paths follow from the ids, so that
 * tables do without them; a test compares each with the table.
 */

/** The small picture of a character or a light cone. */
export function iconPath(kind: 'character' | 'lightCone', id: number): string {
  return kind === 'character'
    ? `SpriteOutput/AvatarIcon/Avatar/${id}`
    : `SpriteOutput/LightConeMediumIcon/${id}`;
}

/** The large one. */
export function artPath(kind: 'character' | 'lightCone', id: number): string {
  return kind === 'character'
    ? `SpriteOutput/AvatarDrawCard/${id}`
    : `SpriteOutput/LightConeMaxFigures/${id}`;
}

/** The picture of an item that upgrades use. */
export function itemIconPath(id: number): string {
  return `SpriteOutput/ItemIcon/${id}`;
}
