import type { IdentityDocumentType } from '@plinth/domain/documents/document';

const PAPERS: Record<IdentityDocumentType, string> = {
  PASSPORT: 'Passport',
  NATIONAL_ID: 'National identity card',
  DRIVING_LICENCE: 'Driving licence',
  VOTER_ID: 'Voter identity card',
};

/** The name of an identity document type. */
export const identityDocumentName = (type: IdentityDocumentType): string => PAPERS[type];
