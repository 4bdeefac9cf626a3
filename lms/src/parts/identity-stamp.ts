import type { IdentityVerification } from '@plinth/domain/documents/document';

type IdentityStamp = {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  text: string;
  says: string;
};

const IDENTITY: Record<IdentityVerification['status'], IdentityStamp> = {
  NOT_SUBMITTED: {
    tone: 'neutral',
    text: 'Not handed in',
    says: 'Upload a document that proves who you are, then hand it in.',
  },
  PENDING: { tone: 'neutral', text: 'Not handed in', says: 'Upload what is missing, then hand it in.' },
  IN_REVIEW: {
    tone: 'info',
    text: 'In review',
    says: 'The school is looking at your documents. They cannot be replaced meanwhile.',
  },
  REVIEWED: {
    tone: 'success',
    text: 'Verified',
    says: 'Your identity is verified. There is nothing more to do.',
  },
  EXPIRED: {
    tone: 'warning',
    text: 'Expired',
    says: 'The documents are no longer valid. Upload newer ones and hand them in.',
  },
  REJECTED: {
    tone: 'error',
    text: 'Not accepted',
    says: 'Replace what was not accepted and hand it in again.',
  },
};

/** The status of an identity check, and what to do about it. */
export const identityStamp = (status: IdentityVerification['status']): IdentityStamp => IDENTITY[status];
