import type { EntryError } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';
import type { I18n } from '../../../i18n/index.ts';

/** Why an edit was refused, in the player's language. Rules P13, P14. */
export function errorText(i18n: I18n, game: PlannerData, error: EntryError): string {
  const { t } = i18n;
  const skill = game.names.points[error.point]?.text ?? t('game.skill.skill');
  switch (error.code) {
    case 'SKILL_NEEDS_RANK':
      return t('error.skillNeedsRank', { skill, level: error.level, rank: error.rank });
    case 'SKILL_NEEDS_LEVEL':
      return t('error.skillNeedsLevel', {
        skill,
        level: error.level,
        characterLevel: error.characterLevel,
      });
    case 'TRACE_NEEDS_RANK':
      return t('error.traceNeedsRank', { rank: error.rank });
    case 'TRACE_NEEDS_LEVEL':
      return t('error.traceNeedsLevel', { level: error.characterLevel });
    case 'UNKNOWN_POINT':
      return t('error.unknownPoint');
  }
}
