import type { ItemRef } from '@trailbook/core/internal/dataset';
import { costBetween, pricedLevels } from '@trailbook/core/internal/stats';
import type { SkillGroup } from '@trailbook/pages';
import { useState } from 'react';

import { useI18n } from '../../../i18n/index.ts';
import { SelectField } from '../../../primitives/index.ts';
import { Section } from '../details/index.ts';
import { counted, ItemList } from '../item-sheet/item-list.tsx';
import { groupName } from './skill-name.ts';

interface Props {
  readonly groups: readonly SkillGroup[];
  readonly items: Readonly<Record<string, ItemRef>>;
}

/** What raising one skill between two levels costs. */
export function CostCalculator({ groups, items }: Props) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const [skill, setSkill] = useState(0);
  const [bounds, setBounds] = useState({ from: 1, to: 2 });
  const group = groups[skill] ?? groups[0];
  if (!group) return null;
  const levels = pricedLevels(group.steps);
  const last = levels.at(-1) ?? 1;
  // Another skill may end earlier: the bounds follow. Rule D6.
  const from = Math.min(bounds.from, last);
  const to = Math.min(Math.max(bounds.to, from), last);
  const options = levels.map((level) => ({ value: String(level), label: number(level) }));
  return (
    <Section title={t('skill.costs')}>
      <div className="flex max-w-md flex-col gap-2">
        <SelectField
          label={t('skill.skill')}
          value={String(skill)}
          options={groups.map((candidate, index) => ({
            value: String(index),
            label: groupName(i18n, candidate),
          }))}
          onChange={(value) => setSkill(Number(value))}
        />
        <SelectField
          label={t('skill.fromLevel')}
          value={String(from)}
          options={options}
          onChange={(value) => setBounds({ from: Number(value), to: Math.max(Number(value), to) })}
        />
        <SelectField
          label={t('skill.toLevel')}
          value={String(to)}
          options={options}
          onChange={(value) =>
            setBounds({ from: Math.min(from, Number(value)), to: Number(value) })
          }
        />
      </div>
      {from === to ? (
        <p className="text-sm text-ink-faint">{t('skill.noCost')}</p>
      ) : (
        <ItemList items={counted(costBetween(group.steps, from, to), items)} />
      )}
    </Section>
  );
}
