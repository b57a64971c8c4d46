import type { Language, Texts } from '@trailbook/core/internal/dataset';
import { createLookup } from '@trailbook/core/internal/dataset';
import { type CharacterPage, characterPage, lightConePage, relicPage } from '@trailbook/pages';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  smallCharacter,
  smallDataset,
  smallLightCone,
  smallPoint,
  smallRelicSet,
} from '../../../packages/core/test/small-dataset';

const [CHARACTER, SKILL, BONUS, EIDOLON, CONE, SET] = [7001, 700102, 7001101, 700101, 70001, 701];
const written = (amount: string) => ({ effects: [{ do: 'heal', to: 'self', amount }] });

/** A skill, an eidolon, a bonus ability, a light cone and a set: each heals, each by another share. */
const dataset = smallDataset({
  characters: [
    {
      ...smallCharacter({ id: CHARACTER }),
      variants: [
        {
          enhanced: 0,
          points: [
            smallPoint({ id: 7001001, skills: [SKILL] }),
            smallPoint({ id: BONUS, type: 'bonus', params: [0.2] }),
          ],
          eidolons: [{ id: EIDOLON, rank: 1, icon: 'icon', params: [0.3], skillLevels: {} }],
        },
      ],
    } as never,
  ],
  skills: [{ id: SKILL, type: 'skill', icon: 'icon', params: [[0.1]] } as never],
  lightCones: [smallLightCone({ id: CONE, superimpositions: [[0.4]] as never })],
  relics: {
    sets: [smallRelicSet({ id: SET, bonuses: [{ pieces: 2, params: [0.5], stats: [] }] as never })],
    mainAffixes: {},
    subAffixes: {},
    properties: [],
  },
  effects: {
    characters: {
      [CHARACTER]: {
        skills: { [SKILL]: written('#1% atk') },
        points: { [BONUS]: written('#1% atk') },
        eidolons: { [EIDOLON]: written('#1% atk') },
      },
    },
    lightCones: { [CONE]: written('#1% atk') },
    relics: { [SET]: { 2: written('#1% atk') } },
  } as never,
});

/** Sentences as an operator's dump would have them; here they are our own. */
const TEXTS = {
  skillDescription: { [SKILL]: 'The first sentence, #1[i]%.' },
  pointDescription: { [BONUS]: 'The second sentence, #1[i]%.' },
  eidolonDescription: { [EIDOLON]: 'The third sentence, #1[i]%.' },
  lightConeSkillDescription: { [CONE]: 'The fourth sentence, #1[i]%.' },
  relicBonusDescription: { [SET * 10 + 2]: 'The fifth sentence, #1[i]%.' },
} as unknown as Texts;

const ADDRESSES = {
  character: '/en/character/any',
  lightCone: '/en/lightcone/any',
  relic: '/en/relics/any',
};
await Promise.all(Object.values(ADDRESSES).map((address) => loadScreen(address)));
const [CharacterScreen, LightConeScreen, RelicScreen] = [
  screenAt(ADDRESSES.character),
  screenAt(ADDRESSES.lightCone),
  screenAt(ADDRESSES.relic),
];
const i18n = createI18n('en', await loadMessages('en', areasOf(ADDRESSES.character)));

/** What is read of it from top to bottom. */
function read(screen: ReactNode): string {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{screen}</I18nProvider>);
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}

function lookupOf(language: Language, texts: Texts | undefined) {
  return createLookup(dataset, language, texts ? { en: texts } : {});
}

function must<Page>(page: Page | undefined): Page {
  if (page === undefined) throw new Error('There is no such page.');
  return page;
}

const characterOf = (texts?: Texts) =>
  must(characterPage(lookupOf('en', texts), CHARACTER as CharacterPage['id']));

describe('with an operator’s texts', () => {
  it('a skill is told by its text, and offers its brief form', () => {
    const page = read(<CharacterScreen {...characterOf(TEXTS)} />);
    expect(page).toContain('The first sentence, 10%.');
    expect(page).not.toContain('10% of');
    expect(page).toContain('Brief description');
  });

  it('eidolons and bonus abilities lead with their text, what they do follows as their brief form', () => {
    const page = read(<CharacterScreen {...characterOf(TEXTS)} />);
    expect(page).toMatch(/The second sentence, 20%\. *Brief description *Healing · self · 20% of/);
    expect(page).toMatch(/The third sentence, 30%\. *Brief description *Healing · self · 30% of/);
  });

  it('so do light cones and relic bonuses', () => {
    const lookup = lookupOf('en', TEXTS);
    const cone = read(<LightConeScreen {...must(lightConePage(lookup, CONE as never))} />);
    expect(cone).toMatch(/The fourth sentence, 40%\. *Brief description *Healing · self · 40% of/);
    const relic = read(<RelicScreen {...must(relicPage(lookup, SET as never))} />);
    expect(relic).toMatch(/The fifth sentence, 50%\. *Brief description *Healing · self · 50% of/);
  });
});

describe('without texts', () => {
  it('what it does is told at once, and there is nothing more in brief', () => {
    const whole = read(<CharacterScreen {...characterOf()} />);
    expect(whole).toContain('Healing · self · 10% of');
    expect(whole).toContain('Healing · self · 20% of');
    expect(whole).not.toContain('Brief description');
  });
});
