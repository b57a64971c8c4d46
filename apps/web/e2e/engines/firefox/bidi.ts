/** A thin client of WebDriver BiDi. Source: https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  listen(method: string, listener: (params: never) => void): void;
  close(): void;
}

type Answer =
  | { readonly type: 'success'; readonly id: number; readonly result: Record<string, unknown> }
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: string;
      readonly message: string;
    }
  | { readonly type: 'event'; readonly method: string; readonly params: unknown };

interface Waiting {
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)));
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: never) => void>();
  let sent = 0;

  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') {
      listeners.get(answer.method)?.(answer.params as never);
      return;
    }
    const pending = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'success') pending?.resolve(answer.result);
    else pending?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
  });

  return {
    send(method, params = {}) {
      const id = ++sent;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    listen: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
}
