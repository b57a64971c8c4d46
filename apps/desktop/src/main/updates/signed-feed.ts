import type { AppUpdater, UpdateInfo } from 'electron-updater';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider.js';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { signedManifest } from './signed-manifest.ts';

type Runtime = ConstructorParameters<typeof GenericProvider>[2];

interface Options {
  readonly url: string;
  /** See {@link signedManifest}. */
  readonly publicKey: string;
}

/** A folder of files on any web server, whose manifest is believed only with the signature that lies beside it. */
export class SignedFeed extends GenericProvider {
  readonly #url: string;
  readonly #publicKey: string;

  constructor({ url, publicKey }: Options, updater: AppUpdater, runtime: Runtime) {
    super({ provider: 'generic', url }, updater, runtime);
    this.#url = url;
    this.#publicKey = publicKey;
  }

  override async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`;
    const place = new URL(name, `${this.#url.replace(/\/$/, '')}/`);
    const text = (await this.httpRequest(place)) ?? '';
    const signature = (await this.httpRequest(new URL(`${place.href}.sig`))) ?? '';
    return parseUpdateInfo(signedManifest(text, signature, this.#publicKey), name, place);
  }

  /** The library would send a number that is this installation's alone. */
  override setRequestHeaders(): void {
    super.setRequestHeaders({});
  }
}
