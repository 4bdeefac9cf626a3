import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortGroups, cohortMentors, cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { courseNodes } from '../db/schema/curriculum.ts';
import { placementInterests } from '../db/schema/placement.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(school.now().getTime() + days * DAY_MS);

const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
const post = (path: string, token: string, body: unknown) => school.call('POST', path, { token, body });

const mintLearner = async (state: Parameters<typeof enrol>[3] = 'ONGOING', cohortIs = {}) => {
  const cohort = await mintCohort(school, cohortIs);
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  return { cohort, person };
};

const setDate = (
  cohortId: string,
  key:
    | 'CAPSTONE_ONBOARDING_DATE'
    | 'REVIEW_DAY_START_DATE'
    | 'PLACEMENT_FORM_DATE'
    | 'COURSE_COMPLETION_DATE'
    | 'COURSE_UNLOCKED',
  time: Date,
) => school.deps.db.insert(cohortTimelines).values({ cohortId, key, time });

describe('reading a cohort', () => {
  const path = (cohortId: string) => `/v1/client/lms/user/${cohortId}/cohort`;

  it('API-118 ENTITY-06 CAP-03 returns its facts and what follows from its dates', async () => {
    const { cohort, person } = await mintLearner('ONGOING', { isCapstonePresent: true, cohortType: 'BIM_M' });
    await setDate(cohort.cohortId, 'CAPSTONE_ONBOARDING_DATE', inDays(10));
    await setDate(cohort.cohortId, 'REVIEW_DAY_START_DATE', inDays(30));
    const { status, body } = await get(path(cohort.cohortId), person.token);
    expect(status).toBe(200);
    expect(body.cohort).toMatchObject({
      productId: 'BIM_A',
      cohortId: cohort.cohortId,
      tags: ['new-lms3'],
      cohortType: 'BIM_M',
      isNewLms: true,
      careerInfo: { isCareerPresent: false, isCareerStarted: false },
      capstoneInfo: {
        isCapstonePresent: true,
        isCapstoneTabDisabled: false,
        isCapstoneOnboardingStarted: false,
        isMEPF: true,
        isV3: true,
      },
      evaluationDayInfo: { isEvaluationDayStarted: false },
    });
    expect(body.cohort.timelines).toHaveLength(3);
    await school.deps.db.delete(cohortTimelines).where(eq(cohortTimelines.key, 'CAPSTONE_ONBOARDING_DATE'));
    const without = await get(path(cohort.cohortId), person.token);
    expect(without.body.cohort.capstoneInfo.isCapstoneTabDisabled).toBe(true);
  });

  it.each([
    ['ONGOING', 200],
    ['WAITING', 200],
    ['UPCOMING', 200],
    ['BLOCKED', 200],
    ['TRANSFERRED', 403],
    ['CANCELLED', 403],
  ] as const)('ENUM-45 API-118 API-119 a learner who is %s gets %i', async (state, status) => {
    const { cohort, person } = await mintLearner(state);
    expect((await get(path(cohort.cohortId), person.token)).status).toBe(status);
    expect((await get(`${path(cohort.cohortId)}-user-data`, person.token)).status).toBe(status);
  });

  it('API-118 is 401 for a stranger, 403 for an outsider, 400 for an invalid id', async () => {
    const { cohort } = await mintLearner();
    const outsider = await mintPerson(school);
    expect((await get(path(cohort.cohortId))).status).toBe(401);
    expect((await get(path(cohort.cohortId), outsider.token)).status).toBe(403);
    expect((await get(path('x'), outsider.token)).status).toBe(400);
    expect((await get(`${path(cohort.cohortId)}-user-data`)).status).toBe(401);
    expect((await get(`${path(cohort.cohortId)}-user-data`, outsider.token)).status).toBe(403);
  });

  it('API-119 ENTITY-07 a learner reads their own cohort data, and a mentor has none', async () => {
    const { cohort, person } = await mintLearner();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await get(`${path(cohort.cohortId)}-user-data`, person.token)).body).toEqual({
      cohortId: cohort.cohortId,
      state: 'ONGOING',
      cohortOnboardingStatus: 'NOT_STARTED',
      queriesOnboardingDetails: { onboardingDone: false, coachMarksViewed: false },
      capstoneCoachmarksViewed: false,
      electives: [],
      hasGroup: false,
    });
    await mintGroup(school, cohort.cohortId, guide.userId, [person.userId]);
    const { body } = await get(`${path(cohort.cohortId)}-user-data`, person.token);
    expect(body.hasGroup).toBe(true);
    expect((await get(path(cohort.cohortId), guide.token)).status).toBe(200);
    expect((await get(`${path(cohort.cohortId)}-user-data`, guide.token)).status).toBe(404);
  });
});

