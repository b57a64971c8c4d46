import type { NameKind } from '@trailbook/core/internal/dataset';
import type { Source } from './source.ts';

interface Named {
  readonly id: number;
  /** Hash of the name. */
  readonly name: string | undefined;
  /** The kind of names among which one was gathered, where the dump has none. */
  readonly kind?: NameKind;
  /** A page id that does not come from the name. */
  readonly fixed?: string | undefined;
  /** Tells namesakes apart; the first of a name goes without. */
  readonly suffix: string;
}

/** Page ids are the English name in kebab case: `dan-heng-permansor-terrae`. Without a name, the id. */
export function createPageIds(source: Source, things: readonly Named[]): Map<number, string> {
  const english = source.dump.textMap('en');
  const taken = new Set<string>();
  const result = new Map<number, string>();
  for (const thing of things) {
    const name = (thing.name && english.get(thing.name)) || gatheredName(source, thing);
    const fromName = kebabCase(name) || String(thing.id);
    const wanted = thing.fixed ?? fromName;
    const pageId = [wanted, `${wanted}-${thing.suffix}`, `${wanted}-${thing.id}`].find(
      (candidate) => !taken.has(candidate),
    ) as string;
    taken.add(pageId);
    result.set(thing.id, pageId);
  }
  return result;
}

function gatheredName({ gathered }: Source, { kind, id }: Named): string {
  return (kind && gathered.get('en')?.get(kind)?.[id]) ?? '';
}

export function kebabCase(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
