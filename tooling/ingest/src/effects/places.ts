/** What has effects: a skill, an eidolon, a bonus ability, a light cone, a relic bonus. */
export interface Place {
  readonly kind: 'skill' | 'eidolon' | 'bonus' | 'lightCone' | 'relicBonus';
  /** The file that its effects are written in. */
  readonly owner: number;
  readonly id: number;
  /** How many parameters it has. */
  readonly params: number;
  /** Whether it does something that only effects tell: not an eidolon that raises levels. */
  readonly needsEffects: boolean;
}

interface Thing {
  readonly id: number;
}

/** The tables that say what there is, as far as that is asked. */
export interface PlaceTables {
  readonly characters: readonly (Thing & {
    readonly servant?: number | undefined;
    readonly variants: readonly {
      readonly points: readonly (Thing & {
        readonly type: string;
        readonly skills: readonly number[];
        readonly params?: readonly number[] | undefined;
      })[];
      readonly eidolons: readonly (Thing & {
        readonly params: readonly number[];
        readonly skillLevels: Readonly<Record<string, number>>;
      })[];
    }[];
  })[];
  readonly servants: readonly (Thing & { readonly skills: readonly number[] })[];
  readonly skills: readonly (Thing & { readonly params: readonly (readonly number[])[] })[];
  readonly lightCones: readonly (Thing & {
    readonly superimpositions: readonly (readonly number[])[];
  })[];
  readonly relics: {
    readonly sets: readonly (Thing & {
      readonly bonuses: readonly { readonly pieces: number; readonly params: readonly number[] }[];
    })[];
  };
}

/** All that the site shows which can have effects. A memosprite's skills stand with its first owner. */
export function placesOf(parts: PlaceTables): Place[] {
  return [
    ...parts.characters.flatMap((character) => placesOfCharacter(parts, character)),
    ...parts.lightCones.map((cone) => ({
      kind: 'lightCone' as const,
      owner: cone.id,
      id: cone.id,
      params: longest(cone.superimpositions),
      needsEffects: true,
    })),
    ...parts.relics.sets.flatMap((set) =>
      set.bonuses.map((bonus) => ({
        kind: 'relicBonus' as const,
        owner: set.id,
        id: bonus.pieces,
        params: bonus.params.length,
        needsEffects: true,
      })),
    ),
  ];
}

function placesOfCharacter(
  parts: PlaceTables,
  character: PlaceTables['characters'][number],
): Place[] {
  const owner = character.id;
  const first = parts.characters.find(({ servant }) => servant && servant === character.servant);
  const servant = parts.servants.find(({ id }) => id === character.servant);
  const isFirst = first?.id === owner;
  const ofServant = new Set(servant?.skills ?? []);
  const own = character.variants.flatMap((variant) =>
    variant.points.flatMap((point) => point.skills),
  );
  const skills = new Set([
    ...own.filter((id) => !ofServant.has(id)),
    ...(isFirst ? ofServant : []),
  ]);
  return [
    ...parts.skills
      .filter(({ id }) => skills.has(id))
      .map(({ id, params }) => ({
        kind: 'skill' as const,
        owner,
        id,
        params: longest(params),
        needsEffects: true,
      })),
    ...character.variants.flatMap((variant) => [
      ...variant.eidolons.map((eidolon) => ({
        kind: 'eidolon' as const,
        owner,
        id: eidolon.id,
        params: eidolon.params.length,
        needsEffects: eidolon.params.length > 0 || Object.keys(eidolon.skillLevels).length === 0,
      })),
      ...variant.points
        .filter(({ type }) => type === 'bonus' || type === 'special')
        .map((point) => ({
          kind: 'bonus' as const,
          owner,
          id: point.id,
          params: point.params?.length ?? 0,
          needsEffects: true,
        })),
    ]),
  ];
}

function longest(levels: readonly (readonly number[])[]): number {
  return Math.max(0, ...levels.map((level) => level.length));
}
