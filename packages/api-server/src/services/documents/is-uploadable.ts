import type { DocumentRow } from './store-document.ts';

const OWN_KINDS: readonly DocumentRow['kind'][] = ['RESUME', 'IDENTITY', 'FORM'];

/** Whether its owner may put a file there: own papers always, what the school asked for until it is there. */
export function isUploadable({ kind, status }: Pick<DocumentRow, 'kind' | 'status'>): boolean {
  if (OWN_KINDS.includes(kind)) return true;
  return status === 'PENDING' && (kind === 'OFFER_LETTER' || kind === 'OTHER');
}
