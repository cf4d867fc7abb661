import { randomUUID } from 'node:crypto';
import { AppError, type Area, type AreaName, type Contract, contract } from '@eszkerek/contract';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import { challenges } from '@eszkerek/exercises/challenges/index';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { adminHandlers } from './areas/admin/routes.ts';
import { sessionReader } from './areas/auth/read-session.ts';
import { authHandlers } from './areas/auth/routes.ts';
import { billingHandlers } from './areas/billing/routes.ts';
import { catalogHandlers } from './areas/catalog/routes.ts';
import { classesHandlers } from './areas/classes/routes.ts';
import { contactHandlers } from './areas/contact/routes.ts';
import { devHandlers } from './areas/dev/routes.ts';
import { guideHandlers } from './areas/guide/routes.ts';
import { helpHandlers } from './areas/help/routes.ts';
import { lessonHandlers } from './areas/lesson/routes.ts';
import { LiveStreams } from './areas/live/live-streams.ts';
import { liveHandlers } from './areas/live/routes.ts';
import { notificationsHandlers } from './areas/notifications/routes.ts';
import { profileHandlers } from './areas/profile/routes.ts';
import { quizHandlers } from './areas/quiz/routes.ts';
import { setsHandlers } from './areas/sets/routes.ts';
import { systemHandlers } from './areas/system/routes.ts';
import { worksheetsHandlers } from './areas/worksheets/routes.ts';
import type { Deps } from './deps.ts';
import { capConnections, connectionTimeouts } from './http/connections.ts';
import { Drain } from './http/drain.ts';
import { installErrorHandler } from './http/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { installHeaders } from './http/headers.ts';
import { Limits } from './http/limits.ts';
import { Metrics } from './http/metrics.ts';
import { mountArea } from './http/mount.ts';
import { OpenStreams } from './http/send-events.ts';
import { SharedReads } from './http/shared-reads.ts';
import type { SiteFiles } from './http/site-files.ts';
import { mountSitemap } from './http/sitemap.ts';
import { mountStaticSite } from './http/static-site.ts';
import { wireErrors } from './http/wire-errors.ts';
import { useHungarianIssues } from './http/zod-messages.ts';

const MAX_BODY_BYTES = 64 * 1024;

type AllHandlers = { [A in AreaName]: Handlers<Contract[A]> };

/** The API and the site on one port. The compiler requires every area of the contract in the list below. */
export const buildApp = (deps: Deps, site?: SiteFiles, drain = new Drain()): FastifyInstance => {
  useHungarianIssues();
  const { settings } = deps;
  const logger: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ...connectionTimeouts,
    ...wireErrors,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  capConnections(app.server, { behindProxy: settings.trustProxy !== false });
  const metrics = new Metrics();
  const limits = new Limits(deps.engine.db, deps.clock);

  const streams = new OpenStreams();
  const liveStreams = new LiveStreams(deps);

  installErrorHandler(app);
  installHeaders(app, { https: settings.publicUrl.startsWith('https:') });
  acceptEmptyJson(app);
  drain.install(app);
  streams.install(app);
  new SharedReads({ limits, metrics, drain, log: logger, trustProxy: settings.trustProxy }).install(app);

  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { callName: call = 'site', streams: isStream } = request.routeOptions.config;
    // A stream lives for minutes: its duration says nothing about how fast it was answered.
    if (isStream && reply.statusCode === 200) return;
    metrics.record(call, reply.statusCode, reply.elapsedTime / 1000);
    if (call !== 'site') request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
  app.addHook('onReady', async () => {
    limits.start();
    liveStreams.start();
  });
  app.addHook('onClose', async () => {
    await liveStreams.stop();
    await limits.stop();
  });

  const handlers: AllHandlers = {
    catalog: catalogHandlers(deps),
    lesson: lessonHandlers(deps),
    quiz: quizHandlers(deps),
    guide: guideHandlers(deps),
    auth: authHandlers(deps),
    profile: profileHandlers(deps),
    dev: devHandlers(deps),
    billing: billingHandlers(deps),
    classes: classesHandlers(deps),
    live: liveHandlers(deps, liveStreams),
    worksheets: worksheetsHandlers(deps),
    sets: setsHandlers(deps),
    notifications: notificationsHandlers(deps),
    help: helpHandlers(deps),
    contact: contactHandlers(deps),
    admin: adminHandlers(deps),
    system: systemHandlers(deps, metrics, () => drain.begun),
  };
  const areas: Record<string, Area> = contract;
  const mount = { readSession: sessionReader(deps), limits, streams };
  for (const [name, area] of Object.entries(areas)) mountArea(app, name, area, handlers[name as AreaName] as Handlers<Area>, mount);

  if (!site)
    app.setNotFoundHandler(() => {
      throw new AppError('notFound');
    });
  else {
    mountSitemap(app, deps.library, settings.publicUrl);
    mountStaticSite(app, {
      files: site,
      production: settings.production,
      thirdParties: { google: settings.google.clientId !== undefined, recaptcha: settings.recaptcha !== undefined },
      // Pages of sets are served without a lookup: the API answers 404 to callers who may not see the set.
      knowsSlug: slug => isSetSlug(slug) || challenges.has(slug) || deps.library.document(slug) !== undefined,
      knowsSubject: subject => ['matematika', 'fizika', 'ai'].includes(subject),
    });
  }
  return app;
};

/** Clients send `content-type: application/json` with an empty body too; Fastify would reject it. */
const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
};
