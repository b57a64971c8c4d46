import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SignedFeed } from './signed-feed.ts';
import { signedManifest } from './signed-manifest.ts';

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const signed = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64');
  return { publicKey: der, signed };
};
const ours = keyPair();
const MANIFEST =
  'version: 2.0.0\nfiles:\n  - url: trailbook-2.0.0.exe\n    sha512: abc\n    size: 1\n';

describe('a manifest', () => {
  it('is believed with the signature of the key', () => {
    expect(signedManifest(MANIFEST, `${ours.signed(MANIFEST)}\n`, ours.publicKey)).toBe(MANIFEST);
  });

  it.each([
    ['changed after it was signed', MANIFEST.replace('2.0.0', '2.0.1'), ours.signed(MANIFEST)],
    ['signed by another key', MANIFEST, keyPair().signed(MANIFEST)],
    ['not signed', MANIFEST, ''],
    ['signed by a page in its place', MANIFEST, '<!doctype html>'],
    ['signed with more behind it', MANIFEST, `${ours.signed(MANIFEST)}AAAA`],
    ['without an end', MANIFEST.padEnd(70_000), ours.signed(MANIFEST.padEnd(70_000))],
  ])('is not where it was %s', (_how, text, signature) => {
    expect(() => signedManifest(text, signature, ours.publicKey)).toThrow('not signed');
  });

  it('is not by a key of another kind', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const der = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(() => signedManifest(MANIFEST, ours.signed(MANIFEST), der)).toThrow('Ed25519');
  });
});

describe('the feed', () => {
  type Fetch = (url: string, init: RequestInit) => Promise<Response>;
  const feedOf = (fetch: Fetch) => {
    const runtime = { platform: 'win32', isUseMultipleRangeRequest: true };
    const options = { url: 'https://example.com/releases', publicKey: ours.publicKey, fetch };
    return new SignedFeed(options, {} as never, runtime as never);
  };
  const MISSING = () => new Response('', { status: 404 });
  function feed(files: Readonly<Record<string, () => Response>>) {
    const asked: [string, RequestInit][] = [];
    const provider = feedOf(async (url, init) => {
      asked.push([url, init]);
      return (files[new URL(url).pathname] ?? MISSING)();
    });
    return { asked, provider };
  }
  const signed = () => new Response(ours.signed(MANIFEST));

  it('tells of the version that its manifest names, and sends no number of this installation', async () => {
    const { provider, asked } = feed({
      '/releases/latest.yml': () => new Response(MANIFEST),
      '/releases/latest.yml.sig': signed,
    });
    (provider.setRequestHeaders as (headers: object) => void)({ 'x-user-staging-id': 'a' });
    const info = await provider.getLatestVersion();
    expect(info.version).toBe('2.0.0');
    const [file] = provider.resolveFiles(info);
    expect(file?.url.href).toBe('https://example.com/releases/trailbook-2.0.0.exe');
    expect(asked.map(([url]) => url)).toEqual([
      'https://example.com/releases/latest.yml',
      'https://example.com/releases/latest.yml.sig',
    ]);
    for (const [, { headers, credentials }] of asked) {
      expect(headers).toBeUndefined();
      expect(credentials).toBe('omit');
    }
  });

  it('tells of none without its signature', async () => {
    const { provider } = feed({ '/releases/latest.yml': () => new Response(MANIFEST) });
    await expect(provider.getLatestVersion()).rejects.toThrow('404');
  });

  it('reads no manifest and no signature without an end', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(32)),
        }),
      );
    for (const files of [
      { '/releases/latest.yml': endless },
      { '/releases/latest.yml': () => new Response(MANIFEST), '/releases/latest.yml.sig': endless },
    ]) {
      await expect(feed(files).provider.getLatestVersion()).rejects.toThrow('too large');
    }
  });

  it('does not wait for ever for an answer, nor for its end', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    const abort = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error('late')), ms);
      return controller.signal;
    });
    const silent = feedOf((_url, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    });
    const told = expect(silent.getLatestVersion()).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(60_000);
    await told;
    expect(signals).toHaveLength(1);
    abort.mockRestore();
    vi.useRealTimers();
  });
});
