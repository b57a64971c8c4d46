import { usedParams } from '@trailbook/core/internal/effects';
import { entryOf, fits } from './compile.ts';
import type { Place } from './places.ts';
import type { WrittenEffects, WrittenEntry } from './source.ts';

export interface KindCoverage {
  readonly kind: Place['kind'];
  /** How many need effects, have them, and of how many they are unsure. */
  readonly entries: number;
  readonly written: number;
  readonly unsure: number;
  readonly params: number;
  /** Parameters that an effect which is taken uses, or that are marked as internal. */
  readonly used: number;
  /** What is not told, and why: nobody has written it, it is unsure, or its figures are others by now. */
  readonly missing: readonly Missing[];
}

interface Missing extends Pick<Place, 'owner' | 'id'> {
  readonly why: NonNullable<WrittenEntry['unsure']> | 'unwritten' | 'outdated';
}

/** How much of what the site shows has effects, by kind. */
export function effectsCoverage(written: WrittenEffects, places: readonly Place[]): KindCoverage[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const needing = places.filter((place) => place.kind === kind && place.needsEffects);
    const entries = needing.map((place) => ({ place, entry: entryOf(written, place) }));
    const whyNot = ({ place, entry }: (typeof entries)[number]): Missing['why'] | undefined => {
      if (!entry) return 'unwritten';
      return entry.unsure ?? (fits(place, entry) ? undefined : 'outdated');
    };
    const sure = entries.filter((each) => whyNot(each) === undefined);
    return {
      kind,
      entries: needing.length,
      written: sure.length,
      unsure: entries.filter(({ entry }) => entry?.unsure).length,
      params: sum(needing.map(({ params }) => params)),
      used: sum(sure.map(({ entry }) => (entry ? usedParams(entry).size : 0))),
      missing: entries.flatMap((each) => {
        const why = whyNot(each);
        return why ? [{ owner: each.place.owner, id: each.place.id, why }] : [];
      }),
    };
  });
}

const REASONS: Readonly<Record<Missing['why'], string>> = {
  unwritten: 'nobody has written it',
  silent: 'no public list tells it',
  outdated: 'it was written of other figures',
};

/** The coverage as a table, and what is missing by owner. */
export function formatEffectsCoverage(rows: readonly KindCoverage[]): string {
  return [
    'Effects        entries  written          unsure   parameters  told',
    ...rows.map((row) =>
      [
        row.kind.padEnd(12),
        String(row.entries).padStart(9),
        `${row.written} (${share(row.written, row.entries)})`.padStart(14),
        String(row.unsure).padStart(9),
        String(row.params).padStart(12),
        `${row.used} (${share(row.used, row.params)})`.padStart(14),
      ].join(' '),
    ),
    ...rows.flatMap(({ kind, missing }) =>
      missing.map(({ owner, id, why }) => `Not told: ${kind} ${id} of ${owner} (${REASONS[why]})`),
    ),
  ].join('\n');
}

function share(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10} %`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
