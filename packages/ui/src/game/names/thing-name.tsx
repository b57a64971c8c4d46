import type { PageName } from '@trailbook/core/internal/dataset';
import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';

/** A name of the game; one that is not there in the page's language is marked with its own. */
export function ThingName({ name, className }: { name: PageName; className?: string }) {
  return (
    <span
      lang={name.lang && LANGUAGE_TAGS[name.lang]}
      className={className ? `thing-name ${className}` : 'thing-name'}
    >
      {name.text}
    </span>
  );
}
