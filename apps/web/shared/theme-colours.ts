/** What pages stand on, in both themes, as `--ground` of the theme in the words of a browser's own frame. */
export const THEME_COLOURS = { day: '#f9f5ec', night: '#0b0f18' } as const;
