import { bracketed } from '@trailbook/core/internal/text';
import type { CharacterPage, SkillCard, SkillGroup } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { ElementGlyph, GameText, Picture, SkillGlyph, ThingName } from '../../../game/index.ts';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { Slider } from '../../../primitives/index.ts';
import { Effects, FigureTable, LevelSpan, MissingText, PlainSentence } from '../details/index.ts';
import { ChangedMark } from './changed.tsx';
import type { Changes } from './changes.ts';
import { FormerEffect } from './effect-description.tsx';
import { groupName, skillName } from './skill-name.ts';
import { leadingText } from './skill-text.ts';

interface Props {
  readonly page: CharacterPage;
  readonly group: SkillGroup;
  readonly level: number;
  readonly onLevel: (level: number) => void;
  readonly changes: Changes;
  readonly isBrief: boolean;
}

/** The skills of one point: they share its level. */
export function SkillGroupCard({ page, group, level, onLevel, changes, isBrief }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const highest = group.steps.length + group.bonus;
  const [first] = group.skills;
  return (
    <article
      data-skills={group.id}
      className="flex min-w-0 flex-col gap-3 border-t border-line-strong pt-3"
    >
      <header className="flex flex-wrap items-center gap-3">
        <Picture
          path={first?.icon ?? null}
          sizes="2.75rem"
          className="size-11 shrink-0 rounded-full border border-line-strong p-2 text-ink-soft"
        >
          <SkillGlyph type={first?.type ?? null} />
        </Picture>
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="font-display text-base leading-snug font-semibold">
            <ThingName name={groupName(i18n, group)} />{' '}
            {group.skills.some((skill) => changes.skillBefore(group, skill)) && <ChangedMark />}
          </h3>
          {first?.type && <p className="text-xs text-ink-faint">{t(`game.skill.${first.type}`)}</p>}
        </div>
      </header>
      {highest > 1 && (
        <Slider
          label={t('detail.level')}
          value={level}
          min={1}
          max={highest}
          text={levelText(i18n, level, group)}
          onChange={onLevel}
        />
      )}
      {group.skills.map((skill) => (
        <Skill
          key={skill.id}
          page={page}
          skill={skill}
          before={changes.skillBefore(group, skill)}
          level={level}
          isBrief={isBrief}
          title={group.skills.length > 1 ? skillName(i18n, skill) : undefined}
        />
      ))}
    </article>
  );
}

/** A level; beyond those that materials buy, with how it is reached. */
function levelText({ t, number, language }: I18n, level: number, { steps }: SkillGroup): string {
  const beyond = level - steps.length;
  return beyond > 0
    ? bracketed(language, number(level), t('skill.byEidolons', { number: beyond }))
    : number(level);
}

function Skill(props: {
  page: CharacterPage;
  skill: SkillCard;
  before: SkillCard | undefined;
  level: number;
  isBrief: boolean;
  title: ReturnType<typeof skillName> | undefined;
}) {
  const { page, skill, before, level, isBrief, title } = props;
  const { t, number } = useI18n();
  const at = Math.min(level, skill.params.length) - 1;
  const text = leadingText(skill, isBrief);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {title && (
        <h4 className="text-sm font-semibold">
          <ThingName name={title} />
        </h4>
      )}
      <SkillFacts skill={skill} page={page} />
      {text ? (
        <p className="max-w-prose text-ink-soft">
          <GameText
            text={text}
            params={skill.params[at] ?? []}
            nickname={page.nickname}
            gender={page.gender}
          />
        </p>
      ) : (
        <>
          {page.hasTexts && !skill.effects && <MissingText />}
          <PlainSentence text={skill.sentence} />
          {skill.effects && <LevelSpan by="levels" from={level} to={skill.params.length} />}
          <Effects
            lines={skill.effects}
            levels={skill.params}
            before={before?.params}
            formats={skill.formats}
            at={at}
          />
        </>
      )}
      <FormerEffect page={page} now={{ text, effects: skill.effects }} before={before} at={at} />
      <FigureTable
        levels={skill.params}
        formats={skill.formats}
        lines={skill.effects}
        caption={t('skill.allLevels')}
        columnOf={(index) => number(index + 1)}
      />
    </div>
  );
}

/** What a skill does as far as figures tell: whom it meets, how hard, what it takes and gives. */
function SkillFacts({ skill, page }: { skill: SkillCard; page: CharacterPage }) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const signed = (value: number) => `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`;
  const facts: [label: string, fact: ReactNode][] = [];
  if (skill.tag) {
    facts.push([
      t('skill.target'),
      <GameText key="tag" text={skill.tag} nickname={page.nickname} />,
    ]);
  } else if (skill.target) {
    facts.push([t('skill.target'), t(`skill.targets.${skill.target}`)]);
  }
  // Its own element goes without saying unless it takes toughness, which only elements do.
  if (skill.element && skill.toughness) {
    facts.push([
      t('skill.toughness'),
      <span key="toughness" className="inline-flex items-center gap-1.5">
        <ElementGlyph element={skill.element} className="size-4" />
        {toughnessText(i18n, skill.toughness)}
      </span>,
    ]);
  }
  if (skill.points) facts.push([t('skill.points'), signed(skill.points)]);
  if (skill.energyCost) facts.push([t('skill.energyCost'), number(skill.energyCost)]);
  if (skill.energy) facts.push([t('skill.energy'), signed(skill.energy)]);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(([label, fact]) => (
        <div key={label} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <dt className="text-ink-faint">{label}</dt>
          <dd className="figures min-w-0">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the target loses, and what those beside it do. */
function toughnessText(
  { t, number }: I18n,
  { single, all, beside }: NonNullable<SkillCard['toughness']>,
): string {
  if (all !== undefined) return number(all);
  return [
    single !== undefined && number(single),
    beside !== undefined && t('skill.beside', { number: beside }),
  ]
    .filter(Boolean)
    .join(' · ');
}
