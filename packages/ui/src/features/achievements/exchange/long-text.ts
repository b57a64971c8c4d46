/** So much of a long text is shown in a field; all of it is kept. */
const SHOWN = 20_000;
const CUT = '…';

/** What of a text stands in its field. */
export function shownOf(text: string): string {
  return text.length > SHOWN ? text.slice(0, SHOWN) + CUT : text;
}

/** The text after its field was edited: what the field does not show stays, unless its mark was taken out. */
export function editedText(text: string, field: string): string {
  const isCut = text.length > SHOWN && field.endsWith(CUT);
  return isCut ? field.slice(0, -CUT.length) + text.slice(SHOWN) : field;
}
