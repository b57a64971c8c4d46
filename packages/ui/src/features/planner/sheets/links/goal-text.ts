import type { Entry } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../../i18n/index.ts';

/** An entry's goal in figures: `Lv. 80 A6 · 6/10/10/10 · Traces: 13`. */
export function useGoalText(): (entry: Entry) => string {
  const { t } = useI18n();
  return (entry) => {
    const { level, ascension } = entry.to;
    const stand = `${t('game.level', { level })} ${t('planner.rankShort', { rank: ascension })}`;
    if (entry.kind === 'lightCone') return stand;
    const skills = Object.values(entry.skills).map(([, to]) => to);
    const traces = Object.keys(entry.traces).length;
    return [
      stand,
      ...(skills.length > 0 ? [skills.join('/')] : []),
      ...(traces > 0 ? [t('planner.traceCount', { number: traces })] : []),
    ].join(' · ');
  };
}
