import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import { type Context, Hono } from 'hono';
import { isOutOfRoom } from '../db/is-out-of-room.ts';
import { isOutage } from '../db/is-outage.ts';
import type { Deps } from '../deps.ts';
import { fileServiceErrorOf } from '../gateways/files/file-service-error.ts';
import type { RoleOfProcess } from '../role.ts';
import { readSchoolName } from '../services/first-run/read-school-name.ts';
import { apiDocument } from './api-document/api-document.ts';
import type { AppEnv } from './app-env.ts';
import { docsPage } from './docs-page.ts';
import {
  errorAnswer,
  NOT_FOUND,
  UNEXPECTED,
  unavailable,
  withoutFiles,
  withoutRoom,
} from './error-answer.ts';
import { createMetrics } from './metrics.ts';
import { mountBadges } from './mount-badges.ts';
import { mountCalls } from './mount-calls.ts';
import { mountCertificates } from './mount-certificates.ts';
import { mountCourseFeed } from './mount-course-feed.ts';
import { mountCourseMedia } from './mount-course-media.ts';
import { mountForms } from './mount-forms.ts';
import { mountMailRefusal } from './mount-mail-refusal.ts';
import { mountMedia } from './mount-media.ts';
import { mountOperations } from './mount-operations.ts';
import { mountOutbox } from './mount-outbox.ts';
import { mountOwnCourses } from './mount-own-courses.ts';
import { mountSandboxCheckout } from './mount-sandbox-checkout.ts';
import { mountSandboxIdentity } from './mount-sandbox-identity.ts';
import { mountSandboxPartner } from './mount-sandbox-partner.ts';
import { mountSecurityContact } from './mount-security-contact.ts';
import { createNoteAnswer, requestIdOf } from './note-answer.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/**
 * The whole origin as one Hono app: operations, API, media, and the built site and SPA. `pages` is null if only the API
 * is wanted (tests) and a proxy in development. A worker answers only its operations. Once `leaving` is aborted the app
 * reports not ready, but still answers.
 */
export function createApp(
  deps: Deps,
  pages: StaticFiles | ((c: Context) => Response | Promise<Response>) | null,
  role: RoleOfProcess = 'ALL',
  leaving?: AbortSignal,
) {
  const { settings, log } = deps;
  const metrics = createMetrics(deps);
  const app = new Hono<AppEnv>();
  const noteAnswer = createNoteAnswer(log, metrics);
  const origins = new Set([settings.PLINTH_ORIGIN, ...settings.ALLOWED_ORIGINS]);
  const ownOrigins = new Set([
    ...origins,
    `http://localhost:${settings.PORT}`,
    `http://127.0.0.1:${settings.PORT}`,
  ]);

  // A page that explains an error is shown even without the database.
  const nameSchool = () => readSchoolName(deps).catch(() => settings.SCHOOL_NAME);

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.set('readSchoolName', nameSchool);
    const began = performance.now();
    await next();
    c.res.headers.set('x-request-id', requestId);
    const { method, path } = c.req;
    noteAnswer({ requestId, method, path, app: appOfPath(path), status: c.res.status, began });
  });
  app.use(securityHeaders(settings));

  app.notFound((c) => errorAnswer(c, NOT_FOUND, 'There is nothing here.'));
  app.onError((error, c) => {
    deps.outages.note(error, 'error', 'unexpected failure', { requestId: c.get('requestId') });
    const files = fileServiceErrorOf(error);
    if (files) return withoutFiles(c, files);
    if (isOutage(error)) return unavailable(c);
    return isOutOfRoom(error) ? withoutRoom(c) : errorAnswer(c, UNEXPECTED, 'Something went wrong');
  });

  mountOperations(app, deps, metrics, leaving);
  if (role === 'WORKER') return app;
  app.use(refuseWithoutRoom(deps));
  const documentOfSchool = async () =>
    apiDocument({ origin: settings.PLINTH_ORIGIN, schoolName: await nameSchool() });
  app.get('/openapi.json', async (c) => c.json(await documentOfSchool()));
  app.get('/api/docs', async (c) => docsPage(c, await documentOfSchool()));

  mountCalls(app, deps, ownOrigins);
  mountMedia(app, deps);
  mountCourseMedia(app, deps);
  mountForms(app, deps, ownOrigins);
  mountCourseFeed(app, deps);
  mountOwnCourses(app, deps);
  mountSecurityContact(app, deps);
  mountMailRefusal(app, deps);
  mountBadges(app, deps);
  mountCertificates(app, deps);
  if (settings.PLINTH_MODE === 'demo') {
    mountOutbox(app, deps);
    mountSandboxCheckout(app, deps);
    mountSandboxPartner(app, deps);
    mountSandboxIdentity(app, deps, ownOrigins);
  }
  if (typeof pages === 'function') app.all('*', pages);
  else if (pages) app.get('*', (c) => pages.respond(c));
  return app;
}
