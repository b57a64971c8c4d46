import type { Shared, ShareFault } from '@trailbook/ui/offline-protocol';
import { SHARE_FIELDS } from '../shared/share-target.ts';

/** As an archive may bring, in all. Rule U36. */
export const SHARE_LIMITS = { files: 200, bytes: 128 * 1024 ** 2 } as const;

/** Long enough for a page to come on a slow phone. */
const HELD_MS = 60_000;
/** Whoever posts one share after another fills no memory. */
const HELD_AT_ONCE = 3;

interface Held {
  readonly shared: Shared;
  readonly drop: () => void;
}

interface Options {
  readonly limits?: Readonly<Record<keyof typeof SHARE_LIMITS, number>>;
  readonly heldMs?: number;
}

/**
 * Holds what was shared until the page takes it that the share leads to, once, or until its time is over. It is held in
 * memory alone: a link to the game's records has a secret in it. Rule U38.
 */
export function createShares({ limits = SHARE_LIMITS, heldMs = HELD_MS }: Options = {}) {
  const held = new Map<string, Held>();

  return {
    /**
     * Reads the post of a share.
     *
     * @param keepAwake - keeps the worker running as long as something is held
     * @returns under which name it is held, or why it is not
     */
    async receive(
      request: Request,
      keepAwake: (until: Promise<void>) => void,
    ): Promise<ReturnType<typeof crypto.randomUUID> | ShareFault> {
      const shared = await readShare(request, limits);
      if (typeof shared === 'string') return shared;
      const id = crypto.randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      const drop = () => {
        clearTimeout(timer);
        held.delete(id);
        resolve();
      };
      const timer = setTimeout(drop, heldMs);
      held.set(id, { shared, drop });
      keepAwake(promise);
      for (const earlier of [...held.values()].slice(0, -HELD_AT_ONCE)) earlier.drop();
      return id;
    },

    /** What is held under a name, for the one who asks first. */
    take(id: string): Shared | undefined {
      const found = held.get(id);
      found?.drop();
      return found?.shared;
    },
  };
}

async function readShare(
  request: Request,
  limits: Required<Options>['limits'],
): Promise<Shared | ShareFault> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return 'unread';
  const { body, isOver } = bounded(request, limits.bytes);
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => undefined);
  if (isOver()) return 'large';
  if (!form) return 'unread';
  const files = form.getAll(SHARE_FIELDS.files).filter(isFile);
  const text = textOf(form);
  if (files.length > limits.files) return 'large';
  return files.length === 0 && text === '' ? 'unread' : { files, text };
}

/** The body of a request, cut off as soon as it is too long. */
function bounded({ body }: Request, maxBytes: number) {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > maxBytes) controller.error(new Error('This is too much.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return { body: counted ?? null, isOver: () => size > maxBytes };
}

/** A form without a file sends an empty one without a name. */
function isFile(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0);
}

/** Systems put a link into either field. A title alone says what it is; beside anything else it only names that. */
function textOf(form: FormData): string {
  const of = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const said = [of(SHARE_FIELDS.text), of(SHARE_FIELDS.url)].filter(Boolean);
  if (said.length > 0) return [...new Set(said)].join('\n');
  return form.getAll(SHARE_FIELDS.files).some(isFile) ? '' : of(SHARE_FIELDS.title);
}
