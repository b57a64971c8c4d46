import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { revivePage } from './revive-page.ts';

/** A page, and what the shell does when its process goes. */
function opened() {
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: (): boolean => false,
    reload: vi.fn(),
  });
  const giveUp = vi.fn();
  revivePage(contents as never, giveUp);
  const goes = (reason: string) => contents.emit('render-process-gone', {}, { reason });
  return { contents, giveUp, goes };
}

it('loads a page anew whose process has gone, and gives up where it goes again at once', async () => {
  const { contents, giveUp, goes } = opened();
  goes('oom');
  await vi.waitFor(() => expect(contents.reload).toHaveBeenCalledOnce());
  expect(giveUp).not.toHaveBeenCalled();
  goes('crashed');
  expect(giveUp).toHaveBeenCalledOnce();
  expect(contents.reload).toHaveBeenCalledOnce();
});

it('leaves one alone that has ended as it should, and one whose window is gone', async () => {
  const { contents, goes } = opened();
  goes('clean-exit');
  contents.isDestroyed = () => true;
  goes('killed');
  await new Promise(setImmediate);
  expect(contents.reload).not.toHaveBeenCalled();
});
