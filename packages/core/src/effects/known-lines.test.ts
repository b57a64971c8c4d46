import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import type { EffectEntry } from '../dataset/effect-schema.ts';
import { createLookup } from '../dataset/index.ts';
import { effectLines } from './effect-lines.ts';
import { lineText } from './line.ts';

const { skills, eidolons, points, lightCones, relicBonus } = dataset.effects;

/** What an entry says in English, the nth parameter as the figure n. */
function linesOf(entry: EffectEntry | undefined): string[] {
  const params = Array.from({ length: 12 }, (_, index) => index + 1);
  return (effectLines(createLookup(dataset, 'en'), entry) ?? []).map((line) =>
    lineText('en', line, params).replaceAll('\u00a0', ' '),
  );
}

describe('a line that was once wrong or missing', () => {
  it.each<[string, EffectEntry | undefined, string]>([
    [
      'skills 150905',
      skills.get(150905),
      'Joint ATK · Charge ("Amuse Me to the Fullest") +3 · self',
    ],
    [
      'points 1505101',
      points.get(1505101),
      'another ally: Certified Banger gained · if that ally: lower Elation Skill number · Certified Banger +500% of amount gained · self',
    ],
    [
      'points 1505103',
      points.get(1505103),
      'another ally: Certified Banger ends · Certified Banger +100% of the value (that ally) · self',
    ],
    ['lightCones 23060', lightCones.get(23060), 'Assist Skill · Energy +2 · self'],
    ['lightCones 23060', lightCones.get(23060), 'DMG (Assist Skill) +400% · self · × Charge'],
    [
      'relicBonus 327',
      relicBonus(327, 2),
      'battle starts · if self, another ally: Trailblaze Companion · CRIT DMG +200% · self',
    ],
    [
      'lightCones 23064',
      lightCones.get(23064),
      'Elation Skill · if not the same Elation Skill as the last time · Elation +300% · self · does not stack',
    ],
    [
      'eidolons 151201',
      eidolons.get(151201),
      'any ally: on hit · Recorded amount +300% of original DMG · memosprite · except True DMG',
    ],
    [
      'skills 150805',
      skills.get(150805),
      'Archer: Skill · if Skill Points ≤ 3 or times used ≥ 5 · Joint ATK · all enemies · 400% of ATK (Archer) · max. 1× per own turn',
    ],
    ['points 1504101', points.get(1504101), 'enemy defeated (Follow-up ATK) · Charge II +4 · self'],
    [
      'eidolons 150901',
      eidolons.get(150901),
      'if Boon (Gate of Babylon) · DEF ignored +15%–30% · all other allies · as much as by the Skill',
    ],
    [
      'lightCones 21047',
      lightCones.get(21047),
      'battle starts or Break DMG dealt · SPD +200% · self · 3 turns · max. 1× per turn',
    ],
    [
      'points 1513102',
      points.get(1513102),
      'Elation Skill · if all other allies: characters of the Path (Elation) = 0 · Counts as: Follow-up ATK',
    ],
    [
      'points 1513102',
      points.get(1513102),
      'another ally: after attacking · if all other allies: characters of the Path (Elation) = 0 · SPD +3 · Aha · until the Aha Instant ends',
    ],
    [
      'points 1503103',
      points.get(1503103),
      "holder of the Boon (Appraise Soul's Ground): Ultimate · if holder of the Boon: Path (Elation) · Energy +1 · self · max. 1× per Ultimate",
    ],
    [
      'points 1502103',
      points.get(1502103),
      'Certified Banger gained · Lasts longer: Certified Banger · self · 2 turns',
    ],
    [
      'eidolons 150506',
      eidolons.get(150506),
      'Certified Banger gained · Lasts longer: Certified Banger · self · 2 turns',
    ],
    [
      'skills 151304',
      skills.get(151304),
      'Certified Banger gained · Lasts longer: Certified Banger · self · 1 turn',
    ],
    [
      'skills 150504',
      skills.get(150504),
      'Energy gained · Certified Banger +100% of amount gained · self · max. 100',
    ],
    [
      'skills 150504',
      skills.get(150504),
      'Ultimate · Certified Banger counted ≥ 100% of Max Energy · self',
    ],
    ['skills 150607', skills.get(150607), 'each wave starts · Certified Banger counted = 1 · self'],
    ['skills 150621', skills.get(150621), 'Ultimate: chance = 100%'],
    [
      'skills 150702',
      skills.get(150702),
      'if Special form (Fornax Ex Corpore), current HP > 1 · usable only then',
    ],
    ['skills 150102', skills.get(150102), 'does not count as using a Skill'],
    [
      'skills 1151203',
      skills.get(1151203),
      'summon: turn starts · Charge −1,000% · summoner · min. 6',
    ],
    [
      'eidolons 151306',
      eidolons.get(151306),
      'Elation Skill · if outside of the Aha Instant · no Charge spent',
    ],
    [
      'skills 150308',
      skills.get(150308),
      "if holder of the Boon (Appraise Soul's Ground): Path (Elation) · usable only then",
    ],
    [
      'lightCones 23055',
      lightCones.get(23055),
      'Elation Skill · if used on all allies · Energy +2 · self',
    ],
    ['skills 131402', skills.get(131402), 'if any ally: Boon · cannot be used meanwhile'],
    [
      'skills 1141521',
      skills.get(1141521),
      'Lasts longer: Special form · Phainon · the form does not end, its extra turns begin anew',
    ],
    ['points 8007501', points.get(8007501), 'Ultimate · Charge II +1 · self · max. 1 stack'],
    ['points 8008501', points.get(8008501), 'Ultimate · Charge II +1 · self · max. 1 stack'],
    [
      'eidolons 150406',
      eidolons.get(150406),
      'Charge II gained (Rancor: Enmity Reprisal) · DMG +200% · self · max. 3 stacks',
    ],
    [
      'eidolons 151004',
      eidolons.get(151004),
      'any ally: Assist Skill · RES PEN +10%–20% · all allies · as much as by the Talent',
    ],
    [
      'skills 150104',
      skills.get(150104),
      'Enhanced Basic ATK · if Certified Banger ≥ 1 · Elation DMG · enemies hit · 100% × times used · one of them at random',
    ],
    [
      'skills 150303',
      skills.get(150303),
      'Enhanced Basic ATK · if holder of the Boon: Path (Elation) · Elation DMG · enemies hit · 200% · by the stats of the Boon’s holder',
    ],
    [
      'skills 150320',
      skills.get(150320),
      'any ally: after attacking · if characters of the Path (Elation) ≥ 1/2/3/4 · if that ally: Boon II · Elation DMG · enemies hit · 100%/200%/300%/400%',
    ],
    [
      'eidolons 150302',
      eidolons.get(150302),
      "Ultimate · if another ally: Path (Elation), without Boon (Appraise Soul's Ground) · Action advanced · that ally · as much as by the Ultimate",
    ],
    ['skills 150403', skills.get(150403), 'Charge II −3 · self'],
    [
      'eidolons 150402',
      eidolons.get(150402),
      'Ultimate · Charge II (Rancor: Enmity Reprisal) +200% of Charge spent (Rancor: Enmity Reprisal) · self',
    ],
    [
      'skills 150603',
      skills.get(150603),
      'any ally: Skill Points spent · if Special form, Certified Banger ≥ 1 · Skill Points +7 · one of these effects at random',
    ],
    ['skills 150608', skills.get(150608), 'all enemies: defeated · Extra turn · self'],
    [
      'skills 150608',
      skills.get(150608),
      'extra turn · Lasts longer: Buff · self · 1 turn · max. 1× per turn',
    ],
    [
      'eidolons 150701',
      eidolons.get(150701),
      'Talent · if Zone · Action delayed (Countdown) · 200%',
    ],
    [
      'eidolons 150801',
      eidolons.get(150801),
      'Enhanced Skill · if Charge II ≥ 1 · no Charge spent',
    ],
    ['skills 151007', skills.get(151007), 'Max Technique Points +3'],
    ['skills 151203', skills.get(151203), 'Action advanced · another ally · 100%'],
    ['skills 1151203', skills.get(1151203), 'if summoner: without Charge · Leaves · self'],
    [
      'lightCones 24006',
      lightCones.get(24006),
      'Skill or Ultimate · if used on one ally · Elation +200% · one ally · 3 turns',
    ],
    [
      'relicBonus 133',
      relicBonus(133, 4),
      'Skill or Ultimate · if used on one ally · Elation +100% · another ally · 2 turns',
    ],
    [
      'relicBonus 133',
      relicBonus(133, 4),
      'Skill or Ultimate · if used on one ally, Certified Banger ≥ 3 · CRIT DMG +400% · all allies · 5 turns',
    ],
  ])('%s: line %#', (_, entry, line) => {
    expect(linesOf(entry)).toContain(line);
  });
});
