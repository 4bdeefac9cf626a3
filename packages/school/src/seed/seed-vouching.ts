import { userProfiles } from '@plinth/api-server/db/schema/accounts';
import { leads } from '@plinth/api-server/db/schema/admissions';
import { leadConnections } from '@plinth/api-server/db/schema/vouching';
import { inArray } from 'drizzle-orm';
import { dayFrom } from './days.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const LEARNER = 'learner@plinth.test';
const ASKED = [LEARNER, 'learner2@plinth.test', 'graduate@plinth.test'];

/** Plants learners who may be asked about their course; one has an unanswered question and a published answer. */
export async function seedVouching({ db, now }: Seeding): Promise<void> {
  await db
    .update(userProfiles)
    .set({ takesQuestions: true })
    .where(inArray(userProfiles.userId, ASKED.map(personId)));
  const leadRowId = seedId('lead Meera');
  await db.insert(leads).values({
    leadRowId,
    // No token has this hash, so no link opens the row.
    tokenHash: seedId('token of lead Meera'),
    emailId: 'meera@plinth.test',
    data: { firstName: 'Meera' },
    createdAt: dayFrom(now, -3),
    updatedAt: dayFrom(now, -3),
  });
  await db.insert(leadConnections).values([
    {
      connectionId: seedId('lead who asks the learner'),
      userId: personId(LEARNER),
      leadRowId,
      firstName: 'Meera',
      message: 'How many hours a week did you really need beside your job?',
      createdAt: dayFrom(now, -3),
    },
    {
      connectionId: seedId('lead whom the learner answered'),
      userId: personId(LEARNER),
      firstName: 'Arun',
      message: 'I have only ever drawn in AutoCAD. Is that enough to begin?',
      recordStatus: 'INACTIVE',
      answer:
        'It was for me. The first two weeks were slow, because views and families are another way of thinking. Keep the evening before a live session free and ask early; nobody minded.',
      answeredAt: dayFrom(now, -9),
      isShown: true,
      createdAt: dayFrom(now, -11),
    },
  ]);
}
