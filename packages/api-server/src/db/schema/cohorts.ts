import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { ProductType } from '@plinth/domain/catalog/product-type';
import type { Region } from '@plinth/domain/catalog/region';
import type { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import type { CohortType } from '@plinth/domain/cohorts/cohort-type';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { DEFAULT_GROUP_SIZE } from '@plinth/domain/groups/group-size';
import type { Progress } from '@plinth/domain/progress/progress';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo } from './columns.ts';

/**
 * What the school sells: one row per product code. Shipped products are synchronised with the catalogue in domain, from
 * which the pages are built; a school's own are made in the office.
 */
export const products = pgTable(
  'products',
  {
    productId: text().$type<ProductCode>().primaryKey(),
    courseTitle: text().notNull(),
    /** The last part of its page's address; null if it has no page. */
    slug: text(),
    description: text().notNull().default(''),
    productType: text().$type<ProductType>().notNull(),
    /** The type of its cohorts, which alone decides how they behave. */
    cohortType: text().$type<CohortType>().notNull(),
    region: text().$type<Region>().notNull(),
    durationWeeks: integer().notNull(),
    isShipped: boolean().notNull().default(false),
    /** False for a shipped product where its region does not sell it. */
    isOffered: boolean().notNull().default(true),
    /** When staff took it off sale; earlier purchases and offers remain valid. */
    retiredAt: instant(),
    createdAt: createdAt(),
  },
  // Only for a school's own: the addresses of shipped pages belong to the site and may be reassigned.
  (t) => [uniqueIndex('products_page').on(t.region, t.slug).where(sql`not ${t.isShipped}`)],
);

/** The product that a row is about. */
export const ofProduct = () =>
  text()
    .$type<ProductCode>()
    .notNull()
    .references(() => products.productId);

/** A product's price, in minor units of each currency. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: ofProduct(),
    currency: text().$type<'INR' | 'USD'>().notNull(),
    listPrice: bigint({ mode: 'number' }).notNull(),
    bookingAmount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.currency] })],
);

export const cohorts = pgTable(
  'cohorts',
  {
    cohortId: primaryId(),
    productId: ofProduct(),
    courseId: uuid().notNull(),
    courseTitle: text().notNull(),
    batchNumber: text().notNull(),
    cohortType: text().$type<CohortType>().notNull(),
    productType: text().$type<ProductType>().notNull(),
    /** The group of `userCohorts` that the cohort belongs to; FREEMIUM = open course. */
    cohortGroup: text().$type<'FREEMIUM' | 'SPECIALIZATION' | 'COHORT'>().notNull().default('SPECIALIZATION'),
    tags: text().array().notNull().default(sql`'{}'`),
    status: text().$type<CohortStatus>().notNull().default('ACTIVE'),
    isNewLms: boolean().notNull().default(true),
    isCivilLms4Cohort: boolean().notNull().default(false),
    showNudges: boolean().notNull().default(false),
    showPlacementNudges: boolean().notNull().default(false),
    isLocalizedLeaderboard: boolean().notNull().default(false),
    isLeaderBoardAllowed: boolean().notNull().default(true),
    aiBotEnabled: boolean().notNull().default(false),
    isCapstonePresent: boolean().notNull().default(false),
    isPromoted: boolean().notNull().default(false),
    seats: integer().notNull().default(40),
    /** The number of learners in a group before the next one is created. */
    groupSize: integer().notNull().default(DEFAULT_GROUP_SIZE),
    /** The time zone of its days, an IANA name. */
    timeZone: text().notNull().default(DEFAULT_TIMEZONE),
    /** Days without school, YYYY-MM-DD, that its plan avoids. */
    holidays: jsonb().$type<string[]>().notNull().default([]),
    /** When staff last closed it: learners with nothing missing completed it then. */
    closedAt: instant(),
    /** The onboarding form; null if the cohort has none. */
    onboardingFormId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cohorts_batch').on(t.productId, t.batchNumber),
    index('cohorts_product').on(t.productId),
  ],
);

export const cohortTimelines = pgTable(
  'cohort_timelines',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    key: text().$type<TimelineKey>().notNull(),
    time: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.key] }), index('cohort_timelines_key').on(t.key, t.time)],
);

/** A group of learners that one guide looks after. */
export const cohortGroups = pgTable(
  'cohort_groups',
  {
    groupId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    title: text().notNull(),
    guideId: uuid().references(() => users.userId),
  },
  (t) => [
    uniqueIndex('cohort_groups_title').on(t.cohortId, t.title),
    index('cohort_groups_guide').on(t.guideId),
  ],
);

/** A learner's place in a cohort ("cohort user data"). */
export const enrolments = pgTable(
  'enrolments',
  {
    enrolmentId: primaryId(),
    cohortId: refersTo(() => cohorts.cohortId),
    userId: refersTo(() => users.userId),
    groupId: uuid().references(() => cohortGroups.groupId),
    state: text().$type<CohortUserState>().notNull(),
    /** When staff paused a place that has rested since; null for a place that waits for a payment or a seat. */
    pausedAt: instant(),
    cohortOnboardingStatus: text().$type<Progress>().notNull().default('NOT_STARTED'),
    showCoachmarks: boolean().notNull().default(true),
    capstoneCoachmarksViewed: boolean().notNull().default(false),
    queriesOnboardingDone: boolean().notNull().default(false),
    queriesCoachMarksViewed: boolean().notNull().default(false),
    /** Chosen electives: nodeId, with the specialisation if one was chosen. */
    electives: jsonb().$type<{ nodeId: string; specialisation?: string }[]>().notNull().default([]),
    /** The last day, YYYY-MM-DD, that staff granted for completing what was missing when the cohort was closed. */
    moreTimeUntil: date({ mode: 'string' }),
    enrolledAt: createdAt(),
  },
  (t) => [
    uniqueIndex('enrolments_once').on(t.cohortId, t.userId),
    // The learners of a cohort without those who left it, of whom there may be many.
    index('enrolments_present')
      .on(t.cohortId, t.userId)
      .where(sql`state not in ('TRANSFERRED', 'CANCELLED')`),
    index('enrolments_user').on(t.userId),
    index('enrolments_state').on(t.state, t.userId),
    index('enrolments_group').on(t.groupId),
    index('enrolments_enrolled').on(t.enrolledAt, t.enrolmentId),
  ],
);

/** Guides and lead mentors assigned to a cohort. */
export const cohortMentors = pgTable(
  'cohort_mentors',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: refersTo(() => users.userId),
    role: text().$type<'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR'>().notNull(),
    isPrimaryMentor: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId, t.role] }), index('cohort_mentors_user').on(t.userId)],
);

/** Public questions and answers; without product or region they are for everyone. */
export const faqs = pgTable(
  'faqs',
  {
    faqId: primaryId(),
    productId: text().$type<ProductCode>(),
    region: text().$type<Region>(),
    question: text().notNull(),
    answer: text().notNull(),
    category: text().notNull(),
    rank: integer().notNull().default(0),
  },
  (t) => [index('faqs_list').on(t.productId, t.region, t.rank)],
);
