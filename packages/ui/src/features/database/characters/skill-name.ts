import type { PageName } from '@trailbook/core/internal/dataset';
import { bracketed } from '@trailbook/core/internal/text';
import type { SkillCard, SkillGroup } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** What a skill is called; one that nobody has published a name of, by what it is used as; namesakes by their number. */
export function skillName(
  { t, language }: I18n,
  { name, type, nth }: Pick<SkillCard, 'name' | 'type' | 'nth'>,
): PageName {
  const called = name ?? { text: type ? t(`game.skill.${type}`) : t('skill.other') };
  if (nth === undefined) return called;
  return { ...called, text: bracketed(language, called.text, nth, '\u00a0') };
}

export function groupName(i18n: I18n, group: SkillGroup): PageName {
  const [first, second] = group.skills;
  if (first && !second) return skillName(i18n, { ...first, name: group.name ?? first.name });
  return (
    group.name ??
    (first ? skillName(i18n, { name: null, type: first.type }) : { text: i18n.t('skill.other') })
  );
}
