import { NAMES } from '../platform/cookies.ts';
import { isReturning, PLAYER_KEY } from '../platform/player.ts';
import { hearEarly } from './early.ts';
import { frameBrowser } from './framing.ts';
import { keepRequests } from './requests.ts';
import { hideUntilRestored, keepNothingInSilence } from './restore.ts';
import { hideSignInAnswer } from './sign-in-answer.ts';
import { startAfterPaint } from './start.ts';
import { hideSyncWords } from './sync-words.ts';
import { holdWindowKeys } from './window-keys.ts';

/**
 * Runs before anything of a page is shown, and puts on it what its reader has chosen: the server draws the same page for
 * everybody. Until a theme is chosen it follows the system's, and changes with it. The site's build bundles this file
 * into the one script that stands in the head of each page.
 */

const page = document.documentElement.dataset;

/** A browser may refuse each of these. */
function allowed<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const cookies = allowed(() => document.cookie) ?? '';
const chosen = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(cookies)?.[1];

function putOnChoices(): void {
  const [theme, motion] = [chosen(NAMES.theme), chosen(NAMES.motion)];
  if (theme === 'day' || theme === 'night') {
    page.theme = theme;
    page.themeBy = 'reader';
  }
  if (motion === 'less' || motion === 'full') page.motion = motion;
  if (chosen(NAMES.gender) === 'M') page.gender = 'M';
  if (chosen(NAMES.shortcuts) === 'off') page.shortcuts = 'off';
  if ('trailbook' in window) {
    page.desktop = '';
    holdWindowKeys();
  }
  const player = allowed(() => localStorage.getItem(PLAYER_KEY)) ?? undefined;
  if (player === undefined) return;
  page.player = player;
  if (isReturning(player)) page.returning = '';
}

function followSystem(): void {
  const light = allowed(() => matchMedia('(prefers-color-scheme: light)'));
  const follow = () => {
    if (page.themeBy !== 'reader') page.theme = light?.matches ? 'day' : 'night';
  };
  follow();
  light?.addEventListener?.('change', follow);
}

hideSignInAnswer();
hideSyncWords();
putOnChoices();
followSystem();
frameBrowser();
keepRequests();
hearEarly();
keepNothingInSilence();
hideUntilRestored();
void startAfterPaint();
