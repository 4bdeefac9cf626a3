import { profileMedia } from '@plinth/api-server/db/schema/accounts';
import { drawPortrait } from './draw-portrait.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const WITH_PORTRAIT = [
  'guide@plinth.test',
  'guide2@plinth.test',
  'lead@plinth.test',
  'lead2@plinth.test',
  'learner@plinth.test',
];

/**
 * Plants pictures of people whose profile is complete; newguide has none, which is what the popup for that account
 * requests.
 */
export async function seedPortraits({ db, deps }: Seeding): Promise<void> {
  for (const emailId of WITH_PORTRAIT) {
    const path = `profiles/${seedId(`portrait ${emailId}`)}.png`;
    await deps.files.put('public', path, drawPortrait(emailId), 'image/png');
    await db.insert(profileMedia).values({
      userId: personId(emailId),
      key: 'WEBSITE_PROFILE',
      bucket: 'public',
      path,
      createdAt: deps.now(),
    });
  }
}
