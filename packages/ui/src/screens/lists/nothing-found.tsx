import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

/** Stands where a list's filters leave nothing of it. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p>{t('list.none')}</p>
      <Button onClick={onReset}>{t('list.reset')}</Button>
    </div>
  );
}
