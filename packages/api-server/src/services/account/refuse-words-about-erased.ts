import type { Queryable } from '../../db/database.ts';
import { findErased } from '../../db/queries/audit-entries/find-erased.ts';
import { refuse } from '../refusal.ts';

/**
 * Refuses a text about somebody who was erased, beside its field: there is nobody left whom it could be erased with.
 * @param id of the person, their order or their application, which the caller has locked
 * @throws Refusal CONFLICT
 */
export async function refuseWordsAboutErased(tx: Queryable, id: string): Promise<void> {
  const message = 'This person’s data was erased, so nothing more is written about them.';
  if ((await findErased.rows(tx, { ids: [id] })).length > 0)
    throw refuse('CONFLICT', message, { fields: [{ path: 'text', message }] });
}
