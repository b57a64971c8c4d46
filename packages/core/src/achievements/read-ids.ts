/** Achievements as another tracker told them. */
export interface ReadAchievements {
  /** Done ones by id, with the time in milliseconds; 0 where it is not told. */
  readonly done: Readonly<Record<string, number>>;
  /** Whether there is nothing else in it that may have been worth keeping. */
  readonly isWhole: boolean;
  /** Of the done ones, rows with more than an id, none of it a word of whether it is done. */
  readonly unsaid: number;
}

// Rule A6: all 1,982 ids of versions 1.0 to 4.4 are of this form.
const ID = /^4\d{6}$/;
/** Before it there was no game: smaller numbers are states, or seconds. */
const RELEASE = Date.UTC(2023, 3, 26);
const LATEST = 8_640_000_000_000_000;

/** Names of the part that holds them, and of what may stand beside it. */
const PARTS = ['hsr_achievements', 'achievements', 'items'];
const BESIDE = ['version', 'migrated'];
/** Where a row says by itself whether it is done. */
const SAYS = ['done', 'completed', 'complete', 'checked', 'achieved', 'finished', 'unlocked'];

/**
 * Reads achievements where it is plain which are done: a list of ids, the exchange of the trackers, or ids that
 * are true or have a time. What means anything else is not guessed at. Rule A5.
 */
export function readAchievements(value: unknown): ReadAchievements {
  const done: Record<string, number> = {};
  let isWhole = true;
  let unsaid = 0;
  const take = (id: unknown, time: number) => {
    const text = typeof id === 'number' ? String(id) : id;
    if (typeof text === 'string' && ID.test(text)) done[text] = time;
    else isWhole = false;
  };
  if (Array.isArray(value)) {
    for (const row of value) {
      const isSaid = isRecord(row) ? saidDone(row) : undefined;
      // A row with nothing but an id and what the game knows of it stands in a list of what is done.
      if (isSaid !== false) take(idOf(row), 0);
      // A list of all that there are looks the same.
      if (isSaid === undefined && isRecord(row) && Object.keys(row).length > 1) unsaid += 1;
    }
  } else if (isRecord(value)) {
    const part = PARTS.find((name) => Object.hasOwn(value, name));
    if (part !== undefined) {
      const found = readAchievements(value[part]);
      const others = Object.keys(value).filter((key) => key !== part && !BESIDE.includes(key));
      return { ...found, isWhole: found.isWhole && others.length === 0 };
    }
    const within = withinExport(value);
    // The rest of an export holds warps and more.
    if (within) return { ...readAchievements(within), isWhole: false };
    for (const [id, state] of Object.entries(value)) {
      const said = isRecord(state) ? saidDone(state) : state;
      const time = timeOf(said);
      if (time !== undefined) take(id, time);
      else if (!isUndone(said) && !BESIDE.includes(id)) isWhole = false;
    }
  } else isWhole = value === undefined || value === null;
  return { done, isWhole, unsaid };
}

/** Where the whole exports of stardb.gg and pom.moe keep them. */
function withinExport({ user, default: profile }: Readonly<Record<string, unknown>>) {
  const own = isRecord(user) ? user.hsr : profile;
  return isRecord(own) && Object.hasOwn(own, 'achievements') ? own : undefined;
}

function idOf(row: unknown): unknown {
  return isRecord(row) ? row.id : row;
}

/** What a row says of itself; undefined where it says nothing, or not plainly. */
function saidDone(row: Readonly<Record<string, unknown>>): boolean | undefined {
  const said = SAYS.map((name) => row[name]).filter((state) => typeof state === 'boolean');
  return said.length === 0 ? undefined : said.every(Boolean);
}

/** When it was done; undefined where this does not say that it is. */
function timeOf(state: unknown): number | undefined {
  if (state === true) return 0;
  const isTime = typeof state === 'number' && state >= RELEASE && state <= LATEST;
  return isTime ? Math.floor(state) : undefined;
}

function isUndone(state: unknown): boolean {
  return state === false || state === null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
