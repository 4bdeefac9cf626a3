import { arrayContains, asc, eq, sql } from 'drizzle-orm';
import { jsonList } from '../../db/json-list.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts, products } from '../../db/schema/cohorts.ts';
import { courses } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';

/**
 * Returns what a cohort can be made from: products with their batch numbers, published courses, lead mentors. Four
 * statements.
 */
export async function readChoices({ db }: Pick<Deps, 'db'>) {
  const [sold, taught, leadMentors, onboardingForms] = await Promise.all([
    db
      .select({
        productId: products.productId,
        courseTitle: products.courseTitle,
        durationWeeks: products.durationWeeks,
        batches: jsonList(
          { batchNumber: cohorts.batchNumber },
          {
            from: cohorts,
            where: eq(cohorts.productId, products.productId),
            orderBy: [asc(cohorts.createdAt), asc(cohorts.cohortId)],
          },
        ),
      })
      .from(products)
      .orderBy(products.productId),
    db
      .select({ courseId: courses.courseId, code: courses.code, title: courses.title })
      .from(courses)
      .orderBy(courses.title, courses.code),
    db
      .select({
        userId: users.userId,
        name: sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String),
      })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(arrayContains(users.roles, ['LEAD_MENTOR']))
      .orderBy(asc(userProfiles.firstName), asc(userProfiles.lastName)),
    db.$count(forms, eq(forms.key, 'onboarding')),
  ]);
  return {
    products: sold.map(({ batches, ...product }) => ({
      ...product,
      batchNumbers: batches.map(({ batchNumber }) => batchNumber),
    })),
    courses: taught,
    leadMentors,
    hasOnboardingForm: onboardingForms > 0,
  };
}
