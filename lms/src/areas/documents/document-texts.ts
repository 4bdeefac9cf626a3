import type { DocumentKind } from '@plinth/domain/documents/document';

const KINDS: Record<DocumentKind, string> = {
  CERTIFICATE: 'Certificate',
  OFFER_LETTER: 'Offer letter',
  RESUME: 'Resume',
  IDENTITY: 'Identity',
  FORM: 'Form',
  OTHER: 'Other',
};

export const kindText = (kind: DocumentKind): string => KINDS[kind];
