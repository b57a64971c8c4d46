import * as z from 'zod';

/** Shapes that many raw tables share. Absent means zero or empty, as the game leaves defaults out. */

export const id = z.int().positive();
export const zero = z.int().nonnegative().default(0);
export const path = z.string().min(1);

/** `{"Hash": n}`: the key of a text, as the digits of a 64-bit number. */
export const hash = z
  .object({ Hash: z.union([z.number(), z.string().regex(/^-?\d+$/)]) })
  .transform((text) => String(text.Hash));

/** `{"Value": n}` */
export const value = z.object({ Value: z.number() }).transform((wrapped) => wrapped.Value);

/** A parameter: plain, or wrapped. */
export const param = z.union([z.number(), value]);

export const cost = z
  .array(z.object({ ItemID: id, ItemNum: z.int().positive() }))
  .default([])
  .transform((list) => list.map((row) => ({ id: row.ItemID, count: row.ItemNum })));

const RARITIES = ['Normal', 'NotNormal', 'Rare', 'VeryRare', 'SuperRare'] as const;

/** An item's rarity word as 1 to 5. */
export const itemRarity = z.enum(RARITIES).transform((word) => RARITIES.indexOf(word) + 1);

/** `CombatPowerAvatarRarityType5` and its like: the digit at the end. */
export const rarityWord = z
  .string()
  .regex(/[1-5]$/)
  .transform((word) => Number(word.at(-1)));

const ELEMENT_WORDS = {
  Physical: 'physical',
  Fire: 'fire',
  Ice: 'ice',
  Thunder: 'lightning',
  Wind: 'wind',
  Quantum: 'quantum',
  Imaginary: 'imaginary',
} as const;

export const element = z
  .enum(Object.keys(ELEMENT_WORDS) as (keyof typeof ELEMENT_WORDS)[])
  .transform((word) => ELEMENT_WORDS[word]);

/** An element where there is one; tables without say `None`, or nothing. */
export const elementOrNone = z
  .union([element, z.literal('None').transform(() => undefined)])
  .nullish()
  .transform((word) => word ?? undefined);

const PATH_WORDS = {
  Warrior: 'destruction',
  Rogue: 'hunt',
  Mage: 'erudition',
  Shaman: 'harmony',
  Warlock: 'nihility',
  Knight: 'preservation',
  Priest: 'abundance',
  Memory: 'remembrance',
  Elation: 'elation',
} as const;

export const pathWord = z
  .enum(Object.keys(PATH_WORDS) as (keyof typeof PATH_WORDS)[])
  .transform((word) => PATH_WORDS[word]);

/** A property and its value, whatever the keys are called in this version: found by their shape. */
export const propertyByShape = z.record(z.string(), z.unknown()).transform((row, context) => {
  const property = Object.values(row).find((entry) => typeof entry === 'string');
  const amount = Object.values(row)
    .map((entry) => value.safeParse(entry))
    .find((parsed) => parsed.success)?.data;
  if (property === undefined || amount === undefined) {
    context.addIssue({ code: 'custom', message: 'expected one property name and one value' });
    return z.NEVER;
  }
  return { property, value: amount };
});

/** `SpriteOutput/ItemIcon/2.png` as the path of a picture below the assets base. */
export function picture(file: string): string {
  return file.replace(/\.png$/, '');
}
