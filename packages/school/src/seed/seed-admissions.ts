import { derivedToken, hashToken } from '@plinth/api-server/api/token-hash';
import { applications, orders } from '@plinth/api-server/db/schema/admissions';
import { announceOffer, offerColumns } from '@plinth/api-server/services/course-applications/put-offer';
import { applyPlan } from '@plinth/api-server/services/orders/apply-plan';
import { createOrderForOffer } from '@plinth/api-server/services/orders/create-order-for-offer';
import { lockOrder } from '@plinth/api-server/services/orders/load-orders';
import { followOrder } from '@plinth/api-server/services/payments/follow-instalments';
import { insertPayment } from '@plinth/api-server/services/payments/insert-payment';
import { settlePayment } from '@plinth/api-server/services/payments/settle-payment';
import { PRODUCT_FAMILIES, productOf } from '@plinth/domain/catalog/products';
import { ApplicationForm } from '@plinth/domain/course-applications/application-form';
import { offerTerms } from '@plinth/domain/course-applications/offer-terms';
import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { eq } from 'drizzle-orm';
import { COHORTS, NEXT, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { FIRST_NAMES } from './names.ts';
import type { DemoEmailId } from './people.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import type { Seeding } from './seeding.ts';

const formOf = (emailId: DemoEmailId) =>
  ApplicationForm.parse({
    firstName: FIRST_NAMES[emailId],
    lastName: 'Demo',
    emailId,
    mobile: '9800000000',
    city: 'Pune',
    state: 'Maharashtra',
    highestQualification: 'BACHELORS',
    collegeType: 'PRIVATE',
    workExperienceInMonths: 18,
    softwareInstalled: ['AutoCAD', 'SketchUp'],
    languageProficiency: ['English', 'Hindi'],
    whyToLearn: 'I draw details every day and want to coordinate whole buildings.',
    currentKnowledge: {
      architecture: 'INTERMEDIATE',
      'building-information-modelling': 'BEGINNER',
      'computational-design': 'NONE',
      'interior-design': 'BEGINNER',
      'mep-engineering': 'NONE',
    },
  });

/**
 * Plants the offers and payments. The learner who is half-way has paid four of six instalments. One applicant has an
 * open offer; another has accepted one and paid the first part. A learner's last instalment is sixteen days late, which
 * blocks the course: paying it at the test checkout reopens it.
 */
export async function seedAdmissions(seeding: Seeding): Promise<void> {
  const paying = await offer(seeding, { emailId: 'learner@plinth.test', cohort: RUNNING, day: -100 });
  await payParts(seeding, paying, [-97, -91, -61, -31, -1], 'BIM_A_INSTALLMENT_PLAN');
  await offer(seeding, { emailId: 'applicant@plinth.test', cohort: NEXT, day: -2 });
  await payParts(
    seeding,
    await offer(seeding, { emailId: 'applicant2@plinth.test', cohort: NEXT, day: -6 }),
    [-4],
  );
  const late = await offer(seeding, { emailId: 'blocked@plinth.test', cohort: RUNNING, day: -55 });
  await followOrder(seeding.deps, seeding.db, await payParts(seeding, late, [-53, -47]));
}

/** Returns when a planned cohort starts, as stated in the offer of a place in it. */
function startOf(cohort: string, now: Date): string | null {
  const day = COHORTS.find(({ key }) => key === cohort)?.timelines.START_DATE;
  return day === undefined ? null : dayFrom(now, day).toISOString();
}

async function offer(
  { db, deps, now }: Seeding,
  { emailId, cohort, day }: { emailId: DemoEmailId; cohort: string; day: number },
): Promise<string> {
  const at = dayFrom(now, day);
  const applicationId = seedId(`application ${emailId}`);
  const dealId = derivedToken(deps.settings.PLINTH_SECRET, 'deal', applicationId);
  const product = productOf('BIM_A');
  const terms = offerTerms({
    listPrice: PRODUCT_FAMILIES.BIM_A.listPrice.INR,
    source: 'WEBSITE',
    now: at.toISOString(),
  });
  await db.insert(applications).values({
    applicationId,
    dealTokenHash: hashToken(dealId),
    productId: 'BIM_A',
    cohortId: cohortId(cohort),
    emailId,
    firstName: FIRST_NAMES[emailId],
    lastName: 'Demo',
    formData: formOf(emailId),
    source: 'WEBSITE',
    currency: product.currency,
    createdAt: at,
    ...offerColumns(terms, at),
  });
  await announceOffer(
    db,
    now,
    {
      applicationId,
      dealId,
      emailId,
      firstName: FIRST_NAMES[emailId],
      courseTitle: product.title,
      cohortStart: startOf(cohort, now),
      currency: product.currency,
    },
    terms,
    deps.settings.PLINTH_ORIGIN,
  );
  return applicationId;
}

/**
 * Accepts an offer on the first of the given days, in parts after the booking, and pays one part on each of them.
 * @returns the order
 */
async function payParts(
  { db, deps, now }: Seeding,
  applicationId: string,
  days: [number, ...number[]],
  planType: PaymentPlan = 'TWO_PART',
): Promise<string> {
  const at = dayFrom(now, days[0]);
  await db
    .update(applications)
    .set({ status: 'PLAN_CREATED', termsVersion: TERMS_VERSION, termsAcceptedAt: at, offerAcceptedAt: at })
    .where(eq(applications.applicationId, applicationId));
  const accepting = { ...deps, now: () => at };
  const { orderId } = await createOrderForOffer(db, accepting, applicationId);
  const order = await lockOrder(db, eq(orders.orderId, orderId));
  if (!order) throw new Error('the order of the seed is gone');
  const plan = await applyPlan(db, accepting, order, planType);
  for (const [index, day] of days.entries()) {
    const then = { ...deps, now: () => dayFrom(now, day) };
    const due = plan.instalments[index];
    if (!due) throw new Error('the plan of the seed has no such instalment');
    const { sequence: seq, paymentType, amount } = due;
    const paymentId = await insertPayment(db, then, order, { seq, paymentType, amount }, 'CARD');
    await settlePayment(db, then, { orderId, paymentId }, { status: 'SUCCEEDED', amount, currency: 'INR' });
  }
  return orderId;
}
