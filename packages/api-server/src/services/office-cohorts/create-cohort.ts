import type { NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortMentors, cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import { cohortNodeDates, liveSessions } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { holdMentor } from './hold-mentor.ts';
import { planFromCourse } from './plan-from-course.ts';

async function findOnboardingForm(tx: Transaction): Promise<string> {
  const [form] = await tx.select({ formId: forms.formId }).from(forms).where(eq(forms.key, 'onboarding'));
  if (!form)
    throw refuse('CONFLICT', 'The school has no onboarding form. Make the cohort without one.', {
      fields: [{ path: 'hasOnboarding', message: 'The school has no onboarding form' }],
    });
  return form.formId;
}

/**
 * Creates a cohort with all its dates, live sessions and its lead mentor, all or nothing.
 * @throws Refusal NOT_FOUND; BAD_REQUEST a start in the past; CONFLICT the product has the batch number already
 * (`cohortId`), the person is no longer a lead mentor, or there is no onboarding form
 */
export async function createCohort(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  wanted: NewCohort,
): Promise<{ cohortId: string }> {
  const { productId, courseId, batchNumber, timeZone, holidays, seats, groupSize, leadMentorId } = wanted;
  return db.transaction(async (tx) => {
    const { plan, product } = await planFromCourse(tx, wanted, now());
    const { cohortType } = product;
    if (leadMentorId !== null)
      await holdMentor(tx, { userId: leadMentorId, role: 'LEAD_MENTOR', path: 'leadMentorId' });
    const onboardingFormId = wanted.hasOnboarding ? await findOnboardingForm(tx) : null;
    const [made] = await tx
      .insert(cohorts)
      .values({
        productId,
        courseId,
        batchNumber,
        timeZone,
        holidays,
        seats,
        groupSize,
        onboardingFormId,
        courseTitle: product.courseTitle,
        productType: product.productType,
        cohortType,
        cohortGroup: cohortType === 'BIM_SP' ? 'FREEMIUM' : 'SPECIALIZATION',
        tags: ['new-lms3', ...(onboardingFormId === null ? [] : ['onboarding-v2'])],
        isCapstonePresent: plan.isCapstonePresent,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: [cohorts.productId, cohorts.batchNumber] })
      .returning({ cohortId: cohorts.cohortId });
    if (!made) {
      const [other] = await tx
        .select({ cohortId: cohorts.cohortId })
        .from(cohorts)
        .where(and(eq(cohorts.productId, productId), eq(cohorts.batchNumber, batchNumber)));
      throw refuse('CONFLICT', `There is a cohort ${productId}-${batchNumber} already.`, {
        cohortId: other?.cohortId,
        fields: [{ path: 'batchNumber', message: 'There is one already' }],
      });
    }
    const { cohortId } = made;
    await tx
      .insert(cohortTimelines)
      .values(plan.milestones.map(({ key, time }) => ({ cohortId, key, time: new Date(time) })));
    if (plan.nodeDates.length > 0)
      await tx.insert(cohortNodeDates).values(
        plan.nodeDates.map(({ nodeId, releaseAt, dueAt }) => ({
          cohortId,
          nodeId,
          releaseAt: releaseAt === null ? null : new Date(releaseAt),
          dueAt: dueAt === null ? null : new Date(dueAt),
        })),
      );
    if (plan.sessions.length > 0)
      await tx.insert(liveSessions).values(
        plan.sessions.map(({ nodeId, startDate, endDate }) => ({
          cohortId,
          nodeId,
          mentorId: leadMentorId,
          startDate: new Date(startDate),
          endDate: new Date(endDate),
        })),
      );
    if (leadMentorId !== null)
      await tx
        .insert(cohortMentors)
        .values({ cohortId, userId: leadMentorId, role: 'LEAD_MENTOR', isPrimaryMentor: true });
    await recordAudit(tx, now(), act, {
      action: 'cohort.created',
      details: { cohortId },
      after: { ...wanted },
    });
    return made;
  });
}
