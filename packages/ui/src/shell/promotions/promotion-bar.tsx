import { X } from 'lucide-react';
import { useState } from 'react';
import type { Promotion } from '../../client/client-config.ts';
import { useI18n } from '../../i18n/index.ts';
import { IconButton } from '../../primitives/index.ts';
import { hasDatabase } from '../../storage/documents/has-database.ts';
import { choosePromotion } from './choose.ts';

const NOTHING_SEEN = { dismissed: new Set<string>(), hasWarps: false };

/** The promotion that a place shows to this visitor, by what is stored here. */
export async function choose(
  promotions: readonly Promotion[],
  place: Promotion['place'],
): Promise<Promotion | undefined> {
  const seen = (await hasDatabase()) ? await loadSeen() : NOTHING_SEEN;
  return choosePromotion(promotions, place, seen);
}

/** A line of the operator's with a link, until it is sent away for good. */
export function PromotionBar({ id, href, text }: Promotion) {
  const { t, language } = useI18n();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const dismiss = () => {
    setGone(true);
    // That it could not be kept is no matter now: it is asked again another time.
    import('./seen-promotions.ts').then((stored) => stored.dismiss(id)).catch(() => undefined);
  };
  return (
    <div
      role="note"
      className="flex items-center gap-2 rounded-sheet border border-line bg-surface ps-4 text-sm"
    >
      <a
        href={href}
        target="_blank"
        rel="noopener sponsored"
        className="tap flex min-w-0 flex-1 items-center underline underline-offset-4"
      >
        {text[language] ?? text.en}
      </a>
      <IconButton label={t('action.close')} onClick={dismiss}>
        <X size={20} strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}

async function loadSeen() {
  return (await import('./seen-promotions.ts')).loadSeen();
}
