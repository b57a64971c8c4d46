import type { Language } from '../basics/languages.ts';
import { formatFigure } from './figures.ts';
import type { MarkKind, ParamFormat, TextNode, TextTree } from './nodes.ts';

/**
 * Everything in a text that is not itself: figures, line breaks, tags, and words in braces. A tag's
 * attributes and a brace's content are bounded, so that the search stays linear on any input.
 */
const TOKEN =
  /#(\d{1,2})\[(i|f1|f2|m)\](%?)|\\n|\n|<(\/?)([a-z]{1,12})(?:=[^<>]{0,60})?\s*\/?>|\{([A-Za-z_]{1,24})(?:#([^{}]{0,2000}))?\}/g;

const MARKS: Readonly<Record<string, MarkKind>> = {
  color: 'emphasis',
  u: 'term',
  i: 'italic',
  b: 'bold',
  unbreak: 'whole',
};

/**
 * Signs that no eye sees and that turn round, or end, what is beside them: controls, and those that set the direction of
 * what follows. Single marks of direction stay: they are of writing that goes both ways.
 */
const TURNING = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A longer stretch would be wider than a phone if it were kept whole. */
const LONGEST_WHOLE = 40;

/** Deeper marks than the game ever nests are left out, their text stays. */
const MAX_DEPTH = 12;

interface Open {
  readonly tag: string;
  readonly children: TextNode[];
  /** How the characters within are read; ruby only. */
  readonly reading?: string | undefined;
}

/**
 * Reads the game's text: figures `#n[i|f1|f2|m]` with `%`, tags such as `<color>`, `<u>`, `<unbreak>`,
 * and `{NICKNAME}`, `{F#…}{M#…}`, `{RUBY_B#…}…{RUBY_E#}`, `{Img#n}`. Reads anything: a tag that nobody
 * knows is left out with its text kept, one that is not closed ends with the text.
 * Rule D21.
 */
export function parseText(raw: string): TextTree {
  const text = raw.replace(TURNING, '');
  const root: Open = { tag: '', children: [] };
  const stack: Open[] = [root];
  let at = 0;
  const here = () => (stack.at(-1) ?? root).children;
  const close = (tag: string) => {
    const place = stack.findLastIndex((open) => open.tag === tag);
    while (place > 0 && stack.length > place) leave(stack);
  };

  for (const token of text.matchAll(TOKEN)) {
    if (token.index > at) push(here(), text.slice(at, token.index));
    at = token.index + token[0].length;
    const [whole, index, format, percent, slash, tag, word, content] = token;
    if (index !== undefined) {
      const isPercent = percent === '%';
      here().push({
        kind: 'param',
        index: Number(index),
        format: format as ParamFormat,
        isPercent,
      });
    } else if (tag !== undefined) {
      if (!Object.hasOwn(MARKS, tag)) continue;
      if (slash === '/') close(tag);
      else if (stack.length < MAX_DEPTH) stack.push({ tag, children: [] });
    } else if (word !== undefined) {
      if (word === 'RUBY_E') close('ruby');
      else if (word === 'RUBY_B') {
        if (stack.length < MAX_DEPTH) stack.push({ tag: 'ruby', children: [], reading: content });
      } else pushWord(here(), word, content, whole);
    } else {
      here().push({ kind: 'break' });
    }
  }
  push(here(), text.slice(at));
  while (stack.length > 1) leave(stack);
  return root.children;
}

/** Ends the innermost mark: what is in it becomes a part of what is around it. */
function leave(stack: Open[]): void {
  const inner = stack.pop();
  const outer = stack.at(-1);
  if (!inner || !outer || inner.children.length === 0) return;
  const mark = Object.hasOwn(MARKS, inner.tag) ? MARKS[inner.tag] : undefined;
  if (mark && !(mark === 'whole' && signsIn(inner.children) > LONGEST_WHOLE)) {
    outer.children.push({ kind: mark, children: inner.children });
  } else if (inner.reading) {
    outer.children.push({ kind: 'ruby', children: inner.children, reading: inner.reading });
  } else outer.children.push(...inner.children);
}

/** A figure or a word of the player's counts as one sign. */
function signsIn(tree: TextTree): number {
  return tree.reduce((sum, node) => {
    if (typeof node === 'string') return sum + node.length;
    return sum + ('children' in node ? signsIn(node.children) : 1);
  }, 0);
}

function pushWord(
  nodes: TextNode[],
  word: string,
  content: string | undefined,
  whole: string,
): void {
  if (word === 'NICKNAME') nodes.push({ kind: 'nickname' });
  else if (word === 'SPACE') push(nodes, ' ');
  else if (word === 'Img') nodes.push({ kind: 'picture', number: Number(content) || 1 });
  else if (word === 'F' || word === 'M') pushGender(nodes, word, content ?? '');
  else if (word === 'LAYOUT_KEYBOARD') push(nodes, content ?? '');
  // Other capitals are the game's own machinery; anything else was meant as text.
  else if (!/^[A-Z_]+$/.test(word)) push(nodes, whole);
}

/** `{F#she}{M#he}`, in either order, is one place with two forms. */
function pushGender(nodes: TextNode[], word: 'F' | 'M', content: string): void {
  const form = parseText(content);
  const last = nodes.at(-1);
  const isOpen =
    typeof last === 'object' &&
    last.kind === 'gender' &&
    (word === 'F' ? last.female : last.male).length === 0;
  const known = isOpen ? last : { female: [], male: [] };
  if (isOpen) nodes.pop();
  nodes.push({
    kind: 'gender',
    female: word === 'F' ? form : known.female,
    male: word === 'M' ? form : known.male,
  });
}

function push(nodes: TextNode[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}

export interface PlainContext {
  readonly language: Language;
  readonly params: readonly number[];
  /** What the player is called. */
  readonly nickname: string;
  readonly gender: 'M' | 'F';
}

/** A text without its marks, for descriptions of pages and for searching. */
export function plainText(tree: TextTree, context: PlainContext): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node;
      switch (node.kind) {
        case 'param':
          return formatFigure(context.language, context.params[node.index - 1] ?? 0, node);
        case 'nickname':
          return context.nickname;
        case 'break':
          return ' ';
        case 'picture':
          return '';
        case 'gender':
          return plainText(context.gender === 'F' ? node.female : node.male, context);
        default:
          return plainText(node.children, context);
      }
    })
    .join('');
}
