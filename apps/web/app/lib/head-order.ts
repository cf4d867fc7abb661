const SCRIPT = '<link rel="modulepreload" ';
const SCRIPTS = /(?:<link rel="modulepreload" [^>]*>)+/;

/** What a page shows first is asked for first: styles, fonts, and only then scripts, which on a slow line would take their room. */
export const textBeforeScripts = (html: string): string => {
  const scripts = SCRIPTS.exec(html)?.[0];
  if (!scripts) return html;
  const quiet = scripts.replaceAll(SCRIPT, `${SCRIPT}fetchpriority="low" `);
  return html.replace(scripts, '').replace('</head>', () => `${quiet}</head>`);
};

/** The fonts of formulas travel beside the styles, not after them. */
export const withFormulaFonts = (html: string, fonts: readonly string[]): string => {
  if (!html.includes('class="katex"')) return html;
  const links = fonts.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`);
  return html.replace('<link rel="icon"', () => `${links.join('')}<link rel="icon"`);
};
