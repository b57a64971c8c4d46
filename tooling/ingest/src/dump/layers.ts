/** What one layer brought to a table or text map. */
export interface LayerChange {
  readonly name: string;
  readonly version: string;
  /** Keys that no layer below had. */
  readonly added: number;
  /** Keys that a layer below had with another content. */
  readonly replaced: number;
}

export interface LayerPart<Value> {
  readonly version: string;
  readonly content: ReadonlyMap<string, Value>;
}

/** Lays parts over each other, the first at the bottom. A key that is there keeps its place. */
export function layOver<Value>(name: string, parts: readonly LayerPart<Value>[]) {
  const all = new Map<string, Value>();
  const changes = parts.map(({ version, content }): LayerChange => {
    const there = [...content].filter(([key]) => all.has(key));
    const replaced = there.filter(([key, value]) => !isSame(all.get(key), value)).length;
    for (const [key, value] of content) all.set(key, value);
    return { name, version, added: content.size - there.length, replaced };
  });
  return { all, changes };
}

/** Rows are parsed JSON, whose keys come in the order of their schema. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