describe('choosing electives', () => {
  const path = (cohortId: string, what = 'select-elective') =>
    `/v1/client/lms/user/${cohortId}/cohort-user-data/${what}`;

  const mintElectives = async (dueDay: number | null = null) => {
    const { cohort, person } = await mintLearner();
    const node = async (key: string, isElective: boolean, parentNodeId: string | null, title = key) => {
      const [row] = await school.deps.db
        .insert(courseNodes)
        .values({
          courseId: cohort.courseId,
          parentNodeId,
          key,
          type: 'COURSE_MODULE',
          namespace: 'LEARNING',
          rank: 1,
          meta: { title },
          isElective,
          dueDay: isElective ? dueDay : null,
        })
        .returning();
      if (!row) throw new Error('no node');
      return row.nodeId;
    };
    const root = await node('root', false, null);
    const [facade, interior] = [await node('facade', true, root), await node('interior', true, root)];
    await node('timber', false, facade, 'Timber');
    await node('glass', false, facade, 'Glass');
    return { cohort, person, root, facade, interior };
  };

  it('API-132 an elective is chosen once; a repeat returns the same, and another elective is 409', async () => {
    const { cohort, person, root, facade, interior } = await mintElectives();
    const choose = (nodeId: string) => post(path(cohort.cohortId), person.token, { nodeId });
    const chosen = { electives: [{ nodeId: facade, specialisation: null }] };
    expect((await choose(facade)).body).toEqual(chosen);
    expect((await choose(facade)).body).toEqual(chosen);
    expect((await choose(interior)).status).toBe(409);
    expect((await choose(root)).status).toBe(400);
    expect((await choose('x')).status).toBe(400);
    const data = await get(`/v1/client/lms/user/${cohort.cohortId}/cohort-user-data`, person.token);
    expect(data.body.electives).toEqual(chosen.electives);
  });

  it('API-132 of two electives chosen at the same moment only one is stored', async () => {
    const { cohort, person, facade, interior } = await mintElectives();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post(path(cohort.cohortId), person.token, { nodeId: n % 2 ? facade : interior }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.electives);
    expect(new Set(taken.map((electives) => JSON.stringify(electives))).size).toBe(1);
    expect(taken[0]).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('API-133 a specialisation is chosen with its elective; one that is not offered is 400, and a different one later is 409', async () => {
    const { cohort, person, facade } = await mintElectives();
    const choose = (specialisation: string) =>
      post(path(cohort.cohortId, 'select-elective-specialisation'), person.token, {
        nodeId: facade,
        specialisation,
      });
    expect((await choose('Concrete')).status).toBe(400);
    expect((await choose('Timber')).body).toEqual({
      electives: [{ nodeId: facade, specialisation: 'Timber' }],
    });
    expect((await choose('Timber')).status).toBe(200);
    expect((await choose('Glass')).status).toBe(409);
  });

  it('API-132 API-133 is 409 after the deadline, 401 for a stranger, 403 for a blocked learner', async () => {
    const { cohort, person, facade } = await mintElectives(14);
    expect((await post(path(cohort.cohortId), person.token, { nodeId: facade })).status).toBe(409);
    for (const what of ['select-elective', 'select-elective-specialisation'])
      expect(
        (await school.call('POST', path(cohort.cohortId, what), { body: { nodeId: facade } })).status,
      ).toBe(401);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, person.userId));
    const blocked = await post(path(cohort.cohortId), person.token, { nodeId: facade });
    expect(blocked).toMatchObject({ status: 403, body: { code: 'COHORT_ACCESS_BLOCKED' } });
  });
});

