/**
 * The text of a file. Editors on some systems write two bytes a letter, and say so at the head; without such a mark it
 * is UTF-8. The mark itself is no part of the text.
 */
export async function fileText(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isLow = first === 0xff && second === 0xfe;
  const isHigh = first === 0xfe && second === 0xff;
  if (!isLow && !isHigh) return file.text();
  return new TextDecoder(isLow ? 'utf-16le' : 'utf-16be').decode(await file.arrayBuffer());
}
