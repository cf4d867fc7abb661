import { AppError, NOT_FOUND_TITLE, PRODUCT_NAME } from '@eszkerek/contract';
import { siteRoutes } from '@eszkerek/contract/site-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './csp.ts';
import { Prepared } from './prepared.ts';
import { sendPrepared } from './send-prepared.ts';
import type { SiteFiles } from './site-files.ts';

export interface StaticSiteOptions {
  files: SiteFiles;
  production: boolean;
  thirdParties: { google: boolean; recaptcha: boolean };
  /** Whether content with this slug exists; if not, the 404 page is sent. */
  knowsSlug(slug: string): boolean;
  knowsSubject(subject: string): boolean;
}

const FALLBACK = '/__spa-fallback.html';
const WORKER_CSP = "default-src 'none'; connect-src 'self'";
const SIGN_IN_PAGES = new Set(['/bejelentkezes', '/regisztracio']);

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const normalSlug = (slug: string): string =>
  decoded(slug)
    .replace(/\.(html|json)$/, '')
    .replaceAll('_', '-')
    .toLowerCase();

/** The shell of a screen whose content does not exist: React replaces the title once it runs, search engines read it as it is. */
/** The empty shell was rendered at `/` but is sent for any address: it must not name the home page as its own. */
const withoutAddress = (shell: Buffer): Buffer =>
  Buffer.from(shell.toString('utf8').replace(/<link rel="canonical"[^>]*>|<meta property="og:url"[^>]*>/g, ''));

const withNotFoundHead = (shell: Buffer): Buffer =>
  Buffer.from(
    shell
      .toString('utf8')
      .replace(/<title>[^<]*<\/title>/, '')
      .replace('</head>', `<title>${NOT_FOUND_TITLE} | ${PRODUCT_NAME}</title><meta name="robots" content="noindex"/></head>`),
  );

/** Serves the built site: files, prerendered pages, the shell for client-rendered pages, and the 404 page. */
export const mountStaticSite = (app: FastifyInstance, options: StaticSiteOptions): void => {
  const { files } = options;
  const routes = siteRoutes.filter(route => !(route.devOnly && options.production)).map(route => toPattern(route.path));
  const shellFile = files.get(FALLBACK) ?? files.get('/index.html');
  if (!shellFile) throw new Error('The built site has no index.html: run the web build first.');
  const shell = Prepared.of(withoutAddress(shellFile.body), shellFile.type, { shared: true });
  const notFoundPage = files.get('/404/index.html') ?? shell;
  const notFound = Prepared.of(notFoundPage.body, notFoundPage.type, { status: 404 });
  const emptyScreen = Prepared.of(withNotFoundHead(shell.body), shell.type, { status: 404 });
  const policies = new WeakMap<Prepared, Map<string, string>>();

  const policyFor = (page: Prepared, thirdParties: boolean): string => {
    const known = policies.get(page) ?? new Map<string, string>();
    policies.set(page, known);
    const key = thirdParties ? 'sign-in' : 'plain';
    const policy =
      known.get(key) ?? pagePolicy(page.body.toString('utf8'), thirdParties ? options.thirdParties : { google: false, recaptcha: false });
    known.set(key, policy);
    return policy;
  };

  /** Whether the path matches a screen and its content exists. */
  const lookUp = (path: string): 'page' | 'empty' | 'nowhere' => {
    for (const pattern of routes) {
      const match = pattern.exec(path);
      if (!match) continue;
      const { slug, subjectName, subject = subjectName } = match.groups ?? {};
      if (slug !== undefined) return options.knowsSlug(normalSlug(slug)) ? 'page' : 'empty';
      if (subject !== undefined) return options.knowsSubject(subject) ? 'page' : 'empty';
      return 'page';
    }
    return 'nowhere';
  };

  const pageFor = (path: string): Prepared => {
    const known = lookUp(path);
    if (known === 'nowhere') return notFound;
    // The screen itself explains what is missing: send its page with status 404.
    if (known === 'empty') return emptyScreen;
    return files.get(`${path.endsWith('/') ? path : `${path}/`}index.html`) ?? shell;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Routes are matched as the browser's router does: segment by segment, before decoding.
    const path = request.url.split('?')[0] ?? '/';
    const name = decoded(path);
    const file = name.endsWith('.html') ? undefined : files.get(name);
    // A service worker is bound by the CSP of its own script, and this one must fetch what it caches.
    if (name === '/sw.js') reply.header('content-security-policy', WORKER_CSP);
    if (file) return sendRange(request, reply, file);
    const page = pageFor(path);
    reply.header('content-security-policy', policyFor(page, SIGN_IN_PAGES.has(path)));
    return sendPrepared(request, reply, page);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/');
    if (isPage) return serve(request, reply);
    throw new AppError('notFound');
  });
};

/** Browsers request videos in ranges. */
const sendRange = async (request: FastifyRequest, reply: FastifyReply, file: Prepared): Promise<FastifyReply> => {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range || file.compressible) return sendPrepared(request, reply.header('accept-ranges', 'bytes'), file);
  const size = file.body.length;
  const start = range[1] === '' ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const end = range[1] === '' || range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .type(file.type)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.cacheControl)
    .send(file.body.subarray(start, end + 1));
};
