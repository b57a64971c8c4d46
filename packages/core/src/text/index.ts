export { bracketed } from './bracketed.ts';
export type { FigureFormat } from './figures.ts';
export {
  figureFormats,
  formatFigure,
  formatStat,
  formatStatChange,
  isShareProperty,
  tellingFigures,
} from './figures.ts';
export type { MarkKind, ParamFormat, ParamNode, TextNode, TextTree } from './nodes.ts';
export type { PlainContext } from './parse.ts';
export { parseText, plainText } from './parse.ts';
