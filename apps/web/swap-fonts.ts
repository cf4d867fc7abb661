interface FontDisplay {
  value: string;
}

/** KaTeX hides its digits until its fonts have come (`font-display: block`); on a slow line a task would be blank. */
export const swapFonts = {
  postcssPlugin: 'swap-fonts',
  Declaration: {
    'font-display': (declaration: FontDisplay): void => {
      if (declaration.value !== 'swap') declaration.value = 'swap';
    },
  },
};
