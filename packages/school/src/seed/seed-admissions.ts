import { derivedToken, hashToken } from '@plinth/api-server/api/token-hash';
import { applications, orders } from '@plinth/api-server/db/schema/admissions';
import { announceOffer, offerColumns } from '@plinth/api-server/services/course-applications/put-offer';
import { applyPlan } from '@plinth/api-server/services/orders/apply-plan';
import { createOrderForOffer } from '@plinth/api-server/services/orders/create-order-for-offer';
import { lockOrder } from '@plinth/api-server/services/orders/load-orders';
import { insertPayment } from '@plinth/api-server/services/payments/insert-payment';
import { settlePayment } from '@plinth/api-server/services/payments/settle-payment';
import { PRODUCT_FAMILIES, productOf } from '@plinth/domain/catalog/products';
import { ApplicationForm } from '@plinth/domain/course-applications/application-form';
import { offerTerms } from '@plinth/domain/course-applications/offer-terms';
import { TERMS_VERSION } from '@plinth/domain/course-applications/terms';
import { eq } from 'drizzle-orm';
import { NEXT } from './cohort-plan.ts';
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

/** One applicant holds an open offer; another accepted it and has paid the first part. */
export async function seedAdmissions(seeding: Seeding): Promise<void> {
  await offer(seeding, 'applicant@plinth.test', -2);
  await payFirstPart(seeding, await offer(seeding, 'applicant2@plinth.test', -6));
}

async function offer({ db, deps, now }: Seeding, emailId: DemoEmailId, day: number): Promise<string> {
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
    cohortId: cohortId(NEXT),
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
    {
      applicationId,
      dealId,
      emailId,
      firstName: FIRST_NAMES[emailId],
      courseTitle: product.title,
      currency: product.currency,
    },
    terms,
    deps.settings.PLINTH_ORIGIN,
  );
  return applicationId;
}

async function payFirstPart({ db, deps, now }: Seeding, applicationId: string): Promise<void> {
  const at = dayFrom(now, -4);
  const then = { ...deps, now: () => at };
  await db
    .update(applications)
    .set({ status: 'PLAN_CREATED', termsVersion: TERMS_VERSION, termsAcceptedAt: at, offerAcceptedAt: at })
    .where(eq(applications.applicationId, applicationId));
  const { orderId } = await createOrderForOffer(db, then, applicationId);
  const order = await lockOrder(db, eq(orders.orderId, orderId));
  if (!order) throw new Error('the order of the seed is gone');
  const plan = await applyPlan(db, then, order, 'TWO_PART');
  const due = plan.instalments[0];
  if (!due) throw new Error('the plan of the seed has no instalment');
  const paymentId = await insertPayment(
    db,
    then,
    { orderId, currency: 'INR' },
    { seq: due.sequence, paymentType: due.paymentType, amount: due.amount },
    'CARD',
  );
  await settlePayment(
    db,
    then,
    { orderId, paymentId },
    { status: 'SUCCEEDED', amount: due.amount, currency: 'INR' },
  );
}
