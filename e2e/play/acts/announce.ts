import { randomUUID } from 'node:crypto';
import { TOLD_STATES } from '@plinth/domain/announcements/announcement';
import type { Person } from '../person.ts';

/** Sends an announcement to a whole cohort. */
export async function announce({ api }: Person, cohortId: string, week: number): Promise<void> {
  await api.announcements.write({
    body: {
      announcementId: randomUUID(),
      title: `Week ${week}`,
      text: 'The studio is open on Saturday.',
      audience: { cohortId, groupId: null, states: [...TOLD_STATES], includesMentors: true, userId: null },
      publishAt: null,
    },
  });
}
