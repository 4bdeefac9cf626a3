import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { automaticAdmission } from '@plinth/domain/course-applications/admission-rule';
import { APPLICATION_FORM_OF } from '@plinth/domain/course-applications/application-form';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { offerTerms } from '@plinth/domain/course-applications/offer-terms';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { applications, leads } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockLead } from '../leads/find-lead.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { hasSeat } from '../orders/require-seat.ts';
import { courseFacts } from '../public-courses/course-facts.ts';
import { notOffered } from '../public-courses/require-offered.ts';
import { refuse } from '../refusal.ts';
import { toldDetails } from '../told-details.ts';
import { announceOffer, offerColumns } from './put-offer.ts';

type Submission = {
  leadId: string;
  source: ApplicationSource;
  productId?: ProductCode | undefined;
  data: Record<string, unknown>;
};

function refuseFields(fields: { path: string; message: string }[]) {
  return refuse('BAD_REQUEST', 'Some of the data is not valid.', {
    ...toldDetails(fields),
    fields,
  });
}

/** Parses the form, with the resume that is stored on the server in place of any submitted one. */
function readForm({ source, data }: Submission, resume: string | undefined) {
  const { resume: _theirs, ...given } = data;
  const result = APPLICATION_FORM_OF[source].safeParse(resume ? { ...given, resume } : given);
  if (!result.success)
    throw refuseFields(
      result.error.issues.map((issue) => ({
        path: ['data', ...issue.path].join('.'),
        message: issue.message,
      })),
    );
  return result.data;
}

async function findProduct(tx: Transaction, deps: Deps, productId: ProductCode | null) {
  if (!productId) throw refuseFields([{ path: 'productId', message: 'Choose a course' }]);
  const [facts] = await courseFacts(tx, { codes: [productId] }, deps.now());
  if (!facts?.isOnSale) throw notOffered(facts);
  return facts;
}

/**
 * Turns a lead into an application, once; a repeat gets the same answer. If admission is automatic, the rule allows it
 * and a seat is free, the offer goes out in the same transaction; otherwise a mail confirms the receipt. Either mail
 * carries the dealId.
 * @throws Refusal BAD_REQUEST with the fields, NOT_FOUND, CONFLICT when the course is not on sale
 */
export async function submitApplication(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  submission: Submission,
) {
  const { PLINTH_SECRET, ADMISSION } = deps.settings;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const {
      lead,
      applicationId: known,
      orderId,
      resume,
    } = await lockLead(
      tx,
      submission.leadId,
      {
        submittedAt: sql`coalesce(${leads.submittedAt}, ${now})`,
      },
      now,
    );
    if (known)
      return {
        dealId: derivedToken(PLINTH_SECRET, 'deal', known),
        status: 'APPLICATION_FILLED' as const,
        ...(orderId ? { orderToken: derivedToken(PLINTH_SECRET, 'order', orderId) } : {}),
      };
    const form = readForm(submission, resume?.documentId);
    const product = await findProduct(tx, deps, submission.productId ?? lead.productId);

    const isAdmitted =
      ADMISSION === 'automatic' &&
      product.price !== null &&
      automaticAdmission(submission.source, form).decision === 'OFFER' &&
      (await hasSeat(
        tx,
        { productId: product.productCode, cohortId: product.nextCohortId, emailId: form.emailId },
        now,
      ));
    const terms = offerTerms({
      listPrice: product.price ?? 0,
      source: submission.source,
      now: now.toISOString(),
    });
    const applicationId = uuidv7();
    const dealId = derivedToken(PLINTH_SECRET, 'deal', applicationId);
    await tx.insert(applications).values({
      applicationId,
      dealTokenHash: hashToken(dealId),
      leadRowId: lead.leadRowId,
      productId: product.productCode,
      cohortId: product.nextCohortId,
      emailId: form.emailId,
      firstName: form.firstName,
      lastName: form.lastName,
      formData: form,
      source: submission.source,
      currency: product.currency,
      createdAt: now,
      status: 'APPLICATION_FILLED',
      ...(isAdmitted ? offerColumns(terms, now) : {}),
    });
    const applicant = { applicationId, dealId, emailId: form.emailId, firstName: form.firstName };
    if (isAdmitted)
      await announceOffer(
        tx,
        now,
        {
          ...applicant,
          courseTitle: product.courseTitle,
          cohortStart: product.nextCohortDate,
          currency: product.currency,
        },
        terms,
        request.clientOrigin,
      );
    else
      await queueMail(tx, now, {
        to: form.emailId,
        template: 'application-received',
        subject: `We have your application: ${product.courseTitle}`,
        greeting: `Hello ${form.firstName},`,
        paragraphs: [
          'Thank you for your application. A person will read it, and we will write to you as soon as it is decided.',
        ],
        action: { label: 'See your application', url: `${request.clientOrigin}${myApplicationPath(dealId)}` },
        closing: 'Anyone with this link can see your application. Keep this email to yourself.',
        onceKey: `application:${applicationId}`,
      });
    return { dealId, status: 'APPLICATION_FILLED' as const };
  });
}
