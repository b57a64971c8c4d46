import { mainAffixAt, subAffixRange, upgradesOf } from '@trailbook/core/internal/stats';
import { formatStat } from '@trailbook/core/internal/text';
import type { AffixRow, RelicPage, RelicPiece } from '@trailbook/pages';
import { type ReactNode, useState } from 'react';
import { GameText, Picture, RelicGlyph, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SelectField, Slider } from '../../../primitives/index.ts';
import { MissingText } from '../details/index.ts';

/** One piece of a set: what its main and sub stats may be, and what is told of it. */
export function PieceTab({ page, piece }: { page: RelicPage; piece: RelicPiece }) {
  const { t } = useI18n();
  const [rarity, setRarity] = useState(piece.variants.at(-1)?.rarity ?? 0);
  const variant = piece.variants.find((candidate) => candidate.rarity === rarity);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4">
        <Picture path={piece.icon} sizes="3.5rem" className="size-14 text-ink-soft">
          <RelicGlyph id={page.id} type={piece.type} />
        </Picture>
        <h2 className="min-w-0 flex-1 basis-36 font-display text-lg font-semibold">
          {piece.name ? <ThingName name={piece.name} /> : t(`relic.piece.${piece.type}`)}
        </h2>
      </header>
      {variant ? (
        <>
          {piece.variants.length > 1 && (
            <div className="max-w-md">
              <SelectField
                label={t('filter.rarity')}
                value={String(rarity)}
                options={piece.variants.map((candidate) => ({
                  value: String(candidate.rarity),
                  label: t('rarity.stars', { rarity: candidate.rarity }),
                }))}
                onChange={(value) => setRarity(Number(value))}
              />
            </div>
          )}
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            <MainStats key={`main ${rarity}`} {...variant} />
            <SubStats key={`sub ${rarity}`} {...variant} />
          </div>
        </>
      ) : (
        <p role="alert">{t('relic.malformed')}</p>
      )}
      {piece.text ? (
        <p className="max-w-prose text-ink-soft">
          <GameText text={piece.text} nickname={page.nickname} />
        </p>
      ) : (
        page.hasTexts && <MissingText />
      )}
      {piece.lore && (
        <article className="flex max-w-prose flex-col gap-2">
          {piece.loreTitle && (
            <h3 className="font-display text-base font-semibold">
              <GameText text={piece.loreTitle} nickname={page.nickname} />
            </h3>
          )}
          <p>
            <GameText text={piece.lore} nickname={page.nickname} />
          </p>
        </article>
      )}
    </div>
  );
}

type Variant = RelicPiece['variants'][number];

function MainStats({ maxLevel, mainAffixes }: Variant) {
  const { t, language, number } = useI18n();
  const [level, setLevel] = useState(maxLevel);
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-display text-base font-semibold">{t('relic.mainStats')}</h3>
      <Slider
        label={t('detail.level')}
        value={level}
        min={0}
        max={maxLevel}
        text={number(level)}
        onChange={setLevel}
      />
      <Affixes
        affixes={mainAffixes}
        show={(affix) => formatStat(language, affix.property, mainAffixAt(affix, level))}
      />
    </section>
  );
}

function SubStats({ maxLevel, subAffixes }: Variant) {
  const { t, language, number } = useI18n();
  const [upgrades, setUpgrades] = useState(0);
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-display text-base font-semibold">{t('relic.subStats')}</h3>
      <Slider
        label={t('relic.upgrades')}
        value={upgrades}
        min={0}
        max={upgradesOf(maxLevel)}
        text={upgrades === 0 ? t('relic.notUpgraded') : number(upgrades)}
        onChange={setUpgrades}
      />
      <Affixes
        affixes={subAffixes}
        show={(affix) => {
          const { least, most } = subAffixRange(affix, upgrades);
          const from = formatStat(language, affix.property, least);
          const to = formatStat(language, affix.property, most);
          return from === to ? from : `${from} – ${to}`;
        }}
      />
    </section>
  );
}

function Affixes(props: { affixes: readonly AffixRow[]; show: (affix: AffixRow) => ReactNode }) {
  return (
    <dl>
      {props.affixes.map((affix) => (
        <div
          key={affix.property}
          data-affix={affix.property}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt className="min-w-0 text-sm">
            <ThingName name={affix.name} />
          </dt>
          <dd className="figures ms-auto text-end">{props.show(affix)}</dd>
        </div>
      ))}
    </dl>
  );
}
