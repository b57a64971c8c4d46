import type { LinkError } from '@trailbook/core/internal/user-data';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';

const FAILURES: Readonly<Record<LinkError['code'], MessageKey>> = {
  LINK_BROKEN: 'links.broken',
  LINK_NEWER: 'links.newer',
  LINK_TOO_LONG: 'links.broken',
};

interface Props {
  readonly title: string;
  readonly error: LinkError['code'];
  readonly onClose: () => void;
}

/** Says why a link cannot be shown, and that nothing was changed. Rules P43, P44. */
export function UnreadLink({ title, error, onClose }: Props) {
  const { t } = useI18n();
  return (
    <Dialog
      isRead
      width="narrow"
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <p>
        {t(FAILURES[error])} {t('account.untouched')}
      </p>
    </Dialog>
  );
}
