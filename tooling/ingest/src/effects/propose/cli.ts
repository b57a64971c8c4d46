import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { effectEntrySchema, type SkillWord } from '@trailbook/core/internal/effects';
import { entryOf } from '../compile.ts';
import { formatEffects } from '../format.ts';
import { type Place, placesOf } from '../places.ts';
import { EFFECTS_FOLDER, readEffects, type WrittenEntry } from '../source.ts';
import { readTables } from '../tables.ts';
import { namedThings, withoutNames } from './named-things.ts';
import { type Proposal, propose } from './propose.ts';
import { readSourceTexts } from './source-texts.ts';

const USAGE = `Proposes effects out of a public list of the game's texts; a reader then corrects them.

  node tooling/ingest/src/effects/propose/cli.ts --list DIR [--show ID]

  --list   folder with characters/{id}.json, light_cones/{id}.json, relics.json: Chinese, with placeholders
  --show   prints the texts and proposals of one character, light cone or relic set; writes nothing

Entries that are written and not marked "unsure" are left as they are.
`;

const parts = readTables(join(import.meta.dirname, '../../../../../data'));

function main(): number {
  const { values } = parseArgs({ options: { list: { type: 'string' }, show: { type: 'string' } } });
  if (!values.list) {
    console.error(USAGE);
    return 2;
  }
  const texts = readSourceTexts(values.list, {
    characters: parts.characters.map(({ id }) => id),
    lightCones: parts.lightCones.map(({ id }) => id),
  });
  const written = readEffects();
  const counts = { read: 0, unread: 0, partly: 0, silent: 0 };
  const files = new Map<string, Record<string, unknown>>();
  for (const place of placesOf(parts)) {
    if (!place.needsEffects) continue;
    if (values.show && String(place.owner) !== values.show) continue;
    const text = textOf(texts, place);
    const proposal = text === undefined ? undefined : proposalFor(texts, place, text);
    if (values.show) {
      show(place, text, proposal);
      continue;
    }
    const old = entryOf(written, place);
    const isKept = old !== undefined && !old.unsure;
    const entry = isKept ? old : entryFrom(proposal);
    counts[entry.unsure ?? 'read']++;
    write(files, place, entry);
  }
  for (const [name, file] of files) {
    const path = join(EFFECTS_FOLDER, `${name}.json`);
    const isTwin = existsSync(path) && 'as' in JSON.parse(readFileSync(path, 'utf8'));
    if (!isTwin) writeFileSync(path, formatEffects(file));
  }
  if (!values.show) console.info(counts);
  return 0;
}

function entryFrom(proposal: Proposal | undefined): WrittenEntry {
  if (!proposal) return { effects: [], unsure: 'silent' };
  const entry = {
    effects: structuredClone(proposal.effects) as WrittenEntry['effects'],
    ...(proposal.internal.length > 0 ? { internal: [...proposal.internal] } : {}),
  };
  const fits = effectEntrySchema.safeParse(entry).success;
  const effects = entry.effects.filter(
    (effect) => effectEntrySchema.safeParse({ effects: [effect] }).success,
  );
  const isWhole = !proposal.isUnsure && fits && effects.length > 0;
  return { ...entry, effects, unsure: isWhole ? 'unread' : 'partly' };
}

function textOf(texts: ReturnType<typeof readSourceTexts>, place: Place): string | undefined {
  if (place.kind === 'lightCone') return texts.lightCones.get(place.id);
  if (place.kind === 'relicBonus') return texts.relics.get(`${place.owner}-${place.id}`);
  const character = texts.characters.get(place.owner);
  if (place.kind === 'skill') return character?.skills.get(place.id);
  return place.kind === 'eidolon'
    ? character?.eidolons.get(place.id)
    : character?.points.get(place.id);
}

function proposalFor(
  texts: ReturnType<typeof readSourceTexts>,
  place: Place,
  text: string,
): Proposal {
  const character = texts.characters.get(place.owner);
  const names = character
    ? { self: [...selfNames(character.name)], memosprite: character.memosprite }
    : { self: [], memosprite: undefined };
  const things = character ? namedThings(character, wordOfSkill) : new Map<string, string>();
  return propose(withoutNames(text, names, things), place.params);
}

/** A character is called by the whole name, by its first part, or by what the texts call this one. */
function* selfNames(name: string): Generator<string> {
  yield name;
  yield '装甲「萨姆」';
  yield '开拓者';
}

function wordOfSkill(id: number): SkillWord | undefined {
  const skill = parts.skills.find((each) => each.id === id);
  const isEnhanced = id % 100 >= 8 && id % 100 < 20;
  switch (skill?.type) {
    case 'basic':
      return isEnhanced ? 'enhancedBasic' : 'basic';
    case 'skill':
      return isEnhanced ? 'enhancedSkill' : 'skill';
    case 'ultimate':
      return isEnhanced ? 'enhancedUltimate' : 'ultimate';
    case 'memosprite':
      return 'memospriteSkill';
    case 'elation':
      return 'elationSkill';
    case 'talent':
      return 'talent';
    case 'technique':
      return 'technique';
    default:
      return undefined;
  }
}

function write(
  files: Map<string, Record<string, unknown>>,
  place: Place,
  entry: WrittenEntry,
): void {
  if (place.kind === 'lightCone') {
    files.set(`lightcones/${place.owner}`, entry);
    return;
  }
  const name = place.kind === 'relicBonus' ? `relics/${place.owner}` : `characters/${place.owner}`;
  const file = files.get(name) ?? {};
  files.set(name, file);
  if (place.kind === 'relicBonus') file[place.id] = entry;
  else {
    const section = { skill: 'skills', eidolon: 'eidolons', bonus: 'points' }[place.kind];
    file[section] ??= {};
    (file[section] as Record<string, WrittenEntry>)[place.id] = entry;
  }
}

function show(place: Place, text: string | undefined, proposal: Proposal | undefined): void {
  console.info(`\n${place.kind} ${place.id} (${place.params} parameters)\n  ${text ?? '(silent)'}`);
  for (const effect of proposal?.effects ?? []) console.info(`  ${JSON.stringify(effect)}`);
  if (proposal?.leftover.length) console.info(`  ? ${proposal.leftover.join(' | ')}`);
}

process.exitCode = main();
