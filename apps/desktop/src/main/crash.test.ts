import { describe, expect, it, vi } from 'vitest';
import { onCrash } from './crash.ts';

const WORDS = { text: 'An error occured.', reload: 'Reload', close: 'Close' };

/** A shell whose player answers so. */
function shellWhere(answer: () => Promise<{ response: number; checkboxChecked: boolean }>) {
  return {
    app: { relaunch: vi.fn(), exit: vi.fn() },
    dialog: { showMessageBox: vi.fn(answer) },
  };
}
const pressed = (response: number) => async () => ({ response, checkboxChecked: false });

describe('a page that has crashed', () => {
  it('is asked about once, in its own words', async () => {
    const shell = shellWhere(() => new Promise(() => undefined));
    const crash = onCrash(shell);
    crash(WORDS);
    crash(WORDS);
    expect(shell.dialog.showMessageBox).toHaveBeenCalledOnce();
    expect(shell.dialog.showMessageBox).toHaveBeenCalledWith(
      expect.objectContaining({ message: WORDS.text, buttons: [WORDS.reload, WORDS.close] }),
    );
    expect(shell.app.exit).not.toHaveBeenCalled();
  });

  it('begins anew where the player wants it to, and the app that crashed ends', async () => {
    const shell = shellWhere(pressed(0));
    onCrash(shell)(WORDS);
    await vi.waitFor(() => expect(shell.app.exit).toHaveBeenCalledExactlyOnceWith(1));
    expect(shell.app.relaunch).toHaveBeenCalledBefore(shell.app.exit);
  });

  it.each([
    ['the player closes it', pressed(1)],
    ['nobody can be asked', () => Promise.reject(new Error('no window'))],
  ])('ends the app where %s', async (_where, answer) => {
    const shell = shellWhere(answer);
    onCrash(shell)(WORDS);
    await vi.waitFor(() => expect(shell.app.exit).toHaveBeenCalledExactlyOnceWith(1));
    expect(shell.app.relaunch).not.toHaveBeenCalled();
  });
});
