import type { IdentityDocumentType } from '@plinth/domain/documents/document';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import type { RecommendationStatus } from '@plinth/domain/recommendations/recommendation';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { createdAt, deletedWith, instant, oneFor, primaryId } from './columns.ts';

/** Entries of the list sections of a profile; the basic details are in user_profiles. */
export const profileDetails = pgTable(
  'profile_details',
  {
    detailId: primaryId(),
    userId: deletedWith(() => users.userId),
    sectionId: text().$type<ListSectionId>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The position in its section; entries with the same position are in the order they were added. */
    place: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('profile_details_section').on(t.userId, t.sectionId, t.place, t.detailId)],
);

export const profileProjects = pgTable(
  'profile_projects',
  {
    projectId: primaryId(),
    userId: deletedWith(() => users.userId),
    title: text().notNull(),
    description: text().notNull().default(''),
    softwares: text().array().notNull().default(sql`'{}'`),
    link: text(),
    recordStatus: text().$type<RecordStatus>().notNull().default('ACTIVE'),
    createdAt: createdAt(),
  },
  (t) => [index('profile_projects_user').on(t.userId, t.projectId)],
);

/** One person's applause for one profile. */
export const applauds = pgTable(
  'applauds',
  {
    userId: deletedWith(() => users.userId),
    fromUserId: deletedWith(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.fromUserId] }),
    check('applauds_of_others', sql`${t.userId} <> ${t.fromUserId}`),
  ],
);

/** One person's recommendation of another: one per pair. */
export const recommendations = pgTable(
  'recommendations',
  {
    recommendationId: primaryId(),
    recipientId: deletedWith(() => users.userId),
    authorId: deletedWith(() => users.userId),
    relationship: text(),
    text: text().notNull(),
    status: text().$type<RecommendationStatus>().notNull().default('PENDING'),
    isVisible: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('recommendations_pair').on(t.recipientId, t.authorId),
    check('recommendations_of_others', sql`${t.recipientId} <> ${t.authorId}`),
    check('recommendations_visible', sql`not ${t.isVisible} or ${t.status} = 'ACCEPTED'`),
  ],
);

export const recommendationUpvotes = pgTable(
  'recommendation_upvotes',
  {
    recommendationId: deletedWith(() => recommendations.recommendationId),
    userId: deletedWith(() => users.userId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.recommendationId, t.userId] })],
);

/** The state of a person's identity check. */
export const identityVerifications = pgTable(
  'identity_verifications',
  {
    userId: oneFor(() => users.userId),
    status: text().$type<ReviewStatus>().notNull(),
    documentType: text().$type<IdentityDocumentType>().notNull(),
    documentIds: uuid().array().notNull(),
    /** The remark shown to the person: why the documents were not accepted. */
    remark: text(),
    submittedAt: instant().notNull(),
    reviewedAt: instant(),
    /** The staff member who decided; their account may be gone by now. */
    reviewedById: uuid(),
  },
  (t) => [index('identity_verifications_queue').on(t.status, t.submittedAt)],
);
