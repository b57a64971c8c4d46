import { useI18n } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';

interface Props {
  /** What was searched for, where that alone narrows the list. */
  readonly query: string | undefined;
  readonly onReset: () => void;
}

/** Stands where a list's filters, or what was searched for, leave nothing of it. */
export function NothingFound({ query, onReset }: Props) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p className="wrap-anywhere">
        {query === undefined ? t('list.none') : t('list.noneCalled', { query: query.trim() })}
      </p>
      <Button onClick={onReset}>
        {query === undefined ? t('list.reset') : t('list.resetSearch')}
      </Button>
    </div>
  );
}
