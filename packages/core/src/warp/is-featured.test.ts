import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { type BannerType, isFeatured, type Pull, warpTables } from './index.ts';

const tables = warpTables(dataset);

const [SEELE, BLADE, FU_XUAN] = [1102, 1205, 1208];
const [SILVER_WOLF, YUNLI, ARGENTI] = [1006, 1221, 1302];
const [BRONYA, KAFKA, SABER] = [1101, 1005, 1014];
const [SEELES_CONE, BLADES_CONE, STANDARD_CONE, SABERS_CONE] = [23001, 23009, 23000, 23045];
const [AMERICA, EUROPE, ASIA] = [-5, 1, 8];

/** As a file has it that names no banner, on the Asia server, unless a test says otherwise. */
function judge(itemId: number, time: string, told: Partial<Pull & { type: BannerType }> = {}) {
  const { type = 11, ...pull } = told;
  return isFeatured(tables, type, { itemId, time, gachaId: 0, zone: ASIA, ...pull });
}

describe('without a banner', () => {
  it('what was always standard is lost, whenever', () => {
    for (const time of ['2023-05-01 12:00:00', '2025-08-01 12:00:00', '2027-01-01 12:00:00']) {
      expect(judge(BRONYA, time)).toBe(false);
      expect(judge(STANDARD_CONE, time, { type: 12 })).toBe(false);
    }
  });

  it('what was never standard is featured, whenever', () => {
    expect(judge(KAFKA, '2025-08-01 12:00:00')).toBe(true);
    expect(judge(KAFKA, '2027-01-01 12:00:00')).toBe(true);
  });

  it('a light cone that is not always standard is featured: none can be chosen', () => {
    for (const type of [12, 22] as const) {
      expect(judge(SEELES_CONE, '2025-10-01 12:00:00', { type })).toBe(true);
      expect(judge(BLADES_CONE, '2026-05-01 12:00:00', { type })).toBe(true);
    }
  });

  it.each([
    ['3.2', SEELE, AMERICA, '2025-04-08 21:59:59', '2025-04-08 22:00:00'],
    ['3.2', BLADE, EUROPE, '2025-04-09 03:59:59', '2025-04-09 04:00:00'],
    ['3.2', FU_XUAN, ASIA, '2025-04-09 10:59:59', '2025-04-09 11:00:00'],
    ['4.2', SILVER_WOLF, AMERICA, '2026-04-21 21:59:59', '2026-04-21 22:00:00'],
    ['4.2', YUNLI, EUROPE, '2026-04-22 03:59:59', '2026-04-22 04:00:00'],
    ['4.2', ARGENTI, ASIA, '2026-04-22 10:59:59', '2026-04-22 11:00:00'],
  ])('one that can be chosen since %s is lost from then on: %i at UTC%i', (...edge) => {
    const [, item, zone, before, after] = edge;
    expect([judge(item, before, { zone }), judge(item, after, { zone })]).toEqual([null, false]);
  });

  it('one that can be chosen is unknown before its day, on her own banner too', () => {
    expect(judge(SEELE, '2023-05-01 12:00:00')).toBeNull();
    expect(judge(SEELE, '2023-11-01 12:00:00')).toBeNull();
    expect(judge(ARGENTI, '2025-06-01 12:00:00')).toBeNull();
  });

  it.each([
    ['America', AMERICA],
    ['Europe', EUROPE],
    ['Asia', ASIA],
  ])(
    'one that can be chosen is unknown while its own banner runs, by the clock of %s',
    (_, zone) => {
      const at = (time: string) => judge(BLADE, time, { zone });
      expect([at('2025-07-23 11:59:59'), at('2025-07-23 12:00:00')]).toEqual([false, null]);
      expect([at('2025-08-12 15:00:00'), at('2025-08-12 15:00:01')]).toEqual([null, false]);
    },
  );

  it('counts no banner of another type', () => {
    expect(judge(BLADE, '2025-08-01 12:00:00', { type: 21 })).toBe(false);
  });

  it('goes by the same pool on collaborations', () => {
    const at = (item: number, time: string, type: BannerType = 21) => judge(item, time, { type });
    expect(at(SABER, '2025-07-12 12:00:00')).toBe(true);
    expect(at(BRONYA, '2025-07-12 12:00:00')).toBe(false);
    expect(at(SEELE, '2025-07-12 12:00:00')).toBe(false);
    expect(at(SILVER_WOLF, '2025-07-12 12:00:00')).toBeNull();
    expect(at(SILVER_WOLF, '2026-08-01 12:00:00')).toBe(false);
    expect(at(SABERS_CONE, '2025-07-12 12:00:00', 22)).toBe(true);
    expect(at(STANDARD_CONE, '2025-07-12 12:00:00', 22)).toBe(false);
  });

  it('nobody knows of one that can be chosen after the last known banner', () => {
    const last = Object.values(dataset.banners).flatMap((banners) =>
      banners.flatMap(({ end }) => end ?? []),
    );
    const end = last.sort().at(-1) ?? '';
    const later = end.replace(/\d\d$/, '59');
    expect([judge(SEELE, end), judge(SEELE, later)]).toEqual([false, null]);
  });

  it('nobody knows of one that can be chosen where the tables have no times', () => {
    const { runs: _, unnumbered: __, ...timeless } = tables;
    const pull = { itemId: SEELE, gachaId: 0, time: '2025-10-01 12:00:00', zone: ASIA };
    expect(isFeatured(timeless, 11, pull)).toBeNull();
  });
});

