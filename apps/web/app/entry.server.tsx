import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mainRegular from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import mathItalic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { textBeforeScripts, withFormulaFonts } from './lib/head-order.ts';
import { type StyleSheet, styleSheet, withPageStyles } from './lib/page-styles.ts';

/** The browser's files are written before the first page is. */
const CLIENT = path.resolve(process.env.BUILD_DIRECTORY ?? 'build', 'client');
let sheets: StyleSheet[] | undefined;
const builtSheets = (): StyleSheet[] =>
  existsSync(CLIENT)
    ? globSync('assets/*.css', { cwd: CLIENT }).map(file =>
        styleSheet(`/${file.split(path.sep).join('/')}`, readFileSync(path.join(CLIENT, file), 'utf8')),
      )
    : [];

/** Runs at build time only: each prerendered page is written whole, with nothing streamed in later. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Parts loaded later would otherwise be moved to the end of the page and put in place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  sheets ??= builtSheets();
  const styled = withPageStyles(textBeforeScripts(html), sheets);
  return new Response(withFormulaFonts(styled, [mainRegular, mathItalic]), { status, headers });
}
