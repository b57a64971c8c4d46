const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** What is to be read in a piece of a page that the server drew, without its marks and what only scripts read. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** What stands in the first element of a name that holds none of its own kind. @throws Error where there is none */
export function partOf(html: string, name: string): string {
  const [, part] = new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(html) ?? [];
  if (part === undefined) throw new Error(`There is no ${name}.`);
  return part;
}