describe('with a banner', () => {
  const [BLADES, JINGLIUS] = [2083, 2082];

  it('that ran then, goes by what that featured', () => {
    expect(judge(BLADE, '2025-08-01 12:00:00', { gachaId: BLADES })).toBe(true);
    expect(judge(BLADE, '2025-08-01 12:00:00', { gachaId: JINGLIUS })).toBe(false);
    expect(judge(SEELE, '2025-08-01 12:00:00', { gachaId: BLADES })).toBe(false);
    expect(judge(SEELE, '2023-05-01 12:00:00', { gachaId: 2003 })).toBe(true);
  });

  it('that ran within a day of then, for other programs shift clocks', () => {
    expect(judge(BLADE, '2025-07-22 12:00:00', { gachaId: BLADES })).toBe(true);
    expect(judge(BLADE, '2025-08-13 15:00:00', { gachaId: BLADES })).toBe(true);
    expect(judge(BLADE, '2025-07-22 11:59:59', { gachaId: BLADES })).toBe(false);
    expect(judge(BLADE, '2025-08-13 15:00:01', { gachaId: BLADES })).toBe(false);
  });

  it('whose end nobody knows, ran from its start on', () => {
    expect(judge(SABER, '2026-10-01 12:00:00', { type: 21, gachaId: 5002 })).toBe(true);
    expect(judge(SEELE, '2026-10-01 12:00:00', { type: 21, gachaId: 5002 })).toBe(false);
    expect(judge(SEELE, '2023-05-01 12:00:00', { gachaId: 2001 })).toBe(true);
  });

  it.each([
    ['the banner type itself', 11],
    ['a banner of another type', 3083],
    ['the number of another game', 301],
  ])('that is none, goes by date and item: %s', (_, gachaId) => {
    expect(judge(BLADE, '2025-08-01 12:00:00', { gachaId })).toBeNull();
    expect(judge(BLADE, '2025-07-08 10:00:00', { gachaId })).toBe(false);
    expect(judge(KAFKA, '2025-07-08 10:00:00', { gachaId })).toBe(true);
  });

  it('on which nobody could lose to that character, goes by date and item', () => {
    expect(judge(KAFKA, '2025-08-01 12:00:00', { gachaId: BLADES })).toBe(true);
    expect(judge(SEELE, '2023-05-20 12:00:00', { gachaId: 2004 })).toBeNull();
  });

  it('that the game itself names, is believed: the pool may have grown', () => {
    const told = { gachaId: BLADES, source: 'game' } as const;
    expect(judge(KAFKA, '2025-08-01 12:00:00', told)).toBe(false);
    expect(judge(BLADE, '2026-08-01 12:00:00', told)).toBe(true);
  });

  it('that is newer than the data, only knows what was always standard', () => {
    const newer = { gachaId: 2999 };
    expect(judge(BRONYA, '2026-10-01 12:00:00', newer)).toBe(false);
    expect(judge(KAFKA, '2026-10-01 12:00:00', newer)).toBeNull();
    expect(judge(SEELE, '2026-10-01 12:00:00', newer)).toBeNull();
  });
});
