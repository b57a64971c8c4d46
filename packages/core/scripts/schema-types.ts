import type * as z from 'zod/mini';

/**
 * The type of what a schema makes, as TypeScript writes it: for packages that depend on no schema. What it would add
 * must be there already.
 */
export function typeOf(schema: z.core.$ZodType): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return def.type;
    case 'literal':
      return unionOf(def.values);
    case 'enum':
      return unionOf(Object.values(def.entries));
    case 'union':
      return `(${def.options.map(typeOf).join(' | ')})`;
    case 'array':
      return `readonly ${typeOf(def.element)}[]`.replace(
        /^readonly (readonly .*)\[\]$/,
        'readonly ($1)[]',
      );
    case 'optional':
    case 'default':
      return typeOf(def.innerType);
    case 'record':
      return recordOf(typeOf(def.keyType), typeOf(def.valueType));
    case 'object':
      return `{ ${Object.entries(def.shape).map(fieldOf).join(' ')} }`;
    default:
      throw new Error(`Types are not written of ${def.type} yet.`);
  }
}

function fieldOf([name, schema]: [string, z.core.$ZodType]): string {
  const mayLack = (schema as z.core.$ZodTypes)._zod.def.type === 'optional';
  return `readonly ${/^\w+$/.test(name) ? name : JSON.stringify(name)}${mayLack ? '?' : ''}: ${typeOf(schema)};`;
}

/** Of some keys each may be missing; of any texts `noUncheckedIndexedAccess` says so. */
function recordOf(key: string, value: string): string {
  return key === 'string'
    ? `Readonly<Record<string, ${value}>>`
    : `{ readonly [Key in ${key}]?: ${value} }`;
}

function unionOf(values: readonly unknown[]): string {
  return values.length === 1
    ? JSON.stringify(values[0])
    : `(${values.map((value) => JSON.stringify(value)).join(' | ')})`;
}
