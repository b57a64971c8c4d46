import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { unmarkScripts } from './own-scripts.server';

const hash = (script: string) => createHash('sha256').update(script).digest('base64');

it('names the scripts that the drawing marked, and no other', () => {
  const drawn =
    '<script nonce="m">ours()</script><p><script>theirs()</script></p>' +
    '<script nonce="guess">theirs(2)</script><script async nonce="m" src="/a.js"></script>';
  expect(unmarkScripts(drawn, 'm')).toEqual({
    html:
      '<script>ours()</script><p><script>theirs()</script></p>' +
      '<script nonce="guess">theirs(2)</script><script async src="/a.js"></script>',
    scripts: [hash('ours()')],
  });
});

it('is the same whatever the mark was', () => {
  const drawn = (mark: string) => `<link nonce="${mark}"><script nonce="${mark}">a</script>`;
  expect(unmarkScripts(drawn('one'), 'one')).toEqual(unmarkScripts(drawn('two'), 'two'));
});
