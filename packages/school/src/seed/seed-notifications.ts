import { insertSeedNotifications } from '@plinth/api-server/db/queries/seed/insert-seed-notifications';
import { dayFrom } from './days.ts';
import type { Seeding } from './seeding.ts';

/** Tells the learners what the seeded guides did: who was answered or reviewed more than a week ago has read it. */
export async function seedNotifications({ db, now }: Seeding): Promise<void> {
  await insertSeedNotifications.run(db, { now, readBefore: dayFrom(now, -7) });
}
