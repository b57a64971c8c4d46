import type { AppUpdater, UpdateInfo } from 'electron-updater';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { boundedBody } from '../bounded-body.ts';
import { MOST_BYTES, signedManifest } from './signed-manifest.ts';

type Runtime = ConstructorParameters<typeof GenericProvider>[2];

interface Options {
  readonly url: string;
  /** See {@link signedManifest}. */
  readonly publicKey: string;
  /** Electron's `net.fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** One that never ends would keep the program from looking again. */
const LONGEST_MS = 30_000;

/** A folder of files on any web server, whose manifest is believed only with the signature that lies beside it. */
export class SignedFeed extends GenericProvider {
  readonly #url: string;
  readonly #publicKey: string;
  readonly #fetch: Options['fetch'];

  constructor({ url, publicKey, fetch }: Options, updater: AppUpdater, runtime: Runtime) {
    super({ provider: 'generic', url }, updater, runtime);
    this.#url = url;
    this.#publicKey = publicKey;
    this.#fetch = fetch;
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`;
    const place = new URL(name, `${this.#url.replace(/\/$/, '')}/`);
    const text = await this.#textAt(place.href);
    const signature = await this.#textAt(`${place.href}.sig`);
    return parseUpdateInfo(signedManifest(text, signature, this.#publicKey), name, place);
  }

  /** The library would wait for ever, read without an end, and send a number that is this installation's alone. */
  async #textAt(url: string): Promise<string> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const answer = await this.#fetch(url, { cache: 'no-store', credentials: 'omit', signal });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const bytes = await boundedBody(answer.body, MOST_BYTES);
    if (bytes === 'too large') throw new Error(`${url} is too large.`);
    return new TextDecoder().decode(bytes);
  }
}
