import { Plus } from 'lucide-react';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { Sheet } from '../sheets/sheets.tsx';

interface Props {
  /** Whether there are entries to be put in another order. */
  readonly hasSeveral: boolean;
  readonly show: (sheet: Sheet) => void;
}

/** The buttons over a plan, each of which opens a sheet. */
export function Toolbar({ hasSeveral, show }: Props) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button look="lamp" onClick={() => show({ sheet: 'add', kind: 'character' })}>
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('planner.addCharacter')}
      </Button>
      <Button onClick={() => show({ sheet: 'add', kind: 'lightCone' })}>
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('planner.addLightCone')}
      </Button>
      <Button onClick={() => show({ sheet: 'inventory' })}>{t('planner.inventory')}</Button>
      <Button onClick={() => show({ sheet: 'account' })}>{t('planner.fromAccount')}</Button>
      {hasSeveral && (
        <Button onClick={() => show({ sheet: 'priority' })}>{t('plan.priority')}</Button>
      )}
    </div>
  );
}
