import type { MaterialPage } from '@trailbook/pages';
import { useEffect } from 'react';
import { GameText } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import {
  DetailLayout,
  ItemPicture,
  MissingText,
  NeighbourLinks,
  Section,
} from '../details/index.ts';
import { announceMaterial } from '../item-sheet/announce.ts';
import { ItemOrigins } from '../item-sheet/item-origins.tsx';
import { Recipes, RecipeUses } from '../item-sheet/recipes.tsx';
import { ChoicePart } from './choice-part.tsx';
import { effectFacts } from './effect-facts.ts';
import { EffectNote } from './effect-note.tsx';
import { InPlan } from './in-plan.tsx';
import { RawMaterials } from './raw-materials.tsx';
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
          <ItemPicture item={page} className="size-full p-8 lg:p-16" />
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
