import { formatStatChange } from '@trailbook/core/internal/text';
import type { RelicPage } from '@trailbook/pages';
import { GameText, Picture, PORTRAIT_SIZES, RelicEmblem, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { usePageState } from '../../../platform/page-state.ts';
import { Tabs } from '../../../primitives/index.ts';
import {
  Brief,
  DetailLayout,
  Effects,
  MissingText,
  NeighbourLinks,
  Section,
} from '../details/index.ts';
import { PieceTab } from './piece-tab.tsx';

/** Everything about a set of relics. */
export function RelicScreen(page: RelicPage) {
  const { t } = useI18n();
  const [state, change] = usePageState(`/relics/${page.pageId}`);
  const first = page.pieces[0];
  return (
    <DetailLayout
      name={page.name}
      rarity={page.rarity}
      portrait={
        <Picture
          path={page.art}
          sizes={PORTRAIT_SIZES}
          isMain
          className="aspect-square rounded-sheet border border-line bg-surface p-4"
        >
          <RelicEmblem id={page.id} isOrnament={page.type === 'ornament'} rarity={page.rarity} />
        </Picture>
      }
      foot={<NeighbourLinks cardPath="/relics" pageId={page.pageId} neighbours={page.neighbours} />}
      facts={[
        [t('relic.type'), t(page.type === 'relic' ? 'relic.set' : 'relic.ornament')],
        [t('relic.version'), page.version],
      ]}
    >
      <div className="flex flex-col gap-8">
        <Section title={t('relic.bonuses')}>
          <ul className="flex flex-col">
            {page.bonuses.map((bonus) => (
              <li key={bonus.pieces} className="flex flex-wrap gap-x-4 border-b border-line py-3">
                <span className="figures min-w-12 whitespace-nowrap text-lamp">
                  {t('relic.pieces', { number: bonus.pieces })}
                </span>
                <Bonus page={page} bonus={bonus} />
              </li>
            ))}
          </ul>
        </Section>
        {first ? (
          <Tabs
            label={t('relic.piecesOf', { name: page.name.text })}
            open={state.tab}
            onOpen={(tab) => change({ tab })}
            tabs={page.pieces.map((piece) => ({
              id: piece.type,
              label: t(`relic.piece.${piece.type}`),
              content: () => <PieceTab key={piece.type} page={page} piece={piece} />,
            }))}
          />
        ) : (
          <p role="alert">{t('relic.malformed')}</p>
        )}
      </div>
    </DetailLayout>
  );
}

function Bonus({ page, bonus }: { page: RelicPage; bonus: RelicPage['bonuses'][number] }) {
  const { language } = useI18n();
  // A figure that is a stat's already would be told twice.
  const isShownAsStats = bonus.stats.length > 0 && bonus.params.length <= bonus.stats.length;
  // Effects tell of the stats as well.
  const stats = isShownAsStats || bonus.text || !bonus.effects ? bonus.stats : [];
  return (
    <div className="flex min-w-0 flex-1 basis-44 flex-col gap-1">
      {stats.map((stat) => (
        <p key={stat.property} className="figures">
          <ThingName name={stat.name} /> {formatStatChange(language, stat.property, stat.value)}
        </p>
      ))}
      {bonus.text ? (
        <>
          <p className="max-w-prose text-ink-soft">
            <GameText text={bonus.text} params={bonus.params} nickname={page.nickname} />
          </p>
          <Brief lines={bonus.effects} levels={[bonus.params]} at={0} />
        </>
      ) : (
        <>
          {page.hasTexts && <MissingText />}
          {!isShownAsStats && (
            <Effects lines={bonus.effects} levels={[bonus.params]} formats={bonus.formats} at={0} />
          )}
        </>
      )}
    </div>
  );
}
