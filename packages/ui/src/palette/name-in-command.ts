import { foldText } from '@trailbook/core/search';

/** Stands where a name is to be put in. */
const GAP = '{{name}}';

/** Thai and what comes after it, which is written without spaces once folded. */
const UNSPACED = /[\u0e00-\uffff]/;

/**
 * What is left of a query when the words of a command are taken off it: 'seele' of 'add seele to pl' where the command
 * is 'Add {{name}} to planner'. In any order, as far as they are typed; folded where nothing parts the words.
 *
 * @returns undefined where the query has none of the command's words, or nothing but them
 */
export function nameInCommand(query: string, command: string): string | undefined {
  const parts = command.split(GAP).map((part) => foldText(part));
  if (parts.some((part) => UNSPACED.test(part))) return withoutParts(query, parts);
  const own = parts.flatMap((part) => part.split(' ')).filter(Boolean);
  const words = query.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => !own.some((mine) => mine.startsWith(foldText(word))));
  return others.length > 0 && others.length < words.length ? others.join(' ') : undefined;
}

/** Where words are written together, the command's stand before the name and after it. */
function withoutParts(query: string, [before = '', after = '']: readonly string[]) {
  let rest = foldText(query);
  const whole = rest.length;
  if (before.length > 1 && rest.startsWith(before)) rest = rest.slice(before.length);
  for (let length = after.length; length > 1; length--) {
    if (!rest.endsWith(after.slice(0, length))) continue;
    rest = rest.slice(0, -length);
    break;
  }
  rest = rest.trim();
  return rest !== '' && rest.length < whole ? rest : undefined;
}
