import type { RecipeCard, RecipeUse } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Folded } from './folded.tsx';
import { ItemRow, ItemRows } from './item-rows.tsx';

/** Ways to make something: what each takes, and what it asks for. */
export function Recipes(props: { recipes: readonly RecipeCard[]; showsProduct?: boolean }) {
  return (
    <ul className="flex flex-col gap-5">
      {props.recipes.map((recipe) => (
        <li key={recipe.id} data-recipe={recipe.id} className="flex min-w-0 flex-col gap-1">
          <Terms {...recipe} />
          {props.showsProduct && (
            <ItemRows>
              <ItemRow item={recipe.makes} />
            </ItemRows>
          )}
          <ItemRows>
            {recipe.materials.map((item) => (
              <ItemRow key={item.id} item={item} count={item.count} />
            ))}
          </ItemRows>
          {recipe.anyOf && <AnyOf {...recipe.anyOf} />}
        </li>
      ))}
    </ul>
  );
}

/** What an item is a part of, and how many of it one takes. */
export function RecipeUses({ uses }: { uses: readonly RecipeUse[] }) {
  const { t } = useI18n();
  return (
    <Folded rows={uses}>
      {(part) => (
        <ItemRows>
          {part.map(({ id, kind, makes, count }) => (
            <ItemRow key={id} item={makes} count={count} note={t(`material.made.${kind}`)} />
          ))}
        </ItemRows>
      )}
    </Folded>
  );
}

/** The kind of a recipe, and what must be before it can be used. */
function Terms({ kind, equilibrium, limit, needs }: RecipeCard) {
  const { t } = useI18n();
  const terms = [
    t(`material.made.${kind}`),
    equilibrium !== null && t('material.fromEquilibrium', { level: equilibrium }),
    limit && t(`material.${limit.period}`, { number: limit.count }),
  ].filter(Boolean);
  return (
    <>
      <p className="text-sm text-ink-soft">{terms.join(' · ')}</p>
      {needs && (
        <ItemRows>
          <ItemRow item={needs} note={t('material.needsRecipe')} />
        </ItemRows>
      )}
    </>
  );
}

function AnyOf({ count, items }: NonNullable<RecipeCard['anyOf']>) {
  const { t } = useI18n();
  return (
    <>
      <p className="text-sm text-ink-soft">{t('material.anyOf', { number: count })}</p>
      <Folded rows={items}>
        {(part) => (
          <ItemRows>
            {part.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ItemRows>
        )}
      </Folded>
    </>
  );
}
