import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
  function feed(files: Readonly<Record<string, string>>) {
    const asked: { path: string; headers: object }[] = [];
    const executor = {
      request: async ({ path, headers }: { path: string; headers?: object }) => {
        asked.push({ path, headers: headers ?? {} });
        return files[path] ?? null;
      },
    };
    const runtime = { executor, platform: 'win32', isUseMultipleRangeRequest: true };
    const options = { url: 'https://example.com/releases', publicKey: ours.publicKey };
    return { asked, provider: new SignedFeed(options, {} as never, runtime as never) };
  }

  it('tells of the version that its manifest names, and sends no number of this installation', async () => {
    const { provider, asked } = feed({
      '/releases/latest.yml': MANIFEST,
      '/releases/latest.yml.sig': ours.signed(MANIFEST),
    });
    (provider.setRequestHeaders as (headers: object) => void)({ 'x-user-staging-id': 'a' });
    const info = await provider.getLatestVersion();
    expect(info.version).toBe('2.0.0');
    const [file] = provider.resolveFiles(info);
    expect(file?.url.href).toBe('https://example.com/releases/trailbook-2.0.0.exe');
    expect(asked).toEqual([
      { path: '/releases/latest.yml', headers: {} },
      { path: '/releases/latest.yml.sig', headers: {} },
    ]);
  });

  it('tells of none without its signature', async () => {
    const { provider } = feed({ '/releases/latest.yml': MANIFEST });
    await expect(provider.getLatestVersion()).rejects.toThrow('not signed');
  });
});
