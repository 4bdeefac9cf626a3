import { createHmac, hash, randomBytes } from 'node:crypto';

/** SHA-256 of a token, which the database stores instead of it. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');

/** A new unguessable token: 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * The token that opens one row without a login (leadId, dealId, orderToken, resultToken, a shared report, a calendar
 * feed). Derived from the school's secret, so that a later mail can contain it again while the database stores only its
 * hash.
 */
export const derivedToken = (
  secret: string,
  kind: 'lead' | 'lead-mail' | 'deal' | 'order' | 'career' | 'career-mail' | 'evaluation' | 'calendar',
  rowId: string,
) => createHmac('sha256', secret).update(`${kind}:${rowId}`).digest('base64url');
