import type { SkillCard } from '@trailbook/pages';

/** The text that tells a skill. In brief, what it does stands for it, where somebody has written that down. */
export function leadingText(
  { text, brief, effects }: Pick<SkillCard, 'text' | 'brief' | 'effects'>,
  isBrief: boolean,
): SkillCard['text'] {
  if (!isBrief) return text ?? brief;
  return effects ? null : (brief ?? text);
}
