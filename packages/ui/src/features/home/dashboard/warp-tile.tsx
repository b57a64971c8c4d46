import {
  BANNER_RULES,
  BANNER_TYPES,
  type BannerType,
  isFinished,
} from '@trailbook/core/internal/warp';
import { useEffect } from 'react';
import { loadWarp } from '../../../client/warp-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link, rememberLack } from '../../../platform/index.ts';
import { gameContexts, useGameFile } from '../../../shell/screen/use-game.ts';
import { Reminder } from '../../warp/coverage/reminder.tsx';
import { useStatistics } from '../../warp/parts/use-statistics.ts';
import { hashOf, placeOfBanner } from '../../warp/places.ts';
import type { WarpDocuments } from '../../warp/store/warps-store.ts';
import { NothingYet, Tile } from './tile.tsx';

interface Counting {
  readonly documents: WarpDocuments;
  readonly dataUrl: string;
}

interface Props extends Counting {
  /** Whose warps they are, where the profile has several accounts. */
  readonly account: string | undefined;
}

/** The pity of each banner type, and a word in time before the game forgets what was pulled. */
export function WarpTile({ documents, dataUrl, account }: Props) {
  const { t } = useI18n();
  const types = BANNER_TYPES.filter((type) => documents[type].pulls.length > 0);
  const hasNone = types.length === 0;
  useEffect(() => rememberLack('no-warps', hasNone), [hasNone]);
  return (
    <Tile
      title={t('home.yours.pity')}
      to="/warp#char_event"
      foot={
        !hasNone && (
          <>
            {account && (
              <p className="pb-2">
                {t('state.pair', { label: t('warp.account'), value: account })}
              </p>
            )}
            <Reminder documents={documents} />
          </>
        )
      }
      height={hasNone ? 'short' : 'grows'}
    >
      {hasNone ? (
        <NothingYet to="/warp#char_event">{t('warp.none')}</NothingYet>
      ) : (
        <Counted {...{ types, documents, dataUrl }} />
      )}
    </Tile>
  );
}

function Counted({
  types,
  documents,
  dataUrl,
}: Counting & { readonly types: readonly BannerType[] }) {
  const { t } = useI18n();
  const [game] = useGameFile(dataUrl, loadWarp);
  if (game.status === 'failed') return <p className="py-4">{t('warp.failedText')}</p>;
  if (game.status === 'loading') return null;
  return (
    <gameContexts.warp.Provider value={game.data}>
      <ul className="divide-y divide-line">
        {types.map((type) => (
          <Pity key={type} type={type} documents={documents} />
        ))}
      </ul>
    </gameContexts.warp.Provider>
  );
}

function Pity({ type, documents }: { type: BannerType; documents: WarpDocuments }) {
  const { t, number, language } = useI18n();
  const { figures } = useStatistics(documents, type);
  const { pulls, pity5, isPity5Known, guarantee } = figures;
  const pity = isPity5Known ? number(pity5) : t('warp.atLeast', { number: pity5 });
  return (
    <li className="flex min-h-8 items-center gap-2 text-sm @max-[14rem]:flex-wrap @max-[14rem]:py-1">
      <Link
        to={`/${language}/warp${hashOf(placeOfBanner(type))}`}
        className="min-w-0 flex-1 py-1.5 leading-snug hover:text-lamp @max-[14rem]:basis-full @max-[14rem]:py-0 @max-[14rem]:wrap-anywhere"
      >
        {t(`warp.banner.${type}`)}
      </Link>
      {guarantee && <span className="text-xs text-lamp">{t('home.yours.guaranteed')}</span>}
      {isFinished(type, pulls) ? (
        <span className="text-go">{t('warp.finished.short')}</span>
      ) : (
        <>
          <span className="figures font-semibold">{pity}</span>
          <span className="figures w-10 text-ink-faint">/ {BANNER_RULES[type].fiveStarLimit}</span>
        </>
      )}
    </li>
  );
}
