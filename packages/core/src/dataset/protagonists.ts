/** Of a protagonist: male or female. */
export type Gender = 'M' | 'F';

/**
 * The gender of a protagonist; nobody else's is told. Their ids begin at 8001, a pair of twins for each path:
 * odd ids are male, even ones female. `gender` of a character in data/ is made of this.
 */
export function protagonistGender(id: number): Gender | undefined {
  if (id < 8001 || id >= 9000) return undefined;
  return id % 2 === 1 ? 'M' : 'F';
}

/** Whether a character is one of the player's own. */
export function isProtagonist(character: { readonly gender?: Gender | undefined }): boolean {
  return character.gender !== undefined;
}
