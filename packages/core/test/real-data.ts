import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CharacterId,
  type LightConeId,
  parseDataset,
  readDataFiles,
} from '../src/dataset/index.ts';
import {
  type CharacterEntry,
  type LightConeEntry,
  newCharacterEntry,
  newLightConeEntry,
  withCustom,
} from '../src/planner/index.ts';

/** The committed data as JSON, every part and every language. */
export const dataJson = frozen(
  readDataFiles((file) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../data', file), 'utf8')),
  ),
);

/** The committed data, for tests that speak of real characters. */
export const dataset = frozen(withCustom(parseDataset(dataJson)));

export const SEELE = 1102 as CharacterId;

export function characterEntry(id: number, enhanced = 0): CharacterEntry {
  const entry = newCharacterEntry(dataset, id as CharacterId, { now: 1, enhanced });
  if (!entry) throw new Error(`There is no character ${id}.`);
  return entry;
}

export function lightConeEntry(id: number): LightConeEntry {
  const entry = newLightConeEntry(dataset, id as LightConeId, { now: 2 });
  if (!entry) throw new Error(`There is no light cone ${id}.`);
  return entry;
}

/** Files of tests share what is read here: none may change it under another. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) frozen(part);
  return value;
}
