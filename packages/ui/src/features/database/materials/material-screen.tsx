import type { CountedItem, ItemId, Language } from '@trailbook/core/internal/dataset';
import type { ConsumableEffect, GiftChoice, MaterialPage } from '@trailbook/pages';
import { useEffect, useState } from 'react';
import { GameText, PORTRAIT_SIZES, ThingName } from '../../../game/index.ts';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Loaded, NumberField } from '../../../primitives/index.ts';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import {
  DetailLayout,
  ItemPicture,
  MissingText,
  NeighbourLinks,
  Section,
} from '../details/index.ts';
import { announceMaterial } from '../item-sheet/announce.ts';
import { ItemOrigins } from '../item-sheet/item-origins.tsx';
import { ItemRow, ItemRows } from '../item-sheet/item-rows.tsx';
import { Recipes, RecipeUses } from '../item-sheet/recipes.tsx';
import { effectFacts, hasFigures } from './effect-facts.ts';
import { Users } from './users.tsx';

/** Everything about an item: who asks for it, where it comes from, what it is made of and into. */
export function MaterialScreen(page: MaterialPage) {
  const i18n = useI18n();
  const { t } = i18n;
  const { id, pageId, usedBy } = page;
  const isUsed = usedBy.characters.length + usedBy.lightCones.length > 0;
  useEffect(() => announceMaterial({ id, pageId }), [id, pageId]);
  return (
    <DetailLayout
      name={page.name}
      rarity={page.rarity}
      portrait={
        <div className="aspect-square rounded-sheet border border-line bg-surface">
          <ItemPicture
            item={page}
            sizes={PORTRAIT_SIZES}
            isMain
            className="size-full p-8 lg:p-16"
          />
        </div>
      }
      foot={<NeighbourLinks cardPath="/material" pageId={pageId} neighbours={page.neighbours} />}
      facts={[
        [t('material.use'), t(`material.uses.${page.purpose}`)],
        ...(page.effect ? effectFacts(i18n, page.effect) : []),
      ]}
    >
      <div className="flex flex-col gap-8">
        {page.text ? (
          <Section title={t('detail.description')}>
            <p className="max-w-prose">
              <GameText text={page.text} nickname={page.nickname} />
            </p>
          </Section>
        ) : (
          page.hasTexts && <MissingText />
        )}
        {isUsed && <InPlan item={id} />}
        {isUsed && (
          <Section title={t('material.usedBy')}>
            <p className="text-sm text-ink-soft">{t('material.usedByText')}</p>
            <Users title={t('nav.characters')} users={usedBy.characters} cardPath="/character" />
            <Users title={t('nav.lightCones')} users={usedBy.lightCones} cardPath="/lightcone" />
          </Section>
        )}
        {page.effect && !page.hasTexts && <EffectNote effect={page.effect} />}
        {page.choice && <ChoicePart choice={page.choice} />}
        <ItemOrigins {...page} />
        {page.raw.length > 0 && (
          <Section title={t('material.raw')}>
            <RawMaterials items={page.raw} />
          </Section>
        )}
        {page.teaches.length > 0 && (
          <Section title={t('material.teaches')}>
            <Recipes recipes={page.teaches} showsProduct />
          </Section>
        )}
        {page.usedIn.length > 0 && (
          <Section title={t('material.usedIn')}>
            <RecipeUses uses={page.usedIn} />
          </Section>
        )}
        {page.lore && (
          <Section title={t('material.lore')}>
            <p className="max-w-prose">
              <GameText text={page.lore} nickname={page.nickname} />
            </p>
          </Section>
        )}
      </div>
    </DetailLayout>
  );
}

/** What a gift lets one choose from: pieces of a relic set, or what our data do not say. */
function ChoicePart({ choice: { set } }: { choice: GiftChoice }) {
  const { t, language } = useI18n();
  return (
    <Section title={t('material.choice')}>
      {set ? (
        <Link
          to={`/${language}/relics/${set.pageId}`}
          className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
        >
          <ThingName name={set.name} />
        </Link>
      ) : (
        <p className="text-ink-soft">{t('material.choiceUnknown')}</p>
      )}
    </Section>
  );
}

/** What the figures of a consumable do not tell. */
function EffectNote({ effect }: { effect: ConsumableEffect }) {
  const { t } = useI18n();
  if (effect.revives) return <p>{t('food.revives')}</p>;
  return hasFigures(effect) ? null : <p className="text-ink-soft">{t('food.noFigures')}</p>;
}

const loadPlanPart = withTexts(['data'], async () => (await import('./plan-part.tsx')).PlanPart);

/** Who never stored anything has no plan. */
const loadWithPlan = async (language: Language) =>
  (await hasDatabase()) ? loadPlanPart(language) : undefined;

/** What an item means to the player's plan. It only adds to the page, and comes after it. */
function InPlan({ item }: { item: ItemId }) {
  return (
    <Loaded load={loadWithPlan} waiting={null} failed={null}>
      {(PlanPart) => PlanPart && <PlanPart item={item} />}
    </Loaded>
  );
}

const MOST = 9999;

/** What some of an item take in the end; for how many is asked here. */
function RawMaterials({ items }: { items: readonly CountedItem[] }) {
  const { t } = useI18n();
  const [wanted, setWanted] = useState(1);
  return (
    <div data-raw className="flex flex-col gap-3">
      <div className="max-w-40">
        <NumberField
          label={t('material.howMany')}
          value={wanted}
          min={1}
          max={MOST}
          onCommit={(typed) => setWanted(Math.min(Math.max(typed || 1, 1), MOST))}
        />
      </div>
      <ItemRows>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} count={item.count * wanted} />
        ))}
      </ItemRows>
    </div>
  );
}
