import type { DatasetJson } from '@trailbook/core/internal/dataset';
import { usedParams } from '@trailbook/core/internal/effects';
import { IngestError } from '../dump/dump.ts';
import { toJson } from '../write.ts';
import { type Place, type PlaceTables, placesOf } from './places.ts';
import type { CharacterFile, WrittenEffects, WrittenEntries, WrittenEntry } from './source.ts';

type Effects = DatasetJson['effects'];

/**
 * What is written, as data/game/effects.json holds it: without what is unsure, and without what the tables lack.
 *
 * @throws IngestError naming each parameter that an entry names but its table lacks, and each that it leaves out
 */
export function compileEffects(written: WrittenEffects, parts: PlaceTables): Effects {
  const problems = placesOf(parts).flatMap((place) => problemsOf(place, entryOf(written, place)));
  if (problems.length > 0) throw new IngestError(problems.join('\n'));
  return fittingEffects(written, parts);
}

/** As {@link compileEffects}, without what no longer fits its table: a new version of the game does not wait for us. */
export function fittingEffects(written: WrittenEffects, parts: PlaceTables): Effects {
  const places = placesOf(parts);
  const entryFor = (place: Place) => {
    const entry = entryOf(written, place);
    return fits(place, entry) ? sure(entry) : undefined;
  };
  const of = (owner: number, kind: Place['kind']) =>
    keyed(
      places.filter((place) => place.owner === owner && place.kind === kind),
      entryFor,
    );
  const lightCones = places.filter(({ kind }) => kind === 'lightCone');
  return {
    characters: nonEmpty(parts.characters, ({ id }) =>
      withoutEmpty({
        skills: of(id, 'skill'),
        eidolons: of(id, 'eidolon'),
        points: of(id, 'bonus'),
      }),
    ),
    lightCones: keyed(lightCones, entryFor),
    relics: nonEmpty(parts.relics.sets, ({ id }) => of(id, 'relicBonus')),
  };
}

/** data/game/effects.json: what a skill does is one line, so that those of two authors join. */
export function toEffectsJson(effects: Effects): string {
  return toJson(effects, 4);
}

/** What is written of a place, of a twin what is written of the other. */
export function entryOf(written: WrittenEffects, place: Place): WrittenEntry | undefined {
  if (place.kind === 'lightCone') return written.lightcones.get(place.owner);
  if (place.kind === 'relicBonus') return written.relics.get(place.owner)?.[place.id];
  const file = written.characters.get(place.owner);
  if (!file) return undefined;
  if (!('as' in file)) return entriesOf(file, place.kind)?.[place.id];
  const twin = written.characters.get(file.as);
  const id = Number(String(place.id).replace(String(place.owner), String(file.as)));
  return twin && !('as' in twin) ? entriesOf(twin, place.kind)?.[id] : undefined;
}

function entriesOf(
  file: Exclude<CharacterFile, { as: number }>,
  kind: Place['kind'],
): WrittenEntries | undefined {
  if (kind === 'skill') return file.skills;
  return kind === 'eidolon' ? file.eidolons : file.points;
}

/** Whether what is written of a place is of its figures as they are now. */
export function fits(place: Place, entry: WrittenEntry | undefined): boolean {
  return problemsOf(place, entry).length === 0;
}

/** Every parameter is used or internal, and none is named that is not there. */
function problemsOf(place: Place, entry: WrittenEntry | undefined): string[] {
  if (!entry) return [];
  const used = usedParams(entry);
  const name = `${place.kind} ${place.id} of ${place.owner}`;
  const beyond = [...used].filter((param) => param > place.params);
  const unused = Array.from({ length: place.params }, (_, index) => index + 1).filter(
    (param) => !used.has(param),
  );
  return [
    ...beyond.map((param) => `${name} names #${param}, but has ${place.params} parameters.`),
    ...(entry.unsure
      ? []
      : unused.map((param) => `${name} leaves out #${param}: use it, or list it in "internal".`)),
  ];
}

function sure(entry: WrittenEntry | undefined) {
  return entry && !entry.unsure ? entry : undefined;
}

function keyed<Value>(
  places: readonly Place[],
  entryFor: (place: Place) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    places.flatMap((place) => {
      const value = entryFor(place);
      return value ? [[place.id, value] as const] : [];
    }),
  );
}

function nonEmpty<Value extends object>(
  things: readonly { readonly id: number }[],
  entryFor: (thing: { readonly id: number }) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    things
      .map((thing) => [thing.id, entryFor(thing)] as const)
      .filter(([, value]) => Object.keys(value).length > 0),
  );
}

function withoutEmpty<Parts extends Readonly<Record<string, object>>>(
  parts: Parts,
): Partial<Parts> {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0),
  ) as Partial<Parts>;
}
