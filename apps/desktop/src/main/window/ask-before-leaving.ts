import type { BrowserWindow, Dialog } from 'electron';
import type { LeaveWords } from '../../bridge/app.ts';

interface Shell {
  readonly dialog: Pick<Dialog, 'showMessageBoxSync'>;
  /** In the page's language; undefined until a page has said them. */
  readonly words: () => LeaveWords | undefined;
  /** Called where the player stays. */
  readonly onStay: () => void;
}

/** As the buttons stand in the question. */
const STAY = 0;

// Rule S38.
/**
 * Asks as a browser does before a page is left that holds something unsaved. Electron alone would keep the window, the
 * program and a link's page from going on, without a word.
 */
export function askBeforeLeaving(window: BrowserWindow, { dialog, words, onStay }: Shell): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const said = words();
    // It may be out of sight beside the clock.
    if (said) window.show();
    const answer =
      said &&
      dialog.showMessageBoxSync(window, {
        type: 'question',
        title: 'Trailbook',
        message: said.text,
        buttons: [said.stay, said.leave],
        defaultId: STAY,
        cancelId: STAY,
        noLink: true,
      });
    if (answer === STAY) onStay();
    else event.preventDefault();
  });
}
