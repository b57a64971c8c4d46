/** Fonts that come after the first drawing are kept for the next page: swapping them would move this one. */
export const stillFonts = () => ({
  postcssPlugin: 'trailbook-still-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional';
    },
  },
});
