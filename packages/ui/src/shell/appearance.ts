/** What the server must know to draw a page as its reader wants it: kept in cookies, for a year. */
export type Theme = 'night' | 'day';
export type Motion = 'system' | 'less' | 'full';

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'day' ? 'day' : 'night';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}

export function currentMotion(): Motion {
  const { motion } = document.documentElement.dataset;
  return motion === 'less' || motion === 'full' ? motion : 'system';
}

export function setMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  keep('motion', motion);
}

function keep(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