describe('cohort data for mentors', () => {
  const path = (cohortId: string) => `/v1/client/mentor/${cohortId}/cohort-data`;

  it('API-194 ROLE-14 a guide gets the cohort with their own groups only', async () => {
    const { cohort, person } = await mintLearner();
    const [guide, other] = [
      await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] }),
      await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] }),
    ];
    await school.deps.db.insert(cohortMentors).values({
      cohortId: cohort.cohortId,
      userId: guide.userId,
      role: 'INDUSTRIAL_GUIDE',
      isPrimaryMentor: true,
    });
    const [own] = await school.deps.db
      .insert(cohortGroups)
      .values([
        { cohortId: cohort.cohortId, title: 'Group A', guideId: guide.userId },
        { cohortId: cohort.cohortId, title: 'Group B', guideId: other.userId },
      ])
      .returning();
    await school.deps.db
      .update(enrolments)
      .set({ groupId: own?.groupId ?? null })
      .where(eq(enrolments.userId, person.userId));
    const { status, body } = await get(path(cohort.cohortId), guide.token);
    expect(status).toBe(200);
    expect(body.cohort.cohortId).toBe(cohort.cohortId);
    expect(body.groups).toEqual([
      {
        groupId: own?.groupId,
        title: 'Group A',
        learners: [{ userId: person.userId, firstName: 'Asha', lastName: 'Test', photo: null }],
      },
    ]);
    expect(body.mentorData).toEqual({ isPrimaryMentor: true });
    expect((await get(path(cohort.cohortId), other.token)).status).toBe(403);
    expect((await get(path(cohort.cohortId), person.token)).status).toBe(403);
    expect((await get(path(cohort.cohortId))).status).toBe(401);
    expect((await get(path('x'), guide.token)).status).toBe(400);
  });
});

describe('cohorts in the hubs', () => {
  const path = (source: string) => `/v2/client/user/user-cohort-data?source=${source}`;

  it('API-059 API-060 HUB-05 the learner hub returns every cohort of the learner, each with its filter', async () => {
    const person = await mintPerson(school);
    const states = ['ONGOING', 'TRANSFERRED', 'CANCELLED', 'BLOCKED'] as const;
    for (const state of states)
      await enrol(school, (await mintCohort(school)).cohortId, person.userId, state);
    const { body } = await get(path('learner-hub'), person.token);
    const filters = Object.fromEntries(
      body.courses.map((item: { filterId: string; cohortUserData: { state: string } }) => [
        item.cohortUserData.state,
        item.filterId,
      ]),
    );
    expect(filters).toEqual({ ONGOING: '1', BLOCKED: '1', TRANSFERRED: '4', CANCELLED: '5' });
  });

  it('API-059 CARD-13 each mentor hub returns the cohorts assigned in its role, filtered by their dates', async () => {
    const mentor = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] });
    const [past, running, coming, led] = [
      await mintCohort(school),
      await mintCohort(school),
      await mintCohort(school, {}, -10),
      await mintCohort(school),
    ];
    await setDate(past.cohortId, 'COURSE_COMPLETION_DATE', inDays(-1));
    for (const cohort of [past, running, coming])
      await assignMentor(school, cohort.cohortId, mentor.userId, 'INDUSTRIAL_GUIDE');
    await assignMentor(school, led.cohortId, mentor.userId, 'LEAD_MENTOR');
    const { body } = await get(path('ig-hub'), mentor.token);
    const filters = Object.fromEntries(
      body.courses.map((item: { filterId: string; cohort: { cohortId: string } }) => [
        item.cohort.cohortId,
        item.filterId,
      ]),
    );
    expect(filters).toEqual({ [past.cohortId]: '6', [running.cohortId]: '2', [coming.cohortId]: '3' });
    const hub = await get(path('mentor-hub'), mentor.token);
    expect(hub.body.courses.map((item: { cohort: { cohortId: string } }) => item.cohort.cohortId)).toEqual([
      led.cohortId,
    ]);
  });

  it('API-059 is 403 for a role that the caller lacks, 400 for an unknown hub, 401 for a stranger', async () => {
    const person = await mintPerson(school);
    expect((await get(path('ig-hub'), person.token)).status).toBe(403);
    expect((await get(path('mentor-hub'), person.token)).status).toBe(403);
    expect((await get(path('any-hub'), person.token)).status).toBe(400);
    expect((await get(path('learner-hub'))).status).toBe(401);
  });
});

