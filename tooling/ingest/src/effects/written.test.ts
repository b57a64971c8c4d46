import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAmount, parseCondition, parsePer } from '@trailbook/core/effects';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import {
  type Effect,
  effectLine,
  lineText,
  STATS,
  termsOf,
} from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { plainEffectText } from '../../../../packages/core/test/plain-effect-text.ts';
import { dataset } from '../../../../packages/core/test/real-data.ts';
import { compileEffects, entryOf, toEffectsJson } from './compile.ts';
import { effectsCoverage } from './coverage.ts';
import { formatEffects } from './format.ts';
import { placesOf } from './places.ts';
import { EFFECTS_FOLDER, readEffects } from './source.ts';
import { readTables } from './tables.ts';

const data = join(import.meta.dirname, '../../../../data');

describe('the written effects', () => {
  const written = readEffects();

  it('are what data/effects.json holds; pnpm effects makes it', () => {
    const compiled = toEffectsJson(compileEffects(written, readTables(data)));
    expect(readFileSync(join(data, 'game/effects.json'), 'utf8') === compiled).toBe(true);
  });

  it('tell of all that the site shows, but of what no public list tells', () => {
    const places = placesOf(readTables(data)).filter(({ needsEffects }) => needsEffects);
    const entries = places.map((place) => ({ ...place, entry: entryOf(written, place) }));
    const unwritten = entries.filter(({ entry }) => !entry || entry.unsure);
    expect(unwritten.filter(({ entry }) => entry?.unsure !== 'silent')).toEqual([]);
    expect(unwritten.length / entries.length).toBeLessThan(0.02);
  });

  it.each(effectsCoverage(readEffects(), placesOf(readTables(data))))(
    'reach 98 of 100 of each kind: $kind',
    ({ entries, written, params, used, missing }) => {
      expect(written / entries).toBeGreaterThanOrEqual(0.98);
      // What is told uses or marks every parameter; only what no list tells leaves some.
      expect(used === params || missing.length > 0).toBe(true);
      expect(used / params).toBeGreaterThanOrEqual(0.98);
    },
  );

  it('stand in their one form', () => {
    const untidy = Object.entries(written).flatMap(([kind, files]) =>
      [...files].flatMap(([id, file]: [number, unknown]) => {
        const text = readFileSync(join(EFFECTS_FOLDER, kind, `${id}.json`), 'utf8');
        return text === formatEffects(file) ? [] : [`${kind}/${id}.json`];
      }),
    );
    expect(untidy).toEqual([]);
  });

  it('hold no word of a sentence: only the vocabulary and figures', () => {
    const strange = Object.entries(written).flatMap(([kind, files]) =>
      [...files].flatMap(([id, file]: [number, unknown]) =>
        /[^\x20-\x7e]/.test(JSON.stringify(file)) ? [`${kind}/${id}.json`] : [],
      ),
    );
    expect(strange).toEqual([]);
  });
});

it('what does good is never for enemies', () => {
  const good = new Set(['heal', 'shield', 'energy', 'cleanse', 'revive']);
  const wrong = EFFECTS.filter(({ do: deed, to }) => good.has(deed) && to && FOES.test(to));
  expect(wrong).toEqual([]);
});

it('damage over time is dealt at once of a kind that the line names', () => {
  const detonated = EFFECTS.filter(({ do: deed, state }) => deed === 'detonate' && state);
  expect(new Set(detonated.map(({ state }) => state)).size).toBeGreaterThan(1);
  const repeated = detonated.filter(({ count }) => count !== undefined);
  expect(repeated).toEqual([]);
});

it('marks pass between those who have the most of them, not the most HP', () => {
  const wrong = EFFECTS.filter(
    ({ to, state, amount = '' }) =>
      (to === 'strongestEnemy' && state === 'mark' && amount !== '') ||
      amount.includes('mark@strongestEnemy'),
  );
  expect(wrong).toEqual([]);
});

