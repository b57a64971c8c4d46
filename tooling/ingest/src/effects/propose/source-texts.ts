import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sentence of each thing in a public list, with placeholders: read to learn facts, never kept. */
export interface SourceTexts {
  readonly characters: ReadonlyMap<number, CharacterTexts>;
  readonly lightCones: ReadonlyMap<number, string>;
  /** By set and pieces, `101-2`. */
  readonly relics: ReadonlyMap<string, string>;
}

export interface CharacterTexts {
  readonly name: string;
  readonly memosprite: string | undefined;
  readonly skills: ReadonlyMap<number, string>;
  readonly skillNames: ReadonlyMap<string, number>;
  readonly eidolons: ReadonlyMap<number, string>;
  readonly points: ReadonlyMap<number, string>;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly desc?: string;
}

interface Variant {
  readonly skills?: Readonly<Record<string, Row>>;
  readonly ranks?: Readonly<Record<string, Row>>;
  readonly skill_trees?: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly point_id: number; readonly point_desc?: string }>>
    >
  >;
}

interface CharacterRow extends Variant {
  readonly name: string;
  readonly memosprite?: { readonly name: string; readonly skills: Readonly<Record<string, Row>> };
  readonly enhanced?: Readonly<Record<string, Variant>> | null;
}

/**
 * @param folder - a copy of the list: `characters/{id}.json`, `light_cones/{id}.json`, `relics.json`
 */
export function readSourceTexts(
  folder: string,
  ids: { readonly characters: readonly number[]; readonly lightCones: readonly number[] },
): SourceTexts {
  const lightCones = ids.lightCones.flatMap((id) => {
    const row = read<{ skill: Row }>(join(folder, 'light_cones', `${id}.json`));
    return row ? [[id, plain(row.skill.desc)] as const] : [];
  });
  const relics = Object.values(
    read<Record<string, { id: number; descriptions: Record<string, string> }>>(
      join(folder, 'relics.json'),
    ) ?? {},
  );
  return {
    characters: new Map(
      ids.characters.flatMap((id) => {
        const row = read<CharacterRow>(join(folder, 'characters', `${id}.json`));
        return row ? [[id, characterTexts(row)] as const] : [];
      }),
    ),
    lightCones: new Map(lightCones),
    relics: new Map(
      relics.flatMap(({ id, descriptions }) =>
        Object.entries(descriptions).map(
          ([pieces, text]) => [`${id}-${pieces}`, plain(text)] as const,
        ),
      ),
    ),
  };
}

function characterTexts(row: CharacterRow): CharacterTexts {
  const variants: Variant[] = [row, ...Object.values(row.enhanced ?? {})];
  const skills = [
    ...variants.flatMap((variant) => Object.values(variant.skills ?? {})),
    ...Object.values(row.memosprite?.skills ?? {}),
  ];
  const eidolons = variants.flatMap((variant) => Object.values(variant.ranks ?? {}));
  const points = variants.flatMap((variant) =>
    Object.values(variant.skill_trees ?? {}).flatMap((levels) => Object.values(levels).slice(0, 1)),
  );
  return {
    name: row.name,
    memosprite: row.memosprite?.name,
    skills: new Map(skills.map(({ id, desc }) => [id, plain(desc)])),
    skillNames: new Map(skills.map(({ id, name }) => [name, id])),
    eidolons: new Map(eidolons.map(({ id, desc }) => [id, plain(desc)])),
    points: new Map(points.map((point) => [point.point_id, plain(point.point_desc)])),
  };
}

/** Without markup, placeholders as the notation has them: `#1[i]%` is `#1%`. */
function plain(text = ''): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/\\n/g, '\n')
    .replace(/(#\d+)\[[^\]]*\]/g, '$1');
}

function read<T>(file: string): T | undefined {
  // What the list holds is only proposed from: a row of another shape gives no proposal, and no harm.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
