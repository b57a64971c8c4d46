import { isUid } from '@trailbook/core/internal/basics';
import { type FormEvent, useId, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, UidInput } from '../../../primitives/index.ts';

/** Asks whose the warps are that a player is about to enter: without an import, nothing tells. */
export function BeginByHand({ onBegin }: { readonly onBegin: (uid: string) => void }) {
  const { t } = useI18n();
  const [uid, setUid] = useState('');
  const fieldId = useId();
  const isWhole = isUid(uid);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onBegin(uid);
  };
  return (
    <form onSubmit={begin} className="flex w-full max-w-prose flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('warpByHand.begin.text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex flex-col gap-1">
          <label htmlFor={fieldId} className="text-xs text-ink-faint">
            {t('warpByHand.begin.uid')}
          </label>
          <UidInput id={fieldId} value={uid} onChange={setUid} className="w-44" />
        </div>
        <Button type="submit" look="lamp" disabled={!isWhole}>
          {t('warpByHand.begin.start')}
        </Button>
      </div>
    </form>
  );
}
