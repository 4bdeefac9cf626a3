import type { IdentityDocumentType } from '@plinth/domain/documents/document';

const PAPERS: Record<IdentityDocumentType, string> = {
  PASSPORT: 'Passport',
  NATIONAL_ID: 'National identity card',
  DRIVING_LICENCE: 'Driving licence',
  VOTER_ID: 'Voter identity card',
};

/** What a paper that proves an identity is called. */
export const paperText = (type: IdentityDocumentType): string => PAPERS[type];
