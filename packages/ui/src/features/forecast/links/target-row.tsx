import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useTargetName } from '../targets/target-name.ts';

interface Props {
  readonly target: StoredTarget;
  /** One's own, where it differs. */
  readonly mine?: StoredTarget | undefined;
}

/** A target in a list to tick: what it is of, how many, until when; one's own below. */
export function TargetRow({ target, mine }: Props) {
  const { t } = useI18n();
  const nameOf = useTargetName();
  const goalOf = useGoalOf();
  return (
    <>
      <span className="min-w-0 flex-1 basis-20 break-words">
        <ThingName name={nameOf(target)} />
      </span>
      <span className="figures ms-auto text-end text-sm">
        {mine ? t('links.theirs', { goal: goalOf(target) }) : goalOf(target)}
        {mine && (
          <span className="block text-ink-soft">{t('links.yours', { goal: goalOf(mine) })}</span>
        )}
      </span>
    </>
  );
}

function useGoalOf(): (target: StoredTarget) => string {
  const { t, day, number } = useI18n();
  return ({ copies, from, until }) =>
    `× ${number(copies)} · ${t('forecast.span', { from: day(from), until: day(until) })}`;
}
