import type { PageName } from '@trailbook/core/internal/dataset';
import type { CSSProperties } from 'react';
import { longestWord } from './longest-word.ts';
import { ThingName } from './thing-name.tsx';

/** Up to here, a word fits the narrowest card at full size. */
const FITS_ANYWHERE = 7;

/** A name below a card, set smaller where its longest word would not fit: no word is broken. */
export function FittedName({ name, className }: { name: PageName; className: string }) {
  const longest = longestWord(name.text);
  const style: CSSProperties & Record<'--longest-word', string> = {
    '--longest-word': longest.toFixed(1),
  };
  const isFitted = longest > FITS_ANYWHERE;
  // Around the name, which scripts set by their own measure.
  return (
    <span
      className={isFitted ? `fitted ${className}` : className}
      style={isFitted ? style : undefined}
    >
      <ThingName name={name} />
    </span>
  );
}
