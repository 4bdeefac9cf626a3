import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { readCertificateNumber } from '@plinth/domain/certificates/certificate-number';
import { displayDate } from '@plinth/domain/dates/display-date';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { certificates } from '../db/schema/certificates.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import type { Deps } from '../deps.ts';
import { courseDays } from '../services/certificates/course-days.ts';
import { readForgottenCertificate } from '../services/certificates/read-forgotten-certificate.ts';
import { readSchoolFacts } from '../services/first-run/read-school-facts.ts';
import type { AppEnv } from './app-env.ts';
import { countVerification } from './count-verification.ts';
import { plainPage } from './plain-page.ts';

async function findCertificate({ db }: Deps, number: string) {
  const [found] = await db
    .select({ certificate: certificates, timeZone: cohorts.timeZone })
    .from(certificates)
    .innerJoin(cohorts, eq(cohorts.cohortId, certificates.cohortId))
    .where(eq(certificates.number, number));
  return found;
}

/**
 * Mounts the page on which anyone verifies a certificate whose number they have. It shows what the certificate says, no
 * more.
 */
export function mountCertificates(app: Hono<AppEnv>, deps: Deps) {
  app.get('/certificates/:number', async (c) => {
    const refused = await countVerification(c, deps);
    if (refused) return plainPage(c, 'Certificate', html`<p role="alert">${refused}</p>`, 429);
    const { facts } = await readSchoolFacts(deps.db, deps.settings);
    const number = readCertificateNumber(c.req.param('number'));
    const found = number ? await findCertificate(deps, number) : undefined;
    const forgotten = number && !found ? await readForgottenCertificate(deps, number) : null;
    if (forgotten) return plainPage(c, 'Certificate of a former member', html`<p>${forgotten}</p>`, 410);
    if (!found)
      return plainPage(
        c,
        'Certificate not found',
        html`<p>No certificate of ${facts.name} has this number. Check it against the document, letter by letter.</p>`,
        404,
      );
    const { certificate, timeZone } = found;
    const dayOf = (instant: Date) => displayDate(instant.toISOString(), timeZone);
    const days = courseDays(certificate.startedOn, certificate.endedOn);
    return plainPage(
      c,
      CERTIFICATE_NAMES[certificate.kind],
      html`<p data-verdict="${certificate.revokedAt ? 'bad' : 'good'}">
          ${
            certificate.revokedAt
              ? `This certificate was revoked on ${dayOf(certificate.revokedAt)}. It is not valid.${certificate.replacedBy ? ' Another certificate took its place.' : ''}`
              : `This certificate is valid. ${facts.name} issued it.`
          }
        </p>
        <dl>
          <dt>Name</dt>
          <dd>${certificate.holderName}</dd>
          <dt>Course</dt>
          <dd>${certificate.courseTitle}</dd>
          ${days ? html`<dt>Dates</dt><dd>${days}</dd>` : ''}
          <dt>Issued on</dt>
          <dd>${dayOf(certificate.issuedAt)}</dd>
          <dt>Number</dt>
          <dd>${certificate.number}</dd>
        </dl>
        ${
          certificate.shown.length > 0
            ? html`<h2>${certificate.kind === 'SKILLS' ? 'Skills reached' : 'Work passed'}</h2>
                <ul>${certificate.shown.map((one) => html`<li>${one}</li>`)}</ul>`
            : ''
        }
        <h2>Open Badge</h2>
        <p>The same certificate as a credential that programs verify (Open Badges 3.0), signed by ${facts.name}:</p>
        <ul>
          <li><a href="/certificates/${certificate.number}.jwt">Download the badge</a></li>
          <li><a href="/certificates/${certificate.number}.json">Read what it says</a></li>
          <li><a href="/certificates/keys">Keys of ${facts.name}</a></li>
        </ul>`,
    );
  });
}
