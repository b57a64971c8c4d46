import { useI18n } from '../../i18n/index.ts';
import { Button } from './button.tsx';

/** Says in the place of a part that it could not be loaded, and asks for it again. */
export function PartFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <p className="max-w-prose text-ink-soft">{t('notice.partText')}</p>
      <Button look="lamp" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
