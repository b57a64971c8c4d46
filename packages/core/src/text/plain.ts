import type { Language } from '../basics/languages.ts';
import { formatFigure } from './figures.ts';
import type { TextTree } from './nodes.ts';

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
