import { openDatabase } from '@plinth/api-server/db/database';
import { schoolFacts } from '@plinth/api-server/db/schema/operations';
import { Fault } from '@plinth/api-server/fault';
import { eq } from 'drizzle-orm';
import { SEED_FACT } from './seed-once.ts';

/**
 * Keeps production mode away from a database with the demonstration school.
 * @throws Fault when it was planted there: its passwords are public, that of the owner as well
 */
export async function refuseDemonstration(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, 1, () => {});
  const count = await db.$count(schoolFacts, eq(schoolFacts.key, SEED_FACT)).finally(close);
  if (count > 0)
    throw new Fault(
      'This database contains the demonstration school, whose passwords are public; PLINTH_MODE is production. ' +
        'Use an empty database or another PLINTH_HOME.',
    );
}
