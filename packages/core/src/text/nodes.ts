/** How a figure in a text is written: whole, with one or two decimals, or as it is, with two at most. */
export type ParamFormat = 'i' | 'f1' | 'f2' | 'm';

/** A figure's place in a text: the first is 1. */
export interface ParamNode {
  readonly kind: 'param';
  readonly index: number;
  readonly format: ParamFormat;
  readonly isPercent: boolean;
}

/** What a stretch of text is marked as: of weight, a term of the game, slanted, bold, never broken. */
export type MarkKind = 'emphasis' | 'term' | 'italic' | 'bold' | 'whole';

/**
 * A piece of the game's text. Whatever the text held, there is nothing else in a tree: what shows it
 * can put no markup of the text's own into a page.
 */
export type TextNode =
  | string
  | ParamNode
  | { readonly kind: MarkKind; readonly children: TextTree }
  | { readonly kind: 'ruby'; readonly children: TextTree; readonly reading: string }
  | { readonly kind: 'gender'; readonly female: TextTree; readonly male: TextTree }
  | { readonly kind: 'picture'; readonly number: number }
  | { readonly kind: 'nickname' }
  | { readonly kind: 'break' };

export type TextTree = readonly TextNode[];
