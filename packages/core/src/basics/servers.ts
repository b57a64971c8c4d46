/** The servers of the game; each has its own day. */
export const REGIONS = ['america', 'europe', 'asia', 'taiwan', 'china'] as const;
/** One of the {@link REGIONS}. */
export type Region = (typeof REGIONS)[number];

/** Hours between a server's time and UTC. Rule W6. */
export const ZONE_HOURS: Readonly<Record<Region, number>> = {
  america: -5,
  europe: 1,
  asia: 8,
  taiwan: 8,
  china: 8,
};

/** By the first digit of a uid; the rest are of China's servers. Rule W6. */
const BY_DIGIT: ReadonlyMap<string, Region> = new Map([
  ['6', 'america'],
  ['7', 'europe'],
  ['8', 'asia'],
  ['9', 'taiwan'],
]);

/** The server that an account is on. */
export function regionOfAccount(uid: string): Region {
  return BY_DIGIT.get(uid.charAt(0)) ?? 'china';
}

/** Whether a text is a whole account number. */
export function isUid(text: string): boolean {
  return /^\d{9,10}$/.test(text);
}
