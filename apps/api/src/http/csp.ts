import { createHash } from 'node:crypto';

/** Inline scripts of the page; data blocks (JSON-LD) are not executed and need no hash. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , code]) => code ?? '');

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export interface ThirdParties {
  google: boolean;
  recaptcha: boolean;
}

const GOOGLE = 'https://accounts.google.com';
const RECAPTCHA = 'https://www.google.com https://www.gstatic.com https://www.recaptcha.net';

/** Everything from our own host, inline scripts by hash, style attributes for formulas; other hosts only where they are configured and needed. */
export const pagePolicy = (html: string, also: ThirdParties): string => {
  const hosts = [...(also.google ? [GOOGLE] : []), ...(also.recaptcha ? [RECAPTCHA] : [])].join(' ');
  const plus = hosts ? ` ${hosts}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${inlineScripts(html)
      .map(code => ` ${hashOf(code)}`)
      .join('')}${plus}`,
    `style-src 'self'${also.google ? ` ${GOOGLE}` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${plus}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${hosts || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
