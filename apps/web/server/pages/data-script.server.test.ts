import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dataScript } from './data-script.server';

/** What a browser would have been handed. */
async function handed(...pieces: string[]): Promise<string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const script = await dataScript(stream);
  // It ends no script that it stands in.
  expect(script).not.toContain('<');
  const calls: string[] = [];
  const streamController = {
    enqueue: (text: string) => calls.push(text),
    close: () => calls.push('closed'),
  };
  runInNewContext(script, { window: { __remixContext: { streamController } } });
  return calls;
}

it('hands over any text unchanged, and closes the stream', async () => {
  const text = `[{"_1":2},"it's </script><!-- & \\" \\\\n \u2028\u2029 光"]\n\r`;
  expect(await handed(text)).toEqual([text, 'closed']);
});

it('hands over several pieces as one', async () => {
  expect(await handed('[1,', '2]\n', 'P3:4\n')).toEqual(['[1,2]\nP3:4\n', 'closed']);
});
