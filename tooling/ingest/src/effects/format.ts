/** A written file in its one form: an effect a line, what belongs together closed up. */
export function formatEffects(file: unknown): string {
  return `${write(file, '')}\n`;
}

function write(value: unknown, indent: string): string {
  if (!isObject(value)) return inline(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${field(key, each, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function field(key: string, value: unknown, indent: string): string {
  if (key !== 'effects' || !Array.isArray(value)) return write(value, indent);
  if (value.length === 0) return '[]';
  return `[\n${value.map((effect) => `${indent}  ${inline(effect)}`).join(',\n')}\n${indent}]`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
