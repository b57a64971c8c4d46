import type { PageName } from '@trailbook/core/internal/dataset';
import type { CharacterPage, SkillGroup } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SwitchField } from '../../../primitives/index.ts';
import type { Changes } from './changes.ts';
import { CostCalculator } from './cost-calculator.tsx';
import { SkillGroupCard } from './skill-group-card.tsx';

interface Props {
  readonly page: CharacterPage;
  /** The memosprite's name, over its own skills. */
  readonly title?: PageName | undefined;
  readonly groups: readonly SkillGroup[];
  readonly changes: Changes;
  readonly levelOf: (group: SkillGroup) => number;
  readonly onLevel: (group: SkillGroup, level: number) => void;
  readonly isBrief: boolean;
  readonly onBrief: (isBrief: boolean) => void;
}

/** Skills in two columns, each with its level, and what raising them costs. */
export function SkillsTab(props: Props) {
  const { page, title, groups, changes, levelOf, onLevel, isBrief, onBrief } = props;
  const { t } = useI18n();
  // Where there are texts, what a skill does is its brief form.
  const hasBrief = groups.some(({ skills }) =>
    skills.some(({ text, brief, effects }) => brief || (text && effects)),
  );
  const priced = groups.filter((group) => group.steps.some((step) => step.cost.length > 0));
  return (
    <div className="flex flex-col gap-6">
      {(title || hasBrief) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          {title && (
            <h2 className="font-display text-lg font-semibold">
              <ThingName name={title} />
            </h2>
          )}
          {hasBrief && <SwitchField label={t('skill.brief')} isOn={isBrief} onChange={onBrief} />}
        </div>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        {groups.map((group) => (
          <SkillGroupCard
            key={group.anchor}
            page={page}
            group={group}
            level={levelOf(group)}
            onLevel={(level) => onLevel(group, level)}
            changes={changes}
            isBrief={isBrief}
          />
        ))}
      </div>
      {priced.length > 0 && <CostCalculator groups={priced} items={page.items} />}
    </div>
  );
}
