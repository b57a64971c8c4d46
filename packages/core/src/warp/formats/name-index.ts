import type { Dataset } from '../../dataset/index.ts';

/** Characters and light cones by their name in any language, for files that have no ids. */
export type NameIndex = ReadonlyMap<string, number>;

/** A name of two things says nothing, and is left out. */
export function nameIndex({ names }: Pick<Dataset, 'names'>): NameIndex {
  const index = new Map<string, number>();
  const twice = new Set<string>();
  for (const language of Object.values(names)) {
    for (const kind of ['character', 'lightCone'] as const) {
      for (const [id, name] of Object.entries(language[kind])) {
        const key = nameKey(name);
        const known = index.get(key);
        if (known !== undefined && known !== Number(id)) twice.add(key);
        index.set(key, Number(id));
      }
    }
  }
  for (const key of twice) index.delete(key);
  return index;
}

export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
