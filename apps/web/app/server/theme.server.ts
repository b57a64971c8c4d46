export type Theme = 'night' | 'day';

/** The theme that the visitor chose; night unless told otherwise. */
export function themeOf(request: Request): Theme {
  const isDay = /(?:^|;\s*)theme=day(?:;|$)/.test(request.headers.get('cookie') ?? '');
  return isDay ? 'day' : 'night';
}
