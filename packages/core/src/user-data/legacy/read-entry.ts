/** An entry of the older planner. Its ids are those of the site that wrote it; what it does not tell is not there. */
export interface LegacyEntry {
  readonly entryId: number;
  readonly dataId: string;
  readonly priority: number;
  readonly type: number;
  readonly enabled?: boolean | undefined;
  readonly curLevel?: number | undefined;
  readonly targetLevel?: number | undefined;
  readonly curAscension?: number | undefined;
  readonly targetAscension?: number | undefined;
  readonly eidolon?: number | undefined;
  readonly traces?: Readonly<Record<string, number>> | undefined;
  readonly skills?:
    | Readonly<Record<string, { readonly curLevel: number; readonly targetLevel: number }>>
    | undefined;
  /** How many of its fields could not be read. */
  readonly unread?: number | undefined;
}

/** Beyond any level, tier or place in a plan; what each of them may be is asked where it is put to use. */
const MAX_NUMBER = 1_000_000;
/** A moment in milliseconds, as ids are; far enough from the last exact number to count on from. */
const MAX_ID = 2 ** 52;
const LONGEST_NAME = 120;

/** What a field holds, and how much of it could not be read. */
interface Field<T> {
  readonly found: T | undefined;
  readonly unread: number;
}

/**
 * Reads an entry field by field: one that cannot be read takes no other with it. JSON has no NaN and writes null; an
 * optional field that holds it says nothing, of any other it is told.
 *
 * @returns undefined where it cannot be told what the entry is of
 */
export function readEntry(value: unknown): LegacyEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { dataId } = value;
  const type = readNumber(value.type) ?? typeOf(dataId);
  if (!isName(dataId) || type === undefined || !Number.isInteger(type)) return undefined;
  const fields = {
    priority: numberField(value.priority),
    curLevel: numberField(value.curLevel),
    targetLevel: numberField(value.targetLevel),
    curAscension: numberField(value.curAscension),
    targetAscension: numberField(value.targetAscension),
    enabled: optional(value.enabled, booleanField),
    eidolon: optional(value.eidolon, numberField),
    traces: optional(value.traces, (traces) => eachOf(traces, numberField)),
    skills: optional(value.skills, (skills) => eachOf(skills, goalField)),
  };
  const { priority, ...others } = fields;
  return {
    entryId: readWhole(value.entryId, 0, MAX_ID) ?? 0,
    dataId,
    type,
    priority: priority.found ?? 0,
    curLevel: others.curLevel.found,
    targetLevel: others.targetLevel.found,
    curAscension: others.curAscension.found,
    targetAscension: others.targetAscension.found,
    enabled: others.enabled.found,
    eidolon: others.eidolon.found,
    traces: others.traces.found,
    skills: others.skills.found,
    unread: Object.values(fields).reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** A number, also where it is written as text, rounded and kept within bounds. */
export function readWhole(value: unknown, least: number, most: number): number | undefined {
  const number = readNumber(value);
  // Adding 0 leaves no negative zero.
  return number === undefined ? undefined : Math.min(most, Math.max(least, Math.round(number))) + 0;
}

export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Ids of V3 tell it by their prefix. */
function typeOf(dataId: unknown): number | undefined {
  if (typeof dataId !== 'string') return undefined;
  if (dataId.startsWith('c_')) return 0;
  return dataId.startsWith('l_') ? 1 : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

function optional<T>(value: unknown, read: (value: unknown) => Field<T>): Field<T> {
  return value === undefined || value === null ? { found: undefined, unread: 0 } : read(value);
}

function numberField(value: unknown): Field<number> {
  const found = readWhole(value, -MAX_NUMBER, MAX_NUMBER);
  return { found, unread: found === undefined ? 1 : 0 };
}

function booleanField(value: unknown): Field<boolean> {
  const found = typeof value === 'boolean' ? value : undefined;
  return { found, unread: found === undefined ? 1 : 0 };
}

/** Where one of its levels is not told, a skill shall go nowhere. */
function goalField(value: unknown): Field<{ curLevel: number; targetLevel: number }> {
  if (!isRecord(value)) return { found: undefined, unread: 1 };
  const current = numberField(value.curLevel).found;
  const target = numberField(value.targetLevel).found;
  if (current === undefined && target === undefined) return { found: undefined, unread: 1 };
  return {
    found: { curLevel: current ?? 1, targetLevel: target ?? current ?? 1 },
    unread: current === undefined || target === undefined ? 1 : 0,
  };
}

function eachOf<T>(
  value: unknown,
  read: (value: unknown) => Field<T>,
): Field<Readonly<Record<string, T>>> {
  if (!isRecord(value)) return { found: undefined, unread: 1 };
  const fields = Object.entries(value).map(([id, one]) => [id, optional(one, read)] as const);
  const found = fields.flatMap(([id, field]) =>
    field.found === undefined || !isName(id) ? [] : [[id, field.found] as const],
  );
  return {
    found: Object.fromEntries(found),
    unread: fields.reduce((sum, [id, { unread }]) => sum + (isName(id) ? unread : 1), 0),
  };
}
