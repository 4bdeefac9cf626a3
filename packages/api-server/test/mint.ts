import { randomBytes } from 'node:crypto';
import { isShippedProduct, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Role } from '@plinth/domain/roles/role';
import { and, eq, inArray } from 'drizzle-orm';
import { hashToken, newToken } from '../src/api/token-hash.ts';
import { sessions, userProfiles, users } from '../src/db/schema/accounts.ts';
import {
  cohortGroups,
  cohortMentors,
  cohorts,
  cohortTimelines,
  enrolments,
  productPrices,
  products,
} from '../src/db/schema/cohorts.ts';
import { courses } from '../src/db/schema/curriculum.ts';
import { hashPassword } from '../src/services/auth/passwords.ts';
import type { TestSchool } from './open-test-school.ts';

let passwordHash: Promise<string> | undefined;
export const PASSWORD = 'drawing-set-2026';

type Person = Partial<typeof users.$inferInsert> & {
  firstName?: string;
  lastName?: string;
  withPassword?: boolean;
};

/** Creates a person with a session; every test creates separate people. */
export async function mintPerson(
  school: TestSchool,
  { firstName = 'Asha', lastName = 'Test', withPassword, ...user }: Person = {},
) {
  passwordHash ??= hashPassword(PASSWORD);
  const tag = randomBytes(6).toString('hex');
  const [row] = await school.deps.db
    .insert(users)
    .values({
      createdAt: school.now(),
      emailId: `person-${tag}@plinth.test`,
      userHash: tag,
      emailVerifiedAt: school.now(),
      ...(withPassword ? { passwordHash: await passwordHash } : {}),
      ...user,
    })
    .returning();
  if (!row) throw new Error('no person minted');
  await school.deps.db
    .insert(userProfiles)
    .values({ userId: row.userId, firstName, lastName, updatedAt: school.now() });
  const token = newToken();
  await school.deps.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: row.userId,
    expiresAt: new Date(school.now().getTime() + 259_200_000),
    lastUsedAt: school.now(),
    createdAt: school.now(),
  });
  return { ...row, firstName, lastName, token };
}

/** Creates a BIM_A cohort that started four weeks ago, with product, price and an empty course. */
export async function mintCohort(
  school: TestSchool,
  cohort: Partial<typeof cohorts.$inferInsert> = {},
  startedDaysAgo = 28,
) {
  const { db } = school.deps;
  const productId = cohort.productId ?? 'BIM_A';
  await db
    .insert(products)
    .values({
      productId,
      courseTitle: 'BIM for Architects',
      slug: 'building-information-modelling',
      productType: 'SPECIALIZATION',
      cohortType: 'BIM_A',
      region: regionOfProductCode(productId),
      isShipped: isShippedProduct(productId),
      durationWeeks: 24,
      createdAt: school.now(),
    })
    .onConflictDoNothing();
  await db
    .insert(productPrices)
    .values([
      { productId, currency: 'INR', listPrice: 12_000_000, bookingAmount: 1_000_000 },
      { productId, currency: 'USD', listPrice: 250_000, bookingAmount: 20_000 },
    ])
    .onConflictDoNothing();
  const tag = randomBytes(4).toString('hex');
  const [course] = await db
    .insert(courses)
    .values({ code: `course-${tag}`, title: 'BIM for Architects', publishedAt: school.now() })
    .returning();
  if (!course) throw new Error('no course minted');
  const [row] = await db
    .insert(cohorts)
    .values({
      createdAt: school.now(),
      productId,
      courseId: course.courseId,
      courseTitle: 'BIM for Architects',
      batchNumber: tag,
      cohortType: 'BIM_A',
      productType: 'SPECIALIZATION',
      tags: ['new-lms3'],
      ...cohort,
    })
    .returning();
  if (!row) throw new Error('no cohort minted');
  await db.insert(cohortTimelines).values({
    cohortId: row.cohortId,
    key: 'START_DATE',
    time: new Date(school.now().getTime() - startedDaysAgo * 86_400_000),
  });
  return row;
}

export const enrol = (
  school: TestSchool,
  cohortId: string,
  userId: string,
  state: CohortUserState = 'ONGOING',
) =>
  school.deps.db.insert(enrolments).values({ cohortId, userId, state, enrolledAt: school.now() }).returning();

export const assignMentor = (
  school: TestSchool,
  cohortId: string,
  userId: string,
  role: Exclude<Role, 'LEARNER'>,
) => school.deps.db.insert(cohortMentors).values({ cohortId, userId, role });

/** Creates a group of a cohort with its guide and learners. */
export async function mintGroup(
  school: TestSchool,
  cohortId: string,
  guideId: string | null,
  learnerIds: readonly string[],
) {
  const [group] = await school.deps.db
    .insert(cohortGroups)
    .values({ cohortId, guideId, title: `Group ${randomBytes(3).toString('hex')}` })
    .returning();
  if (!group) throw new Error('no group minted');
  if (learnerIds.length > 0)
    await school.deps.db
      .update(enrolments)
      .set({ groupId: group.groupId })
      .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.userId, [...learnerIds])));
  return group;
}
