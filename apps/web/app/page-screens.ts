import type * as screens from '@trailbook/ui/screens';

type Screens = Pick<typeof screens, 'loadScreen' | 'screenAt'>;

let known: Screens | undefined;

/**
 * The root hands in the screens of all pages, and nothing else imports them: so the bundler knows that what the root needs
 * is there before any screen, and puts it into no file of its own.
 */
export function provideScreens(screens: Screens): void {
  known = screens;
}

export function pageScreens(): Screens {
  if (!known) throw new Error('The root hands in the screens before a page is shown.');
  return known;
}
