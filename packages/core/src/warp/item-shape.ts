/**
 * Whether a number could be of a character (1001 on) or a light cone (20000 on) of the warps, known or yet to come.
 * None of them is the beginning of another, so that one that was cut off is told from all.
 * Source: AvatarConfig, EquipmentConfig.
 */
export function isKnownShape(itemId: number): boolean {
  return (itemId > 1000 && itemId < 2000) || (isLightCone(itemId) && itemId < 100_000);
}

/** EquipmentConfig numbers light cones from here on, AvatarConfig characters below. */
export function isLightCone(itemId: number): boolean {
  return itemId >= 20_000;
}
