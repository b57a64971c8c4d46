import type { PageName } from '@trailbook/core/internal/pages';
import type { CSSProperties } from 'react';
import { longestWord } from './longest-word.ts';
import { ThingName } from './thing-name.tsx';

/** Up to here, a word fits the narrowest card at full size. */
const FITS_ANYWHERE = 7;

/** A name below a card, set smaller where its longest word would not fit: no word is broken. */
export function FittedName({ name, className }: { name: PageName; className: string }) {
  const longest = longestWord(name.text);
  if (longest <= FITS_ANYWHERE) return <ThingName name={name} className={className} />;
  const style: CSSProperties & Record<'--longest-word', string> = {
    '--longest-word': longest.toFixed(1),
  };
  return (
    <span className={`fitted ${className}`} style={style}>
      <ThingName name={name} />
    </span>
  );
}
