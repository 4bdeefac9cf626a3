import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Region } from '@plinth/domain/catalog/region';
import { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { Id, UserHash } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Currency } from '@plinth/domain/money/currency';
import { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('public-courses');

/** slug and path are null where a region has no page for the product; listPrice is in minor units; duration is '24 weeks'. */
const CourseSummary = {
  courseTitle: z.string(),
  slug: z.nullable(z.string()),
  path: z.nullable(z.string()),
  cohortType: CohortType,
  nextCohortDate: z.nullable(Instant),
  /** Whether the school announces that cohort to its visitors in a popup. */
  isPromoted: z.boolean(),
  duration: z.string(),
  region: Region,
  isOffered: z.boolean(),
  currency: Currency,
  listPrice: z.int(),
};

const PublicMentor = z.object({
  userHash: UserHash,
  firstName: z.string(),
  lastName: z.string(),
  occupation: z.string(),
  currentCompany: z.string(),
  bio: z.string(),
  profileMedia: z.array(ProfileMedia),
});

export const publicCourses = {
  listCourses: get('/api/v1/public/course-details', {
    access: 'public',
    summary:
      "Lists the next cohort date, duration and price of every product, or of those of one region; the school's own products only if they are on sale and have a page.",
    input: z.object({ query: z.optional(z.object({ region: z.optional(Region) })) }),
    output: z.object({ courses: z.array(z.object({ productCode: ProductCode, ...CourseSummary })) }),
  }),

  readCourse: get('/v1/client/public/lms/course-details', {
    access: 'public',
    summary: 'Returns one course as shown on its page. 404 if it is not offered in the region.',
    input: z.object({ query: z.object({ productId: ProductCode }) }),
    output: z.object({
      productId: ProductCode,
      ...CourseSummary,
      description: z.string(),
      curriculum: z.array(z.object({ title: z.string(), topics: z.array(z.string()) })),
      mentors: z.array(PublicMentor),
      benefits: z.array(z.string()),
    }),
  }),

  readCohort: get('/v1/client/public/lms/cohort/basic/{id}', {
    access: 'public',
    summary: 'Returns what anyone may know about a cohort; nothing about its members.',
    input: z.object({ params: z.object({ id: Id }) }),
    output: z.object({
      cohortId: Id,
      courseTitle: z.string(),
      batchNumber: z.string(),
      cohortType: CohortType,
      productId: ProductCode,
      startDate: z.nullable(Instant),
    }),
  }),

  listFaqs: get('/v1/client/public/lms/faqs', {
    access: 'public',
    summary: 'Lists the frequently asked questions for everyone, and those of the named product and region.',
    input: z.object({
      query: z.optional(z.object({ productId: z.optional(ProductCode), region: z.optional(Region) })),
    }),
    output: z.object({
      faqs: z.array(z.object({ question: z.string(), answer: z.string(), category: z.string() })),
    }),
  }),

  listSkills: get('/v1/client/public/lms/skills', {
    access: 'public',
    summary:
      'Lists the skills that the course of a cohort trains, or the whole catalogue. 404 for an unknown cohort.',
    input: z.object({ query: z.optional(z.object({ 'cohort-id': z.optional(Id) })) }),
    output: z.object({ skills: z.array(z.object({ skillId: Id, name: z.string(), icon: z.string() })) }),
  }),
};
