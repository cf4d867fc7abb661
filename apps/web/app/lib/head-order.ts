/** What the start script of the head looks for. */
export const LATER = 'later';

const SCRIPTS = /(?:<link rel="modulepreload" [^>]*>)+/;
const ENTRY = '<script type="module" async="">';

/**
 * What a page shows first is asked for first. Scripts named beside the styles would take their room on a slow line and the
 * processor of an old phone: they are only marked here, and the start script of the head asks for them after the first paint.
 */
export const textBeforeScripts = (html: string): string => {
  const scripts = SCRIPTS.exec(html)?.[0];
  if (!scripts) return html;
  const marked = scripts.replaceAll('rel="modulepreload"', `rel="${LATER}"`);
  return html
    .replace(scripts, '')
    .replace('</head>', () => `${marked}</head>`)
    .replace(ENTRY, `<script type="${LATER}">`);
};

/** The fonts of formulas travel beside the styles, not after them. */
export const withFormulaFonts = (html: string, fonts: readonly string[]): string => {
  if (!html.includes('class="katex"')) return html;
  const links = fonts.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`);
  return html.replace('<link rel="icon"', () => `${links.join('')}<link rel="icon"`);
};
