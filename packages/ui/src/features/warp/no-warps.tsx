import { PencilLine, Upload } from 'lucide-react';
import { useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { Link, useFeature } from '../../platform/index.ts';
import { Button, Loaded } from '../../primitives/index.ts';
import { SyncOffer } from '../../shell/recovery/sync-offer.tsx';
import { Waiting } from '../../shell/screen/waiting.tsx';

const loadBeginByHand = withTexts(
  ['warpByHand'],
  async () => (await import('./by-hand/begin-by-hand.tsx')).BeginByHand,
);

/** Nothing was imported yet: what there will be, and how to come to it. */
export function NoWarps({ onBegin }: { readonly onBegin: (uid: string) => void }) {
  const { t, language } = useI18n();
  const [isByHand, setByHand] = useState(false);
  const canEdit = useFeature('warpEditMode');
  return (
    <div className="flex flex-col items-start gap-4 border-b border-line py-10">
      <p className="max-w-full font-display text-lg font-semibold">{t('warp.none')}</p>
      {/* Whoever has nothing here at all has read it above. */}
      <p className="hidden max-w-prose text-ink-soft in-data-player:block">{t('warp.noneText')}</p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`/${language}/settings#warp`}
          className="tap inline-flex items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-sm hover:bg-raised"
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden />
          {t('warp.importBackup')}
        </Link>
        {canEdit && (
          <Button aria-expanded={isByHand} onClick={() => setByHand(!isByHand)}>
            <PencilLine size={18} strokeWidth={1.5} aria-hidden />
            {t('warp.byHand.begin')}
          </Button>
        )}
      </div>
      <SyncOffer />
      {isByHand && (
        <Loaded load={loadBeginByHand} waiting={<Waiting />}>
          {(BeginByHand) => <BeginByHand onBegin={onBegin} />}
        </Loaded>
      )}
    </div>
  );
}
