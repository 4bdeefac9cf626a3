import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { collectData } from '../account/collect-data.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

/** Exports all data of a person who requested it; the log records the export. @throws Refusal NOT_FOUND */
export async function exportPersonData(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: { userId: string },
) {
  const [person] = await deps.db
    .select({ userId: users.userId, emailId: users.emailId, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.userId, userId));
  if (!person) throw refuse('NOT_FOUND', 'Person not found.');
  const file = await collectData(
    deps,
    { ...person, isEmailVerified: person.emailVerifiedAt !== null },
    {
      name: 'plinth-personal-data',
      about:
        'Everything that the school keeps about this person. Times are UTC. Files are listed here by name.',
    },
  );
  await recordAudit(deps.db, deps.now(), act, { action: 'people.data-exported', subjectId: userId });
  return file;
}
