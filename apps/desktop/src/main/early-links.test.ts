import { expect, it, vi } from 'vitest';
import { app, session, world } from '../../test/fake-electron.ts';

vi.mock('electron', () => import('../../test/fake-electron.ts'));

/** For a machine that has much else to do. */
const START_MS = 60_000;

it(
  'what leads to the program while it starts is followed by its one window, once pages are answered',
  async () => {
    const link = (word: string) => `trailbook://sync#${Array<string>(12).fill(word).join('-')}`;
    const seen: number[] = [];
    const refuse = vi.spyOn(session.defaultSession, 'setDevicePermissionHandler');
    // The system has the shell ready by then, and the site is still being read.
    refuse.mockImplementationOnce(() => {
      setTimeout(() => {
        app.emit('open-url', { preventDefault: () => undefined }, link('abandon'));
        app.emit('second-instance', {}, ['trailbook', link('zebra')]);
        app.emit('second-instance', {}, ['trailbook']);
        seen.push(world.schemes.size, world.windows.length);
      });
      return new Map();
    });
    await import('./main.ts');
    await vi.waitUntil(() => world.windows.length + world.errors.length > 0, START_MS);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([0, 0]);
    expect(world.windows.map(({ loaded }) => loaded)).toEqual([
      [
        `app://trailbook/en/settings${link('zebra').slice('trailbook://sync'.length).replace('#', '#sync=')}`,
      ],
    ]);
  },
  START_MS,
);
