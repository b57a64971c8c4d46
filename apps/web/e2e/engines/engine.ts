/** What the stories need of a browser engine. Each engine answers in a protocol of its own. */
export interface Engine {
  /** Where the site keeps its snapshots in this engine. */
  readonly snapshots: 'opfs' | 'indexeddb';
  /** How the room of one site is used up, where the engine lets that be done. */
  readonly fullDisk?: FullDisk;
  /** Somebody who was never here: nothing is stored, nothing remembered. */
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/** Beside the site's data, and past the site. */
export interface FullDisk {
  fill(tab: Tab): Promise<void>;
  clear(tab: Tab): Promise<void>;
}

export interface Visitor {
  /** The folder into which files are saved. */
  readonly downloads: string;
  newTab(): Promise<Tab>;
  /** What the console and the pages have complained of so far. */
  complaints(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

export interface Tab {
  /** Goes to an address of the site and waits until it has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that stands on its own in the page; values go and come as JSON. */
  evaluate<Answer, Value = undefined>(
    action: (value: Value) => Answer | Promise<Answer>,
    value?: Value,
  ): Promise<Answer>;
  /** Mouse and keyboard, as the browser would get them from the system. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Chooses a file in a file field. */
  chooseFile(selector: string, file: string): Promise<void>;
}

/** Both protocols take the same actions. Source: https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: 'keyboard';
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** An action as the text of a call, whose answer is JSON. */
export function callText(action: (value: never) => unknown, value: unknown): string {
  const given = value === undefined ? '' : JSON.stringify(value);
  return `Promise.resolve((${action})(${given})).then((answer) => JSON.stringify(answer))`;
}

export function answerOf<Answer>(json: unknown): Answer {
  return (typeof json === 'string' ? JSON.parse(json) : undefined) as Answer;
}
