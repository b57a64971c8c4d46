import type { PlacedDocument } from '../src/user-data/index.ts';
import type { Pull } from '../src/warp/index.ts';

/** Three years of pulls on all banner types, `count` of them, as a very eager player has. */
export function longHistory(count: number): PlacedDocument[] {
  const types = ['1', '11', '12', '21', '22'] as const;
  const start = 1_682_521_200_000_000_000n;
  const step = 95_000_000_000_000_000n / BigInt(count);
  const histories = new Map<string, Pull[]>(types.map((type) => [type, []]));
  for (let place = 0; place < count; place++) {
    const type = types[Math.floor(place / 10) % types.length] ?? '1';
    histories.get(type)?.push({
      id: String(start + BigInt(place) * step),
      gachaId: 2003 + Math.floor(place / 500),
      itemId: place % 80 === 0 ? 1102 : 20000 + (place % 22),
      time: '2024-05-08 21:30:17',
      zone: 8,
    });
  }
  return [...histories].map(([type, pulls]) => ({
    profile: 'default',
    name: `warps/600000001/${type as (typeof types)[number]}`,
    document: { version: 1, pulls },
  }));
}
