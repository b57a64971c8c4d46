import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { TakeInError } from './take-in-error-text.ts';

interface Props {
  readonly error: TakeInError | undefined;
  readonly isBusy?: boolean;
  readonly onGoOn: () => void;
}

/** Offered where replacing stopped because what is here could not be copied first, and nowhere else. */
export function GoOnWithoutCopy({ error, isBusy = false, onGoOn }: Props) {
  const { t } = useI18n();
  if (error?.code !== 'NO_SAFETY_COPY') return null;
  return (
    <Button look="stop" isBusy={isBusy} onClick={onGoOn}>
      {t('import.withoutCopy')}
    </Button>
  );
}
