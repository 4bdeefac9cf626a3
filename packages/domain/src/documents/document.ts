import * as z from 'zod/mini';
import { CertificateNumber } from '../certificates/certificate-number.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { ProfileMediaKey } from '../profiles/profile-media-key.ts';
import { ReviewStatus } from '../reviews/review-status.ts';
import { DocumentStatus } from './document-status.ts';

/** The kinds of a person's documents. */
export const DocumentKind = z.enum(['CERTIFICATE', 'OFFER_LETTER', 'RESUME', 'IDENTITY', 'FORM', 'OTHER']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/**
 * A document, or an empty slot for one (status PENDING). createdAt of an empty slot is null. mediaKey identifies the
 * file as that media of the profile, with an expiring link `url`; questionId is the question of an onboarding form that
 * requests it.
 */
export const DocumentItem = z.object({
  documentId: Id,
  cohortId: z.optional(Id),
  kind: DocumentKind,
  name: z.string(),
  status: DocumentStatus,
  createdAt: z.nullable(Instant),
  isUploadable: z.boolean(),
  mediaKey: z.optional(ProfileMediaKey),
  url: z.optional(z.string()),
  questionId: z.optional(Id),
  /**
   * What is needed to share a certificate of the school: its number, and the details that a profile elsewhere requires.
   */
  certificate: z.optional(
    z.object({
      number: CertificateNumber,
      title: z.string(),
      schoolName: z.string(),
      issuedAt: Instant,
    }),
  ),
});
export type DocumentItem = z.infer<typeof DocumentItem>;

/** Documents that prove an identity. */
export const IDENTITY_DOCUMENT_TYPES = ['PASSPORT', 'NATIONAL_ID', 'DRIVING_LICENCE', 'VOTER_ID'] as const;
export const IdentityDocumentType = z.enum(IDENTITY_DOCUMENT_TYPES);
export type IdentityDocumentType = z.infer<typeof IdentityDocumentType>;

/** The status of a person's identity check, and the slots for its files. */
export const IdentityVerification = z.object({
  status: z.union([z.literal('NOT_SUBMITTED'), ReviewStatus]),
  documentType: z.optional(IdentityDocumentType),
  submittedAt: z.optional(Instant),
  remark: z.optional(z.string()),
  slots: z.array(z.object({ documentId: Id, kind: DocumentKind })),
});
export type IdentityVerification = z.infer<typeof IdentityVerification>;
