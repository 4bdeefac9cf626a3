import * as z from 'zod/mini';
import { IdentityDocumentType } from '../documents/document.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { ReviewStatus } from '../reviews/review-status.ts';

export const IDENTITY_REASON_MAX = 500;

/** A person's identity documents, as their reviewers see them. */
export const IdentityReview = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  status: ReviewStatus,
  documentType: IdentityDocumentType,
  submittedAt: Instant,
  files: z.array(z.object({ documentId: Id, name: z.string(), contentType: z.string() })),
  /** The remark sent to the person. */
  remark: z.nullable(z.string()),
  reviewedAt: z.nullable(Instant),
  /** Null if undecided, empty for a closed account and for the command line. */
  reviewer: z.nullable(z.string()),
});
export type IdentityReview = z.infer<typeof IdentityReview>;

export const IDENTITY_SORTS = ['submittedAt', 'name'] as const;
export type IdentitySort = (typeof IDENTITY_SORTS)[number];

/** A reviewer's decision on the documents submitted at `seen`; a refusal states why. */
export const IdentityDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('ACCEPT'), seen: Instant }),
  z.object({ decision: z.literal('REFUSE'), seen: Instant, reason: textField(IDENTITY_REASON_MAX) }),
]);
export type IdentityDecision = z.infer<typeof IdentityDecision>;
