import { createStored } from './stored.ts';

export type Theme = 'light' | 'dark';

export const theme = createStored<Theme>('theme', {
  initial: 'light',
  parse: text => (text === 'light' || text === 'dark' ? text : undefined),
  print: value => value,
});

/** Puts the theme on the page at once: colours must not fade, so transitions rest for two frames. */
export function applyTheme(value: Theme): void {
  const root = document.documentElement;
  if (root.dataset.theme === value) return;
  root.dataset.switching = '';
  root.dataset.theme = value;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete root.dataset.switching;
    }),
  );
}
