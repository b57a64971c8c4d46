import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

interface Props {
  /** What is said where a search alone narrows the list, and what the button then does. */
  readonly ofSearch: { readonly none: string; readonly reset: string } | undefined;
  readonly onReset: () => void;
}

/** Stands where a list's filters, or what was searched for, leave nothing of it. */
export function NothingFound({ ofSearch, onReset }: Props) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col items-start gap-3 py-8">
      <p className="wrap-anywhere">{ofSearch?.none ?? t('list.none')}</p>
      <Button onClick={onReset}>{ofSearch?.reset ?? t('list.reset')}</Button>
    </div>
  );
}
