import { useI18n } from '@trailbook/ui/i18n';
import { Button } from '@trailbook/ui/primitives';
import { NoticePage } from '@trailbook/ui/shell';
import { useState } from 'react';
import { isAnswered } from './load-whole';

/** In place of a page that cannot be had now. It is only left for one that somebody answers for. */
export function NoConnectionPage() {
  const { t } = useI18n();
  const [isStill, setStill] = useState(false);
  const tryAgain = async () => {
    // Taken away first: what is said once more is heard once more.
    setStill(false);
    if (await isAnswered()) location.reload();
    else setStill(true);
  };
  return (
    <>
      <title>{`${t('notice.offlineTitle')} | Trailbook`}</title>
      <NoticePage title={t('notice.offlineTitle')} text={t('notice.offlineText')}>
        <Button look="lamp" className="self-start" onClick={tryAgain}>
          {t('action.retry')}
        </Button>
        <p role="status" className="min-h-6 text-ink-soft">
          {isStill && t('notice.offlineStill')}
        </p>
      </NoticePage>
    </>
  );
}
