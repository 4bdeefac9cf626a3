import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { guideCalls } from '../../test/guide-calls.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
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

  it('API-189 API-190 API-210 COHORT-04 as many hand-ins as are counted for a lead mentor are listed for them: of learners without a guide, and of their own groups as a guide', async () => {
    const room = await mintRoom();
    const { cohortId } = room;
    const alone = await mintPerson(school);
    await enrol(school, cohortId, alone.userId);
    const unguided = await mintPerson(school);
    await enrol(school, cohortId, unguided.userId);
    await mintGroup(school, cohortId, null, [unguided.userId]);
    for (const { userId } of [alone, unguided, room.own[0], room.stranger].flatMap((one) => one ?? []))
      await school.deps.db.insert(reports).values({
        createdAt: school.now(),
        cohortId,
        userId,
        nodeId: room.course.id('root/m1/task/assignment'),
        namespace: 'LEARNING',
        reviewStatus: 'PENDING',
        submittedAt: school.now(),
      });
    const counts = async ({ token }: { token: string }) => {
      const [hub, list] = await Promise.all([
        school.call('GET', '/v1/client/mentor/page', { token }),
        school.call('GET', `/v2/client/mentor/reports/${cohortId}?reviewStatus=OPEN`, { token }),
      ]);
      return [hub.body.cohorts[0].tasksToAssess, list.body.total];
    };
    expect(await counts(room.lead)).toEqual([2, 2]);
    expect(await counts(room.guide)).toEqual([1, 1]);
    await school.deps.db
      .update(users)
      .set({ roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] })
      .where(eq(users.userId, room.guide.userId));
    await assignMentor(school, cohortId, room.guide.userId, 'LEAD_MENTOR');
    expect(await counts(room.guide)).toEqual([3, 3]);
    expect((await dashboard(room)).body.tasksToAssess).toBe(3);
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
