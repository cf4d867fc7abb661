import mainRegular from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import mathItalic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { textBeforeScripts, withFormulaFonts } from './lib/head-order.ts';

/** Runs at build time only: each prerendered page is written whole, with nothing streamed in later. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Parts loaded later would otherwise be moved to the end of the page and put in place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  return new Response(withFormulaFonts(textBeforeScripts(html), [mainRegular, mathItalic]), { status, headers });
}
