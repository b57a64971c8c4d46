/** What would end a text between single quotes, or the script that it stands in; but for the backslash. */
const ESCAPES: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\x3C',
};

/**
 * The text of the script that hands a page's data to the framework in the browser. The framework would write one for each piece of
 * the stream, each behind a boundary that the drawing waits for, and every quotation mark of the data as two signs.
 */
export async function dataScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text();
  // Nearly all that has to be escaped are the models' own escapes.
  const text = data
    .replaceAll('\\', '\\\\')
    .replace(/['\n\r\u2028\u2029<]/g, (sign) => ESCAPES[sign] ?? sign);
  const controller = 'window.__remixContext.streamController';
  return `${controller}.enqueue('${text}');${controller}.close();`;
}
