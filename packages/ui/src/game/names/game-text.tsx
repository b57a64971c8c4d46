import type { PageText } from '@trailbook/core/internal/dataset';
import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import { formatFigure, type TextNode, type TextTree } from '@trailbook/core/internal/text';
import { Fragment, type ReactNode } from 'react';
import { type I18n, useI18n } from '../../i18n/index.ts';

interface Props {
  readonly text: PageText;
  /** What the text's figures are. */
  readonly params?: readonly number[];
  readonly nickname: string;
  /** Of whom the page speaks, where that decides the form; else both are there, and the player's is shown. */
  readonly gender?: 'M' | 'F' | null;
  /** What stands at the places of pictures; nothing where that is not told. */
  readonly pictureOf?: (number: number) => ReactNode;
}

interface Context {
  readonly i18n: I18n;
  readonly params: readonly number[];
  readonly nickname: string;
  readonly gender: 'M' | 'F' | null;
  readonly pictureOf: (number: number) => ReactNode;
}

/** A text of the game with its figures. Its tree holds no markup, so it can bring none into the page. */
export function GameText({ text, params = [], nickname, gender, pictureOf = noPicture }: Props) {
  const i18n = useI18n();
  const context = { i18n, params, nickname, gender: gender ?? null, pictureOf };
  return (
    <bdi lang={text.lang && LANGUAGE_TAGS[text.lang]} className="wrap-anywhere">
      {showTree(text.tree, context)}
    </bdi>
  );
}

function noPicture(): null {
  return null;
}

function showTree(tree: TextTree, context: Context): ReactNode {
  return tree.map((node, place) => <Fragment key={place}>{showNode(node, context)}</Fragment>);
}

function showNode(node: TextNode, context: Context): ReactNode {
  if (typeof node === 'string') return node;
  switch (node.kind) {
    case 'param': {
      const value = context.params[node.index - 1];
      const figure = value === undefined ? '?' : formatFigure(context.i18n.language, value, node);
      return <span className="figures text-ink">{figure}</span>;
    }
    case 'nickname':
      return context.nickname;
    case 'gender':
      return <Address female={node.female} male={node.male} context={context} />;
    case 'break':
      return <br />;
    case 'picture':
      return context.pictureOf(node.number);
    case 'ruby':
      return (
        <ruby>
          {showTree(node.children, context)}
          <rp>(</rp>
          <rt>{node.reading}</rt>
          <rp>)</rp>
        </ruby>
      );
    case 'emphasis':
      return <em className="text-lamp not-italic">{showTree(node.children, context)}</em>;
    case 'term':
      return (
        <span className="underline decoration-line-strong underline-offset-4">
          {showTree(node.children, context)}
        </span>
      );
    case 'italic':
      return <i>{showTree(node.children, context)}</i>;
    case 'bold':
      return <b>{showTree(node.children, context)}</b>;
    case 'whole':
      return <span className="whitespace-nowrap">{showTree(node.children, context)}</span>;
  }
}

interface AddressProps {
  readonly female: TextTree;
  readonly male: TextTree;
  readonly context: Context;
}

/** Words that depend on who the player is. See `[data-address]` in the theme. */
function Address({ female, male, context }: AddressProps) {
  if (context.gender) return showTree(context.gender === 'F' ? female : male, context);
  return (
    <>
      <span data-address="F">{showTree(female, context)}</span>
      <span data-address="M">{showTree(male, context)}</span>
    </>
  );
}
