/**
 * How finely a value is merged: into which fields it is taken apart, and how it is put together again. Null says that
 * there is nothing yet, and is no field.
 */
export interface Grain {
  /** Writes each field under its path. */
  spread(value: unknown, path: string, into: Map<string, unknown>): void;
  /** What became of the fields; undefined where there are none. */
  gather(node: Node | undefined): unknown;
}

/** Fields by the segments of their paths. */
export interface Node {
  value?: unknown;
  readonly parts: Map<string, Node>;
}

/** All fields of a value by their path. */
export function spread(grain: Grain, value: unknown): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  grain.spread(value, '', fields);
  return fields;
}

/** The value that fields make. */
export function gather(grain: Grain, fields: ReadonlyMap<string, unknown>): unknown {
  const root: Node = { parts: new Map() };
  for (const [path, value] of fields) {
    let node = root;
    for (const segment of path.split('/')) {
      let next = node.parts.get(segment);
      if (!next) {
        next = { parts: new Map() };
        node.parts.set(segment, next);
      }
      node = next;
    }
    node.value = value;
  }
  return grain.gather(root);
}

function under(path: string, segment: string): string {
  const escaped = escapeSegment(segment);
  return path ? `${path}/${escaped}` : escaped;
}

/** What changes in one piece. */
export const whole: Grain = {
  spread(value, path, into) {
    if (value !== null && value !== undefined) into.set(path, value);
  },
  gather: (node) => node?.value,
};

/** The same, and null until somebody says otherwise. */
export const orNull: Grain = { ...whole, gather: (node) => node?.value ?? null };

/** What the device keeps for itself: it is in no replica. */
export const ownOfDevice: Grain = { spread: () => undefined, gather: () => undefined };

/** An object by its keys. Those that are not named are fields in one piece. */
export function object(named: Readonly<Record<string, Grain>>, rest: Grain = whole): Grain {
  const grainOf = (key: string) => (Object.hasOwn(named, key) ? (named[key] as Grain) : rest);
  return {
    spread(value, path, into) {
      for (const [key, part] of Object.entries(value as object)) {
        grainOf(key).spread(part, under(path, key), into);
      }
    },
    gather(node) {
      const keys = new Set([
        ...Object.keys(named),
        ...[...(node?.parts.keys() ?? [])].map(unescapeSegment),
      ]);
      const parts = [...keys].sort().map((key) => {
        return [key, grainOf(key).gather(node?.parts.get(escapeSegment(key)))] as const;
      });
      return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
    },
  };
}

/** A record: each of its keys by itself. */
export function record(each: Grain = whole): Grain {
  return object({}, each);
}

/** A list whose elements are told apart by a key, in the order of their keys. */
export function list(keyOf: (element: never) => string, each: Grain = whole): Grain {
  return {
    spread(value, path, into) {
      for (const element of value as never[]) {
        each.spread(element, under(path, keyOf(element)), into);
      }
    },
    gather(node) {
      return [...(node?.parts ?? [])]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, part]) => each.gather(part))
        .filter((element) => element !== undefined);
    },
  };
}

/** A set of texts, or of ids that are texts. */
export const set: Grain = {
  spread(value, path, into) {
    for (const element of value as string[]) into.set(under(path, element), true);
  },
  gather: (node) => [...(node?.parts.keys() ?? [])].map(unescapeSegment).sort(),
};

/** What may be missing: where none of its fields is there, it is. */
export function optional(grain: Grain): Grain {
  return {
    ...grain,
    gather: (node) => (node && node.parts.size > 0 ? grain.gather(node) : undefined),
  };
}

/** As JSON pointers write it: a slash divides segments. */
function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
