import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { collectCspHashes } from './csp-hashes.server';

const hash = (content: string) => createHash('sha256').update(content).digest('base64');

it('hashes the marked scripts, and no other', () => {
  const drawn =
    '<script nonce="m">ours()</script><p><script>theirs()</script></p>' +
    '<script nonce="guess">theirs(2)</script><script async nonce="m" src="/a.js"></script>';
  expect(collectCspHashes(drawn, 'm')).toEqual({
    html:
      '<script>ours()</script><p><script>theirs()</script></p>' +
      '<script nonce="guess">theirs(2)</script><script async src="/a.js"></script>',
    scripts: [hash('ours()')],
    styles: [],
  });
});

it('hashes the styles in the same way', () => {
  const drawn = '<style nonce="m">a > b {}</style><p><style>theirs {}</style></p>';
  expect(collectCspHashes(drawn, 'm')).toEqual({
    html: '<style>a > b {}</style><p><style>theirs {}</style></p>',
    scripts: [],
    styles: [hash('a > b {}')],
  });
});

it('gives the same page for every mark', () => {
  const drawn = (mark: string) => `<link nonce="${mark}"><script nonce="${mark}">a</script>`;
  expect(collectCspHashes(drawn('one'), 'one')).toEqual(collectCspHashes(drawn('two'), 'two'));
});
