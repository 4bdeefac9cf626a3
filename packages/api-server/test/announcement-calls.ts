import { randomUUID } from 'node:crypto';
import { TOLD_STATES, type WriteAnnouncement } from '@plinth/domain/announcements/announcement';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

export const OFFICE = '/v1/office/announcements';

/** Helpers for who writes announcements, whom they reach and what they say. */
export function announcementCalls(school: TestSchool) {
  const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'], firstName: 'Arjun' });

  /** A cohort with two learners, one in the group of a guide, and one who left. */
  async function mintRoom() {
    const cohort = await mintCohort(school);
    const [one, other, left, guide] = [
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school),
      await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] }),
    ];
    await enrol(school, cohort.cohortId, one.userId);
    await enrol(school, cohort.cohortId, other.userId, 'BLOCKED');
    await enrol(school, cohort.cohortId, left.userId, 'CANCELLED');
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const group = await mintGroup(school, cohort.cohortId, guide.userId, [one.userId]);
    return { cohort, one, other, left, guide, group };
  }
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  const bodyFor = (
    { cohort }: Pick<Room, 'cohort'>,
    audience: Partial<WriteAnnouncement['audience']> = {},
    change: Partial<WriteAnnouncement & { announcementId: string }> = {},
  ) => ({
    announcementId: randomUUID(),
    title: 'The studio is closed on Friday',
    text: 'We meet again on Monday.',
    audience: {
      cohortId: cohort.cohortId,
      groupId: null,
      states: [...TOLD_STATES],
      includesMentors: true,
      ...audience,
    },
    publishAt: null,
    ...change,
  });
  const write = (token: string, body: object) => school.call('POST', OFFICE, { token, body });
  return { academics, mintRoom, bodyFor, write };
}
