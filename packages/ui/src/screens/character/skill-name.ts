import type { PageName, SkillCard, SkillGroup } from '@trailbook/core/internal/pages';
import type { I18n } from '../../i18n/index.ts';

/** What a skill is called; one that nobody has published a name of, by what it is used as. */
export function skillName({ t }: I18n, skill: Pick<SkillCard, 'name' | 'type'>): PageName {
  return skill.name ?? { text: skill.type ? t(`skill.type.${skill.type}`) : t('skill.other') };
}

export function groupName(i18n: I18n, group: SkillGroup): PageName {
  const [first] = group.skills;
  return group.name ?? (first ? skillName(i18n, first) : { text: i18n.t('skill.other') });
}
