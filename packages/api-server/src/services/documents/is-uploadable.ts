import type { DocumentRow } from './store-document.ts';

const OWN_KINDS: readonly DocumentRow['kind'][] = ['RESUME', 'IDENTITY', 'FORM'];

/**
 * Whether its owner may upload a file there: always for the owner's own documents, for requested ones until they are
 * submitted.
 */
export function isUploadable({ kind, status }: Pick<DocumentRow, 'kind' | 'status'>): boolean {
  if (OWN_KINDS.includes(kind)) return true;
  return status === 'PENDING' && (kind === 'OFFER_LETTER' || kind === 'OTHER');
}
