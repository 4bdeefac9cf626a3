import { createDeps } from '@plinth/api-server/create-deps';
import type { DatabaseHandle } from '@plinth/api-server/db/database';
import { holdLock } from '@plinth/api-server/db/queries/operations/hold-lock';
import { users } from '@plinth/api-server/db/schema/accounts';
import { schoolFacts } from '@plinth/api-server/db/schema/operations';
import { Fault } from '@plinth/api-server/fault';
import type { Settings } from '@plinth/api-server/settings/settings';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';

/** The key of the fact that records when the demonstration school was planted. */
export const SEED_FACT = 'demonstration-school';
const LOCK = 7_305_912_442;

/**
 * Plants the demonstration school unless that was done before. Seed and fact are written in one transaction under a
 * lock, so that several processes that start together plant it once, and a kill in the middle leaves nothing behind.
 * @returns whether this call planted it
 * @throws Fault when the database belongs to a school with people of its own
 */
export async function seedOnce(
  handle: DatabaseHandle,
  settings: Settings,
  now: Date,
  note: (detail: string) => void,
): Promise<boolean> {
  const deps = await createDeps(settings, handle, pino({ level: 'silent' }), () => now);
  return handle.db.transaction(async (tx) => {
    await holdLock.first(tx, { key: LOCK });
    const [fact] = await tx.select().from(schoolFacts).where(eq(schoolFacts.key, SEED_FACT));
    if (fact) return false;
    if ((await tx.$count(users)) > 0)
      throw new Fault(
        'The demonstration school is not planted: this database has people already. For a real school set ' +
          'PLINTH_MODE=production; for the demonstration use an empty database or another PLINTH_HOME.',
      );
    // Needed once in the life of a school, so no later start loads it.
    const { seedDemonstration } = await import('../seed/seed-demonstration.ts');
    await seedDemonstration({ db: tx, deps, now, note });
    await tx.insert(schoolFacts).values({ key: SEED_FACT, value: { seededAt: now.toISOString() } });
    return true;
  });
}