it('a bonus ability that is changed is one of the same character', () => {
  const changed = [...readEffects().characters].flatMap(([id, file]) => {
    const { points, ...others } = 'as' in file ? {} : file;
    const effects = [points, ...Object.values(others)].flatMap((entries) =>
      Object.values(entries ?? {}).flatMap((entry) => entry.effects),
    );
    return effects
      .filter(({ skill }) => skill?.includes('trace'))
      .map(({ trace }) => ({ id, isKnown: trace !== undefined && points?.[trace] !== undefined }));
  });
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

it("skill points are the whole team's, and for nobody alone", () => {
  const ofAll = EFFECTS.filter(({ do: deed }) => /skillPoints$/i.test(deed));
  expect(ofAll.length).toBeGreaterThan(0);
  expect(ofAll.filter(({ to }) => to !== undefined)).toEqual([]);
});

it('a light cone or a relic set is no skill', () => {
  const { lightcones, relics } = readEffects();
  const things = JSON.stringify([...lightcones.values(), ...relics.values()]);
  expect(things).toContain('"thisEffect"');
  expect(things).not.toContain('"this"');
});

it('whoever has the most has the most of a stat that the effect names', () => {
  const wrong = EFFECTS.filter(({ to, stat }) => to === 'strongestAlly' && !stat);
  expect(wrong).toEqual([]);
});

it('so much for each of a stat counts from the figure that the stat must pass', () => {
  const wrong = EFFECTS.filter(({ per, if: conditions = [], notes = [] }) => {
    const measures = per === undefined ? [] : parsePer(per).measures;
    const isPassed = conditions
      .map(parseCondition)
      .some((each) => 'measure' in each && /^>/.test(each.sign) && measures.includes(each.measure));
    return isPassed && GRADUAL.has(measures[0] ?? '') && !notes.includes('difference');
  });
  expect(wrong).toEqual([]);
});

it('Certified Banger and recorded damage are no charge', () => {
  const wrong = EFFECTS.filter(({ do: deed, state, amount = '', if: conditions = [] }) => {
    if (deed === 'extend') return state !== 'banger' && /banger/.test(conditions.join());
    if (deed !== 'charge') return false;
    return (
      (state !== 'banger' && amount.includes('banger')) ||
      (state !== 'tally' && amount.includes('damageDone'))
    );
  });
  expect(wrong).toEqual([]);
});

it('the second of what is gathered does not grow with what is spent of the first', () => {
  const wrong = entriesOf(readEffects()).filter(({ effects }) => {
    const [first, further] = [/^charge$/, /^charge[23]$/].map((which) =>
      effects.some(({ do: deed, state = 'charge' }) => deed === 'spend' && which.test(state)),
    );
    const counts = effects.some(({ amount, per }) => /\bcharged\b/.test(`${amount} ${per}`));
    return (
      counts && further && !first && !effects.some(({ if: asked }) => /charged/.test(`${asked}`))
    );
  });
  expect(wrong).toEqual([]);
});

it('no light cone and no set hangs on the use of a talent', () => {
  const { lightcones, relics } = readEffects();
  const things = JSON.stringify([...lightcones.values(), ...relics.values()]);
  expect(things).not.toMatch(/"when":\[[^\]]*"talent"/);
});

it('a stat is higher without a figure only where the game has none', () => {
  const vague = EFFECTS.filter(
    ({ do: deed, amount, max, per, notes = [] }) =>
      (deed === 'up' || deed === 'down') &&
      amount === undefined &&
      max !== undefined &&
      per === undefined &&
      !notes.includes('lessByHp'),
  );
  expect(vague).toEqual([]);
});

it('damage that counts as another kind is that of a skill which the line names, or of its own list', () => {
  const wrong = entriesOf(readEffects()).filter(
    ({ effects }) =>
      effects.some(({ do: deed, when }) => deed === 'countAs' && !when) &&
      !effects.some(({ do: deed }) => deed === 'damage' || deed === 'counter'),
  );
  expect(wrong).toEqual([]);
});

/** What is had from the start on: with counts, such as of debuffs, those below the figure count as well. */
const GRADUAL = new Set<string>([...STATS, 'energyCap']);

const FOES = /enem|^beside$|marked/i;

describe.each(LANGUAGES)('told in %s', (language) => {
  const effectText = plainEffectText(language);

  const params = Array.from({ length: 30 }, (_, index) => index + 1);

  it('no written effect misses a word', () => {
    const faults = EFFECTS.map((effect) =>
      lineText(language, effectLine(effectText, effect), params),
    ).filter((text) => /undefined|[{}#]|^$/.test(text));
    expect(faults).toEqual([]);
  });

  it('every line is set with the marks of print, and with brackets as the language sets them', () => {
    const faults = EFFECTS.map((effect) =>
      lineText(language, effectLine(effectText, effect), params),
    ).filter((text) => /\p{L}['"]/u.test(text) || STRANGE[language]?.test(text));
    expect(faults).toEqual([]);
  });

  it('no segment has two colons', () => {
    const faults = EFFECTS.flatMap((effect) => effectLine(effectText, effect).segments)
      .map((segment) => lineText(language, { deed: 'note', segments: [segment] }, params))
      .filter((text) => (text.match(/[:：]/g) ?? []).length > 1);
    expect(faults).toEqual([]);
  });

  it('what is dealt at once is named, unless it is any damage over time', () => {
    const faults = EFFECTS.filter(({ do: deed }) => deed === 'detonate').filter((effect) => {
      const { segments } = effectLine(effectText, effect);
      const what = segments.filter(({ role }) => role === 'what');
      const text = lineText(language, { deed: 'detonate', segments: what }, params);
      const { anyDot: _, ...kinds } = termsOf(dataset, language).states;
      const kind = effect.state && kinds[effect.state as keyof typeof kinds];
      return kind !== undefined && !text.includes(kind);
    });
    expect(faults).toEqual([]);
  });

  it('what grows with itself is named once', () => {
    const growing = EFFECTS.filter(({ stat, amount, max }) =>
      [amount, max].some((figures) =>
        (figures ? parseAmount(figures).terms : []).some(
          ({ value, measures }) => value.isPercent && measures.length === 1 && measures[0] === stat,
        ),
      ),
    );
    const faults = growing
      .map((effect) => ({
        stat: effect.stat?.toUpperCase() ?? '',
        text: lineText(language, effectLine(effectText, effect), params),
      }))
      .filter(({ stat, text }) => (text.match(new RegExp(`\\b${stat}\\b`, 'g')) ?? []).length > 1);
    expect(growing.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('each effect names the damage and the skills that it is limited to or changes', () => {
    const { skills, states } = termsOf(dataset, language);
    const unnamed = EFFECTS.filter((effect) => {
      const text = lineText(language, effectLine(effectText, effect), params);
      const { scope = [], skill = [], state, do: deed } = effect;
      const names = [
        ...[...scope, ...skill].map((word) => skills[word]),
        deed === 'delay' && state ? states[state as keyof typeof states] : '',
      ];
      return names.some((name) => !text.includes(name));
    });
    expect(unnamed).toEqual([]);
  });

  it('each effect names the path, the element and the characters that it is for', () => {
    const unnamed = EFFECTS.filter((effect) => {
      const text = lineText(language, effectLine(effectText, effect), params);
      const names = [
        effect.path?.toUpperCase(),
        effect.element?.toUpperCase(),
        effect.character && `N° ${effect.character}`,
        effect.by && `N° ${effect.by}`,
      ];
      return names.some((name) => name && !text.includes(name));
    });
    expect(unnamed).toEqual([]);
  });
});

const EFFECTS = allEffects();

/** Brackets that are as wide as the signs before them stand without room. */
const NARROW = /[()]| （/;
const STRANGE: Readonly<Partial<Record<Language, RegExp>>> = {
  cn: NARROW,
  cht: NARROW,
  jp: NARROW,
};

/** Also those that nobody has read yet. */
function allEffects(): Effect[] {
  return entriesOf(readEffects()).flatMap(({ effects }) => effects);
}

/** Whatever lists effects, in characters, light cones and sets alike. */
function entriesOf(written: object): { readonly effects: Effect[] }[] {
  const entries: { readonly effects: Effect[] }[] = [];
  JSON.parse(
    JSON.stringify(Object.values(written).flatMap((files) => [...files.values()])),
    (_key, value) => {
      if (Array.isArray(value?.effects)) entries.push(value);
      return value;
    },
  );
  return entries;
}
