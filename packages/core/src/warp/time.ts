/** A time as a file tells it, the way the game writes times; the zone only where the file says it. */
export interface WrittenTime {
  readonly time: string;
  readonly zone: number | undefined;
}

const SHAPE =
  /^(20\d{2})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

/** Reads a time, with or without its zone: `2023-04-26 18:00:00`, `2023-04-26T10:00:00.000Z`. */
export function readTime(value: unknown): WrittenTime | undefined {
  if (typeof value !== 'string') return undefined;
  const match = SHAPE.exec(value.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second = '00', offset] = match;
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const pad = (part: string | undefined) => (part ?? '').padStart(2, '0');
  return {
    time: `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${minute}:${second}`,
    zone: offset === undefined ? undefined : hoursOf(offset),
  };
}

/** Milliseconds since 1970 of a server's time. */
export function instantOf(time: string, zone: number): number {
  return Date.parse(`${time.replace(' ', 'T')}Z`) - zone * HOUR;
}

/** The server's time at an instant. */
export function serverTime(instant: number, zone: number): string {
  return new Date(instant + zone * HOUR).toISOString().slice(0, 19).replace('T', ' ');
}

const HOUR = 3_600_000;

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function hoursOf(offset: string): number {
  if (offset === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  const digits = offset.slice(1).replace(':', '');
  return sign * (Number(digits.slice(0, 2)) + Number(digits.slice(2)) / 60);
}
