import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { REVIEW_STATUSES, ReviewStatus } from '../reviews/review-status.ts';

/** The status of a hand-in on the server: a draft that only its owner sees, then the outcome of the review. */
export const REPORT_STATUSES = ['DRAFT', ...REVIEW_STATUSES] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** One part of a hand-in: an uploaded file (FILE_UPLOAD) or a link (LINK_UPLOAD). */
export const ReportEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FILE'), entryId: Id, name: z.string(), documentId: Id }),
  z.object({ kind: z.literal('LINK'), entryId: Id, url: z.string() }),
]);
export type ReportEntry = z.infer<typeof ReportEntry>;

/** The draft of the next hand-in at a node. */
export const ReportDraft = z.object({ reportId: Id, nodeId: Id, entries: z.array(ReportEntry) });
export type ReportDraft = z.infer<typeof ReportDraft>;

/**
 * A learner's task. credits is its worth, endDate its due date. PENDING without submittedAt waits for the learner,
 * PENDING with it for the review. score is out of the rubric's total.
 */
export const Task = z.object({
  nodeId: Id,
  title: z.string(),
  namespace: Namespace,
  endDate: z.nullable(Instant),
  reviewStatus: ReviewStatus,
  credits: z.int().check(z.gte(0)),
  submittedAt: z.nullable(Instant),
  reportId: z.optional(Id),
  remark: z.optional(z.string()),
  score: z.optional(z.int()),
});
export type Task = z.infer<typeof Task>;

/** What may be handed in at a task: files, links or both. */
const UploadKind = z.enum(['FILE', 'LINK', 'BOTH']);

/**
 * One hand-in of the learner's own task with the outcome of its review. version counts from 1. outOf is what its score
 * was out of, if the task is now scored out of something else.
 */
export const ReportVersion = z.object({
  version: z.int().check(z.gte(1)),
  reviewStatus: ReviewStatus,
  submittedAt: Instant,
  isLate: z.boolean(),
  text: z.nullable(z.string()),
  score: z.nullable(z.int()),
  outOf: z.optional(z.int().check(z.gte(1))),
  remark: z.nullable(z.string()),
  reviewedAt: z.nullable(Instant),
  entries: z.array(ReportEntry),
});
export type ReportVersion = z.infer<typeof ReportVersion>;

/** A row of the rubric a hand-in is judged by: a criterion, its points, and what earns all or some of them. */
export const RubricRow = z.object({
  criterion: z.string(),
  points: z.int(),
  full: z.string(),
  partial: z.string(),
});

/**
 * A hand-in as the learner's guide reads it: the latest version with its due date and rubric, and the earlier versions
 * with their reviews, newest first.
 */
export const Report = z.object({
  reportId: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  nodeId: Id,
  title: z.string(),
  namespace: Namespace,
  dueAt: z.nullable(Instant),
  credits: z.int().check(z.gte(0)),
  maxScore: z.int().check(z.gte(1)),
  rubric: z.array(RubricRow),
  ...ReportVersion.shape,
  earlier: z.array(ReportVersion),
});
export type Report = z.infer<typeof Report>;

/**
 * The learner's own task with its draft and its hand-ins, newest first. reviewStatus is that of the task (taskStatus);
 * isOpen is whether something can be handed in now. endDate is the due date, maxScore the rubric's total.
 */
export const OwnReport = z.object({
  nodeId: Id,
  title: z.string(),
  namespace: Namespace,
  uploads: UploadKind,
  endDate: z.nullable(Instant),
  credits: z.int().check(z.gte(0)),
  maxScore: z.int().check(z.gte(1)),
  reviewStatus: ReviewStatus,
  isOpen: z.boolean(),
  draft: z.nullable(z.object({ reportId: Id, text: z.string(), entries: z.array(ReportEntry) })),
  versions: z.array(ReportVersion),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** The outcomes a guide can choose for a hand-in. */
export const ASSESSMENTS = ['IN_REVIEW', 'REVIEWED', 'REJECTED'] as const;
export const Assessment = z.enum(ASSESSMENTS);
export type Assessment = z.infer<typeof Assessment>;
