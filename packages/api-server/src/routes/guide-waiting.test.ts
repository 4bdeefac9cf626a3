import { describe, expect, it } from 'vitest';
import { guideCalls } from '../../test/guide-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { mentorQueries, reports } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const { mintRoom, dashboard } = guideCalls(school);

describe('what waits for a guide', () => {
  it('API-189 API-210 as many hand-ins as the dashboard counts are listed as OPEN: those in review too, none judged or begun', async () => {
    const statuses = ['PENDING', 'IN_REVIEW', 'REVIEWED', 'REJECTED', 'DRAFT'] as const;
    const room = await mintRoom(statuses);
    for (const [at, reviewStatus] of statuses.entries())
      await school.deps.db.insert(reports).values({
        createdAt: school.now(),
        cohortId: room.cohortId,
        userId: room.own[at]?.userId ?? '',
        nodeId: room.course.id('root/m1/task/assignment'),
        namespace: 'LEARNING',
        reviewStatus,
        submittedAt: reviewStatus === 'DRAFT' ? null : school.now(),
      });
    const { body } = await school.call(
      'GET',
      `/v2/client/mentor/reports/${room.cohortId}?reviewStatus=OPEN`,
      { token: room.guide.token },
    );
    expect((await dashboard(room)).body.tasksToAssess).toBe(2);
    expect(body.total).toBe(2);
    const found: { reviewStatus: string }[] = body.reports;
    expect(found.map(({ reviewStatus }) => reviewStatus).sort()).toEqual(['IN_REVIEW', 'PENDING']);
  });

  it('API-189 API-167 as many open queries as the dashboard counts are listed as those of the guide or nobody', async () => {
    const room = await mintRoom();
    for (const [title, assignedIgId] of [
      ['nobody', null],
      ['own', room.guide.userId],
      ['other', room.otherGuide.userId],
    ] as const)
      await school.deps.db.insert(mentorQueries).values({
        cohortId: room.cohortId,
        askedById: room.own[0]?.userId ?? '',
        title,
        description: 'Roof or two?',
        namespace: 'CAREER',
        assignedIgId,
        createdAt: school.now(),
        lastActivityAt: school.now(),
      });
    const listed = async (assigned: string) => {
      const path = `/v1/client/mentor/${room.cohortId}/queries?state=OPEN&assigned=${assigned}`;
      const { body } = await school.call('GET', path, { token: room.guide.token });
      return body.queries.map(({ title }: { title: string }) => title).sort();
    };
    expect((await dashboard(room)).body.openQueries).toBe(2);
    expect(await listed('me-or-nobody')).toEqual(['nobody', 'own']);
    expect(await listed('me')).toEqual(['own']);
    expect(await listed('all')).toHaveLength(3);
  });
});
