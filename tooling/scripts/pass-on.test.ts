import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, 'pass-on.mjs')).href;
/** The machine's own Node may be an old one, which is what `npm start` begins under. */
const nodes = [process.execPath, '/usr/bin/node'].filter((node) => existsSync(node));

/** Says when it is there, and when it is told to end. */
const CHILD = `
  process.on('SIGTERM', () => { console.log('told'); process.exit(3); });
  console.log('ready');
  setInterval(() => {}, 1000);`;
/** A shell between us and the child, which does not hand signals on. */
const THROUGH_A_SHELL = ['-c', `"$0" -e "$1" & wait`, process.execPath, CHILD];

describe.each(nodes)('a command that %s runs in its place', (node) => {
  it.each([
    ['itself', process.execPath, ['-e', CHILD]],
    ['behind a shell', '/bin/sh', THROUGH_A_SHELL],
  ])('gets the signal, %s, and nobody is left', async (_where, command, args) => {
    const parent = run(node, command, args);
    await said(parent, 'ready');
    const passedOn = said(parent, 'told');
    // Comes when the last process that could write to us is gone.
    const allGone = once(parent, 'close');
    parent.kill('SIGTERM');
    await passedOn;
    await allGone;
  });

  it('passes its status on', async () => {
    const parent = run(node, process.execPath, ['-e', 'process.exit(7)']);
    expect(await once(parent, 'close')).toEqual([7, null]);
  });
});

it('what ends with its parent does so when the shell around it is gone', async () => {
  const code = `const { endWithParent } = await import(${JSON.stringify(module)}); endWithParent(); ${CHILD}`;
  const args = ['-c', '"$0" --input-type=module -e "$1"; :', process.execPath, code];
  const shell = spawn('/bin/sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await said(shell, 'ready');
  const passedOn = said(shell, 'told');
  const allGone = once(shell, 'close');
  shell.kill('SIGTERM');
  await passedOn;
  await allGone;
});

it('what runs beside us and fails has what it said shown, and holds nobody up', async () => {
  const code = `
    const { runBeside } = await import(${JSON.stringify(module)});
    runBeside(process.execPath, ['-e', "console.log('the cause'); process.exit(1)"]);
    setTimeout(() => {}, 2000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [complained] = await once(parent.stderr, 'data');
  expect(String(complained)).toBe('the cause\n');
  parent.kill();
  const idle = `const { runBeside } = await import(${JSON.stringify(module)});
    runBeside(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);`;
  expect(await once(spawn(process.execPath, ['--input-type=module', '-e', idle]), 'close')).toEqual(
    [0, null],
  );
});

function run(node: string, command: string, args: readonly string[]): ChildProcess {
  const code = `
    const { passOn } = await import(${JSON.stringify(module)});
    const { status } = await passOn(${JSON.stringify(command)}, ${JSON.stringify(args)});
    process.exit(status);`;
  return spawn(node, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function said(parent: ChildProcess, word: string): Promise<void> {
  for await (const [chunk] of on(parent.stdout ?? parent, 'data')) {
    if (String(chunk).includes(word)) return;
  }
}
