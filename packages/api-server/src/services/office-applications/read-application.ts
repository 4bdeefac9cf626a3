import { answersAsText } from '@plinth/domain/course-applications/answers-as-text';
import type { OfficeApplicationDetail } from '@plinth/domain/course-applications/office-application';
import { and, eq, or } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { readApplicationForStaff } from '../course-applications/read-application-for-staff.ts';

import { applicationHistory } from './application-history.ts';

type Owner = { applicationId: string; leadRowId: string | null };

/** The condition for the résumé of an application or of the lead that it came from. */
export const ofApplication = ({ applicationId, leadRowId }: Owner) =>
  and(
    eq(documents.kind, 'RESUME'),
    or(
      eq(documents.applicationId, applicationId),
      leadRowId === null ? undefined : eq(documents.leadRowId, leadRowId),
    ),
  );

/** Returns one application with its answers as text, its résumé and its offer. @throws Refusal NOT_FOUND */
export async function readApplication(
  { db }: Pick<Deps, 'db'>,
  applicationId: string,
): Promise<{ application: OfficeApplicationDetail }> {
  const found = await readApplicationForStaff({ db }, applicationId);
  const { application, courseTitle, batchNumber } = found;
  const [[resume], [order], history] = await Promise.all([
    db
      .select({ documentId: documents.documentId, name: documents.name })
      .from(documents)
      .where(ofApplication(application))
      .limit(1),
    db.select({ orderId: orders.orderId }).from(orders).where(eq(orders.applicationId, applicationId)),
    applicationHistory(db, applicationId),
  ]);
  const asked = history.find(({ kind }) => kind === 'QUESTION');
  const until = found.deadlines.find(({ deadlineType }) => deadlineType === 'OFFER_ACCEPTANCE');
  return {
    application: {
      applicationId,
      createdAt: application.createdAt.toISOString(),
      status: application.status,
      name: `${application.firstName} ${application.lastName}`.trim(),
      emailId: application.emailId,
      courseTitle,
      productId: application.productId,
      acceptUntil: application.status === 'OFFER_SENT' ? (until?.date.toISOString() ?? null) : null,
      batchNumber,
      currency: application.currency,
      answers: answersAsText(application.formData),
      resume: resume ?? null,
      offer:
        application.amount === null
          ? null
          : {
              amount: application.amount,
              scholarship: application.scholarship,
              planDiscount: application.planDiscount,
              sentAt: application.offerSentAt?.toISOString() ?? null,
              acceptedAt: application.offerAcceptedAt?.toISOString() ?? null,
              deadlines: found.deadlines.map(({ deadlineType, date, extendedAt }) => ({
                deadlineType,
                date: date.toISOString(),
                isExtended: extendedAt !== null,
              })),
            },
      orderId: order?.orderId ?? null,
      question: asked ? (asked.answer === null ? 'ASKED' : 'ANSWERED') : null,
      history,
    },
  };
}
