import type { PageName } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { ThingName } from '../../../game/index.ts';

/** What a thing is, such as its path: the sign and its name. */
export function GlyphName({ glyph, name }: { glyph: ReactNode; name: PageName }) {
  return (
    <span className="flex items-center gap-2">
      {glyph}
      <ThingName name={name} />
    </span>
  );
}
