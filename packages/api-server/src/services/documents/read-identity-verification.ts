import type { IdentityVerification } from '@plinth/domain/documents/document';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { identitySlots } from './document-slots.ts';

/** Returns the state of the caller's identity check. */
export async function readIdentityVerification(deps: Deps, caller: Caller): Promise<IdentityVerification> {
  const [row] = await deps.db
    .select()
    .from(identityVerifications)
    .where(eq(identityVerifications.userId, caller.userId));
  const slots = identitySlots(caller.userId).map(({ documentId, kind }) => ({ documentId, kind }));
  if (!row) return { status: 'NOT_SUBMITTED', slots };
  return {
    status: row.status,
    documentType: row.documentType,
    submittedAt: row.submittedAt.toISOString(),
    ...(row.remark ? { remark: row.remark } : {}),
    slots,
  };
}
