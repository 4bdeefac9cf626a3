import { familyOfProduct, type ProductCode } from '@plinth/domain/catalog/product-code';
import { specializationBenefits } from '@plinth/domain/orders/plan-texts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { profileMedia, userProfiles, users } from '../../db/schema/accounts.ts';
import { cohortMentors, cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { titleOfProduct } from '../products/title-of-product.ts';
import { refuse } from '../refusal.ts';
import { courseFacts, courseSummary } from './course-facts.ts';

const MODULES = ['STUDIO', 'COURSE_MODULE'] as const;
const MENTORS_SHOWN = 12;

/**
 * Reads the modules with the titles of their topics: of the next cohort's course, else of the latest cohort's, else of
 * the course named by the product's code.
 */
async function readOutline(deps: Deps, productId: ProductCode, nextCourseId: string | null) {
  const latest = deps.db
    .select({ courseId: cohorts.courseId })
    .from(cohorts)
    .where(eq(cohorts.productId, productId))
    .orderBy(desc(cohorts.createdAt), desc(cohorts.cohortId))
    .limit(1);
  const byCode = deps.db
    .select({ courseId: courses.courseId })
    .from(courses)
    .where(eq(courses.code, familyOfProduct(productId)));
  const nodes = await deps.db
    .select({
      nodeId: courseNodes.nodeId,
      parentNodeId: courseNodes.parentNodeId,
      type: courseNodes.type,
      meta: courseNodes.meta,
    })
    .from(courseNodes)
    .where(
      and(
        eq(courseNodes.courseId, sql`coalesce(${nextCourseId}::uuid, (${latest}), (${byCode}))`),
        eq(courseNodes.namespace, 'LEARNING'),
        isNull(courseNodes.retiredAt),
        inArray(courseNodes.type, [...MODULES, 'TOPIC']),
      ),
    )
    .orderBy(asc(courseNodes.rank), asc(courseNodes.nodeId));
  const titleOf = ({ meta }: (typeof nodes)[number]) => meta.title ?? meta.heading ?? '';
  return nodes
    .filter((node) => node.type !== 'TOPIC')
    .map((module) => ({
      title: titleOf(module),
      topics: nodes
        .filter((node) => node.type === 'TOPIC' && node.parentNodeId === module.nodeId)
        .map(titleOf),
    }));
}

/** Reads the mentors of the product's active cohorts who have completed their profile: only what they publish. */
async function readMentors(deps: Deps, productId: ProductCode) {
  const rows = await deps.db
    .selectDistinctOn([users.userId], {
      userHash: users.userHash,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      occupation: userProfiles.occupation,
      currentCompany: userProfiles.currentCompany,
      bio: userProfiles.bio,
      bucket: profileMedia.bucket,
      path: profileMedia.path,
    })
    .from(cohortMentors)
    .innerJoin(cohorts, eq(cohorts.cohortId, cohortMentors.cohortId))
    .innerJoin(users, eq(users.userId, cohortMentors.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(
      profileMedia,
      and(eq(profileMedia.userId, users.userId), eq(profileMedia.key, 'WEBSITE_PROFILE')),
    )
    .where(
      and(
        eq(cohorts.productId, productId),
        eq(cohorts.status, 'ACTIVE'),
        eq(userProfiles.profileStatus, 'COMPLETED'),
      ),
    )
    .orderBy(users.userId)
    .limit(MENTORS_SHOWN);
  return rows.map(({ bucket, path, ...mentor }) => ({
    ...mentor,
    profileMedia: bucket && path ? [{ key: 'WEBSITE_PROFILE' as const, s3Location: { bucket, path } }] : [],
  }));
}

/**
 * Returns one course as its page shows it.
 * @throws Refusal BAD_REQUEST no such product, NOT_FOUND when it is not offered where its code says
 */
export async function readCourse(deps: Deps, productId: ProductCode) {
  const [facts] = await courseFacts(deps.db, { codes: [productId] }, deps.now());
  if (!facts) await titleOfProduct(deps.db, productId, 'productId');
  if (!facts?.isOnSale) throw refuse('NOT_FOUND', 'This course is not offered there.');
  const [curriculum, mentors] = await Promise.all([
    readOutline(deps, productId, facts.nextCourseId),
    readMentors(deps, productId),
  ]);
  return {
    productId,
    ...courseSummary(facts),
    description: facts.description,
    curriculum,
    mentors,
    benefits: specializationBenefits(facts.currency),
  };
}
