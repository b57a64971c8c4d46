/** As many of one page as are sent: a fault that repeats says nothing new. */
const MOST = 10;
/** The longest that anything of a report is. */
const LONGEST = 2000;

interface Options {
  /** `https://KEY@HOST/PROJECT`, as services that speak Sentry's envelopes give it. */
  readonly dsn: string;
  readonly release: string | null;
  /** The page that it happened on. */
  readonly path: () => string;
  readonly send: (url: string, body: string) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Sends faults of ours, without anything of the player's: no links, no account numbers, no query, no hash.
 *
 * @returns what takes a fault
 */
export function createReporter(options: Options): (error: unknown) => void {
  const { dsn, release, path, send, now, newId } = options;
  const url = envelopeUrl(dsn);
  const sent = new Set<string>();
  return (error) => {
    const { name, message, stack } = describe(error);
    const what = `${name}: ${message}`;
    if (sent.size >= MOST || sent.has(what)) return;
    sent.add(what);
    const event = {
      event_id: newId(),
      timestamp: now() / 1000,
      platform: 'javascript',
      ...(release === null ? {} : { release }),
      transaction: withoutPerson(path()),
      exception: { values: [{ type: name, value: message }] },
      extra: { stack },
    };
    const head = { event_id: event.event_id, sent_at: new Date(now()).toISOString() };
    send(url, [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'));
  };
}

/** Where the envelopes of a project go. */
export function envelopeUrl(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  const project = pathname.slice(1);
  return `${origin}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
}

function describe(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: withoutPerson(name),
    message: withoutPerson(message),
    stack: withoutPerson(stack ?? ''),
  };
}

/** What leads to somebody: what follows the path of an address, warp links whole, and numbers as long as an account's. */
export function withoutPerson(text: string): string {
  return text
    .replace(/https?:\/\/[^\s)'"]+/g, pathOf)
    .replace(/([?#])[^\s)'":]+/g, '$1…')
    .replace(/\d{9,}/g, '#')
    .slice(0, LONGEST);
}

/** Of our own files, the file; of elsewhere nothing, as a link of a player's may lead there. */
function pathOf(address: string): string {
  return /\/assets\/[\w.-]+\.js(?::\d+)*$/.exec(address)?.[0] ?? '[link]';
}
