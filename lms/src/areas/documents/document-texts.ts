import type { DocumentKind, IdentityDocumentType } from '@plinth/domain/documents/document';

const KINDS: Record<DocumentKind, string> = {
  CERTIFICATE: 'Certificate',
  OFFER_LETTER: 'Offer letter',
  RESUME: 'Resume',
  IDENTITY: 'Identity',
  FORM: 'Form',
  OTHER: 'Other',
};

export const kindText = (kind: DocumentKind): string => KINDS[kind];

const PAPERS: Record<IdentityDocumentType, string> = {
  PASSPORT: 'Passport',
  NATIONAL_ID: 'National identity card',
  DRIVING_LICENCE: 'Driving licence',
  VOTER_ID: 'Voter identity card',
};

export const paperText = (type: IdentityDocumentType): string => PAPERS[type];