describe("the caller's cohorts", () => {
  const path = '/v2/client/user/user-cohorts-info';

  it('API-032 PLACE-03 are returned with their placement interest, and the cohort for the placement hub is named', async () => {
    const person = await mintPerson(school);
    const [left, declined, wanted] = [
      await mintCohort(school),
      await mintCohort(school),
      await mintCohort(school),
    ];
    await enrol(school, left.cohortId, person.userId, 'TRANSFERRED');
    await enrol(school, declined.cohortId, person.userId, 'COMPLETED');
    await enrol(school, wanted.cohortId, person.userId);
    await setDate(left.cohortId, 'PLACEMENT_FORM_DATE', inDays(1));
    await setDate(declined.cohortId, 'PLACEMENT_FORM_DATE', inDays(2));
    await setDate(wanted.cohortId, 'PLACEMENT_FORM_DATE', inDays(3));
    await school.deps.db.insert(placementInterests).values({
      cohortId: declined.cohortId,
      userId: person.userId,
      interestedInPlacements: false,
      closeInterestPopup: true,
      currentCtc: 100,
      updatedAt: school.now(),
    });
    const { status, body } = await get(path, person.token);
    expect(status).toBe(200);
    expect(body.placementCohortId).toBe(wanted.cohortId);
    // Off unless the school enables it.
    expect(body.isReferBannerEnabled).toBe(false);
    const byId = (cohortId: string) =>
      body.cohorts.find((item: { cohortId: string }) => item.cohortId === cohortId);
    expect(byId(declined.cohortId).placementInterest).toEqual({
      interestedInPlacements: false,
      closeInterestPopup: true,
      noticePeriod: null,
    });
    expect(byId(wanted.cohortId).placementInterest).toBeNull();
    expect(byId(left.cohortId).state).toBe('TRANSFERRED');
    expect((await get(path)).status).toBe(401);
    const nobody = await mintPerson(school);
    expect((await get(path, nobody.token)).body).toEqual({
      cohorts: [],
      placementCohortId: null,
      isReferBannerEnabled: false,
    });
  });
});

describe('the start of a cohort', () => {
  it('ENUM-45 COHORT-10 makes an upcoming enrolment ongoing on the day the course starts, not when its pre-work opens', async () => {
    const person = await mintPerson(school);
    const other = await mintPerson(school);
    const [due, preWork, coming] = [
      await mintCohort(school),
      await mintCohort(school, {}, -3),
      await mintCohort(school, {}, -3),
    ];
    await setDate(preWork.cohortId, 'COURSE_UNLOCKED', inDays(-2));
    for (const { cohortId } of [due, preWork, coming])
      await enrol(school, cohortId, person.userId, 'UPCOMING');
    await enrol(school, due.cohortId, other.userId, 'WAITING');
    expect(await startDueCohorts(school.deps)).toBeGreaterThanOrEqual(1);
    const rows = await school.deps.db.select().from(enrolments).where(eq(enrolments.userId, person.userId));
    expect(rows.filter(({ state }) => state === 'ONGOING').map(({ cohortId }) => cohortId)).toEqual([
      due.cohortId,
    ]);
    const [waiting] = await school.deps.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.userId, other.userId));
    expect(waiting?.state).toBe('WAITING');
    expect(await startDueCohorts(school.deps)).toBe(0);
  });
});
