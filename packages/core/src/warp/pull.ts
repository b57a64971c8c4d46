import * as z from 'zod/mini';

const ID = /^\d{1,24}$/;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const MOST_HOURS = 14;

export const pullId = z.string().check(z.regex(ID));

export const pullSchema = z.object({
  /** 19 digits, beyond what a number holds exactly: always text. */
  id: pullId,
  /** The very banner, 0 where a file did not tell. */
  gachaId: z.int().check(z.nonnegative()),
  itemId: z.int().check(z.nonnegative()),
  /** The server's own time as the game writes it, `YYYY-MM-DD HH:MM:SS`. */
  time: z.string().check(z.regex(TIME)),
  /** Hours between that time and UTC. */
  zone: z.number().check(z.minimum(-MOST_HOURS), z.maximum(MOST_HOURS)),
  /**
   * Of a character's stars what the game or a file told, for those that these data do not know yet. Not there for 3★,
   * for light cones, whose numbers tell, and for what older versions kept.
   */
  rarity: z.exactOptional(z.literal([4, 5])),
  /** Where it is known best from: the game's own records. Not there for what files, players and older versions told. */
  source: z.exactOptional(z.literal('game')),
});

/** One pull of the warp records, of one account and one banner type. */
export interface Pull extends Readonly<z.infer<typeof pullSchema>> {}

// Rule W4.
/** Ids in the order of the pulls: ten pulls at once share one time, only the id orders them. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** In this order, as the schema gives them; source and stars may be missing. */
const RARITY = 'rarity';
const SOURCE = 'source';
const REQUIRED = Object.keys(pullSchema.shape).filter((name) => name !== RARITY && name !== SOURCE);
const SHAPES = new Set(
  [[], [RARITY], [SOURCE], [RARITY, SOURCE]].map((more) => [...REQUIRED, ...more].join()),
);

/** Whether the schema would give back just this, which is told much faster; others may still be readable. */
export function isPlainPull(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!SHAPES.has(Object.keys(value).join())) return false;
  const { id, gachaId, itemId, time, zone, source, rarity } = value as Readonly<
    Record<keyof Pull, unknown>
  >;
  return (
    (source === 'game' || !Object.hasOwn(value, SOURCE)) &&
    (rarity === 4 || rarity === 5 || !Object.hasOwn(value, RARITY)) &&
    isText(id, ID) &&
    isNumber(gachaId) &&
    isNumber(itemId) &&
    isText(time, TIME) &&
    typeof zone === 'number' &&
    Math.abs(zone) <= MOST_HOURS
  );
}

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
