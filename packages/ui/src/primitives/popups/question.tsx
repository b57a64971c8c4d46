import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly title: string;
  /** What the player should know first. */
  readonly children: ReactNode;
  /** The name of the one thing to do; beside it stands the way out. */
  readonly action: string;
  readonly look: 'lamp' | 'stop';
  /** Whether the action is under way: the question stays until it has ended. */
  readonly isBusy?: boolean;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** Asks in a small dialog, before one thing is done. */
export function Question({
  title,
  children,
  action,
  look,
  isBusy = false,
  onAction,
  onClose,
}: Props) {
  const { t } = useI18n();
  return (
    <Dialog
      title={title}
      width="narrow"
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look={look} isBusy={isBusy} onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
