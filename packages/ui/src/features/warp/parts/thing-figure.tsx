import { Constellation, Picture } from '../../../game/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';

/** The small picture of a pulled thing; of one that the data do not know yet, an empty place. */
export function ThingFigure({ itemId, className }: { itemId: number; className: string }) {
  const thing = useGame('warp').things.get(itemId);
  if (!thing) return <span className={className} />;
  return (
    <Picture path={thing.icon} sizes="2.75rem" className={className}>
      <Constellation
        id={thing.id}
        path={thing.path}
        rarity={thing.rarity}
        element={thing.element}
        detail="small"
        className="size-full"
      />
    </Picture>
  );
}
