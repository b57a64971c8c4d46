import { UNTOUCHED_PAGE } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { Narrowing } from './use-narrowing.ts';

/** Rule A2. */
export function NoMatch({ narrowing }: { narrowing: Narrowing }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p>{t('achievements.noMatch')}</p>
      <Button onClick={() => narrowing.change(UNTOUCHED_PAGE)}>{t('list.reset')}</Button>
    </div>
  );
}
