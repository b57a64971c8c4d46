import type { ItemUser } from '@trailbook/pages';
import { RarityStars, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Folded } from '../item-sheet/folded.tsx';

interface Props {
  readonly title: string;
  readonly users: readonly ItemUser[];
  /** The address below the language of such things, without the page id. */
  readonly cardPath: string;
}

/** Who asks for an item, and for how many from the first level to the last. */
export function Users({ title, users, cardPath }: Props) {
  const { language, number } = useI18n();
  if (users.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-display text-base font-semibold">{title}</h3>
      <Folded rows={users}>
        {(part) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
            {part.map(({ id, pageId, name, rarity, count }) => (
              <li key={id} data-user={id} className="min-w-0 border-b border-line">
                <Link
                  to={`/${language}${cardPath}/${pageId}`}
                  className="tap flex flex-wrap items-center gap-x-3 py-1 hover:text-lamp"
                >
                  <ThingName name={name} className="min-w-0 flex-1 basis-20 leading-snug" />
                  <RarityStars rarity={rarity} className="shrink-0 text-xs" />
                  <span className="figures min-w-12 text-end">{number(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
