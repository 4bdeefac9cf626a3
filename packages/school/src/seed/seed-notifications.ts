import { insertSeedNotifications } from '@plinth/api-server/db/queries/seed/insert-seed-notifications';
import { dayFrom } from './days.ts';
import type { Seeding } from './seeding.ts';

/**
 * Notifies the learners of what the seeded guides did; notifications of answers and reviews older than a week are
 * already read.
 */
export async function seedNotifications({ db, now }: Seeding): Promise<void> {
  await insertSeedNotifications.run(db, { now, readBefore: dayFrom(now, -7) });
}
