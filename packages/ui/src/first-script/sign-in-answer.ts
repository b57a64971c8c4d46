declare global {
  interface Window {
    /** What a sign-in elsewhere came back with, in the page's address. */
    signInAnswer?: string | undefined;
  }
}

const LANDING = /^\/\w+\/oauth\/?$/;

// Rule U28.
/**
 * Runs with the page's first script: the code or the token of a sign-in goes out of the address and the history before
 * anything else can read, keep or send it.
 */
export function hideSignInAnswer(): void {
  const { pathname, search, hash } = location;
  const answer = (search || hash).slice(1);
  if (!LANDING.test(pathname) || !answer) return;
  window.signInAnswer = answer;
  history.replaceState(history.state, '', pathname);
}

/** What the sign-in came back with, once. */
export function takeSignInAnswer(): URLSearchParams | undefined {
  const answer = window.signInAnswer;
  window.signInAnswer = undefined;
  return answer === undefined ? undefined : new URLSearchParams(answer);
}
