import type { Prize, UniverseWorldsPage } from '@trailbook/pages';
import {
  Constellation,
  ItemGlyph,
  initialsOf,
  Picture,
  RelicGlyph,
  ThingName,
} from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

interface Props {
  readonly page: Pick<UniverseWorldsPage, 'prizes'>;
  readonly prizes: readonly (readonly [prize: string, count: number | null])[];
  readonly hasPictures: boolean;
}

/** What there is to be had, as rows of a timetable; what has a page of its own leads there. */
export function Prizes({ page, prizes, hasPictures }: Props) {
  const { language, number } = useI18n();
  return (
    <ul className="flex flex-col">
      {prizes.map(([key, count]) => {
        const prize = page.prizes[key];
        if (!prize) return null;
        const name = (
          <ThingName name={prize.name} className="min-w-0 flex-1 basis-20 leading-snug" />
        );
        return (
          <li key={key} data-prize={key} className="border-b border-line">
            <span className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
              {hasPictures && <PrizePicture prize={prize} />}
              {prize.page ? (
                <Link
                  to={`/${language}${prize.page}`}
                  className="tap flex min-w-0 flex-1 basis-20 items-center hover:text-lamp"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
              {count !== null && <span className="figures ms-auto text-end">{number(count)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function PrizePicture({ prize }: { prize: Prize }) {
  return (
    <Picture path={prize.icon} sizes="1.75rem" className="size-7 shrink-0">
      {drawn(prize)}
    </Picture>
  );
}

function drawn(prize: Prize) {
  const { id, rarity, name } = prize;
  switch (prize.kind) {
    case 'item':
      return (
        <ItemGlyph id={id} purpose={prize.purpose} rarity={rarity} tier={prize.tier ?? undefined} />
      );
    case 'relic':
      return <RelicGlyph id={id} type={prize.piece} />;
    case 'character':
      return (
        <Constellation
          id={id}
          path={prize.path}
          rarity={rarity}
          initials={initialsOf(name.text)}
          className="size-full"
        />
      );
  }
}
