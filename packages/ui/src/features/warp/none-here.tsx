import { PencilLine } from 'lucide-react';
import { useI18n } from '../../i18n/index.ts';
import { useFeature } from '../../platform/index.ts';
import { Button } from '../../primitives/index.ts';

/** Nothing of this banner type yet, beside others of the account: what was pulled may be entered by hand. */
export function NoneHere({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useI18n();
  const canEdit = useFeature('warpEditMode');
  return (
    <div className="flex flex-col items-start gap-4 border-b border-line py-10">
      <p className="text-ink-soft">{t('warp.noneHere')}</p>
      {canEdit && (
        <Button onClick={onEnter}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden />
          {t('warp.byHand.begin')}
        </Button>
      )}
    </div>
  );
}
