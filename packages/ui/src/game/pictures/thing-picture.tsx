import { artPath, type Element, iconPath, type Path } from '@trailbook/core/internal/dataset';
import { Constellation } from './constellation.tsx';
import { Picture, usePictureSource } from './picture.tsx';

interface Props {
  /** Players' own things have no picture: undefined. */
  readonly kind: 'character' | 'lightCone' | undefined;
  readonly id: number;
  readonly path: Path;
  readonly rarity: number;
  readonly element?: Element | undefined;
  readonly detail?: 'small' | 'full';
  /** How wide it stands in the page. */
  readonly sizes: string;
  readonly className: string;
  /** Its art, in place of its icon. */
  readonly isArt?: boolean;
  readonly isMain?: boolean;
}

/** A character or light cone that is known by its id alone: its picture, else its constellation. */
export function ThingPicture({ kind, sizes, className, isArt = false, isMain, ...thing }: Props) {
  const path = kind && (isArt ? artPath : iconPath)(kind, thing.id);
  const isThere = usePictureSource(path) !== undefined;
  const drawn = <Constellation {...thing} className={isThere ? 'size-full' : className} />;
  if (!isThere) return drawn;
  return (
    <Picture path={path} sizes={sizes} className={className} isMain={isMain} keepsSky={isArt}>
      {drawn}
    </Picture>
  );
}
