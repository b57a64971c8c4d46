import type { App, Dialog } from 'electron';
import type { CrashWords } from '../bridge/app.ts';

interface Shell {
  readonly app: Pick<App, 'relaunch' | 'exit'>;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
}

/** As the buttons stand in the question. */
const RELOAD = 0;
const CLOSE = 1;

/**
 * Ends the app when its page has crashed, after one question in the page's own words: whether to begin anew. What the
 * player has stored is whole at any moment. Rule S16.
 */
export function onCrash({ app, dialog }: Shell): (words: CrashWords) => void {
  let isDialogOpen = false;
  return ({ text, reload, close }) => {
    // A page that crashes at each drawing tells it each time.
    if (isDialogOpen) return;
    isDialogOpen = true;
    const end = (answer: number) => {
      if (answer === RELOAD) app.relaunch();
      app.exit(1);
    };
    dialog
      .showMessageBox({
        type: 'error',
        title: 'Trailbook',
        message: text,
        buttons: [reload, close],
        defaultId: RELOAD,
        cancelId: CLOSE,
        noLink: true,
      })
      .then(
        ({ response }) => end(response),
        () => end(CLOSE),
      );
  };
}
