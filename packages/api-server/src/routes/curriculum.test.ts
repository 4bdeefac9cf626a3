import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintCourse, mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { expectPrompt } from '../../test/prompt.ts';
import { liveSessions } from '../db/schema/curriculum.ts';
import type { NodePublication } from '../services/courses/course-publication.ts';

const school = openTestSchool();
const DAY = 86_400_000;

async function mintClass(cohortChange = {}, startedDaysAgo = 28) {
  const { cohort, course } = await mintCohortWithCourse(school, cohortChange, startedDaysAgo);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await assignMentor(school, cohort.cohortId, lead.userId, 'LEAD_MENTOR');
  return { cohort, course, learner, guide, lead, base: `/v2/client/lms/${cohort.cohortId}/cohort-node-data` };
}

type Node = {
  nodeId: string;
  type: string;
  isLocked?: boolean;
  meta: Record<string, unknown>;
  children: Node[];
};
const all = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children)]);

describe('the course outline', () => {
  it('API-120 CURR-02 lists the modules by rank with dates and locks, and no content', async () => {
    const { course, learner, base } = await mintClass();
    const { status, body } = await school.call('GET', `${base}/index?namespace=LEARNING`, {
      token: learner.token,
    });
    expect(status).toBe(200);
    const [first, second] = body.nodes;
    expect(body.nodes.map((node: Node) => node.meta.title)).toEqual(['Module one', 'Module two']);
    expect(first.children.map((node: Node) => node.meta.rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.parentNodeId).toBe(course.id('root'));
    expect(first.isLocked).toBe(false);
    expect(second.isLocked).toBe(true);
    expect(second.children[0].isLocked).toBe(true);
    const opensAt = new Date(school.now().getTime() + 32 * DAY).toISOString().slice(0, 10);
    expect(second.meta.startDate.slice(0, 10)).toBe(opensAt);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('API-121 is previewed by a mentor with everything open, and refused to a learner', async () => {
    const { learner, guide, lead, base } = await mintClass();
    for (const mentor of [guide, lead]) {
      const { status, body } = await school.call('GET', `${base}/index/preview?namespace=LEARNING`, {
        token: mentor.token,
      });
      expect(status).toBe(200);
      expect(all(body.nodes).every((node) => node.isLocked === false)).toBe(true);
    }
    const refused = await school.call('GET', `${base}/index/preview?namespace=LEARNING`, {
      token: learner.token,
    });
    expect(refused.status).toBe(403);
    expect(refused.body.nodes).toBeUndefined();
  });

  it('is empty for a namespace that the course does not have', async () => {
    const { learner, base } = await mintClass();
    const { body } = await school.call('GET', `${base}/index?namespace=BONUS`, { token: learner.token });
    expect(body).toEqual({ nodes: [] });
  });

  it('CAP-02 CAP-03 locks the capstone until 15 days before its onboarding', async () => {
    const { cohort, learner, base } = await mintClass({ isCapstonePresent: true });
    await mintDate(school, cohort.cohortId, 'CAPSTONE_ONBOARDING_DATE', 20);
    const before = await school.call('GET', `${base}/index?namespace=CAPSTONE`, { token: learner.token });
    expect(before.body.nodes[0].isLocked).toBe(true);
    school.advance(5 * DAY + 60_000);
    try {
      const person = await mintPerson(school);
      await enrol(school, cohort.cohortId, person.userId);
      const after = await school.call('GET', `${base}/index?namespace=CAPSTONE`, { token: person.token });
      expect(after.body.nodes[0].isLocked).toBe(false);
    } finally {
      school.advance(-5 * DAY - 60_000);
    }
  });

  it('CAP-04 is 404 for the capstone of a cohort without one', async () => {
    const { learner, base } = await mintClass({ isCapstonePresent: true, cohortType: 'INT_DES' });
    expect(
      (await school.call('GET', `${base}/index?namespace=CAPSTONE`, { token: learner.token })).status,
    ).toBe(404);
  });
});

describe('reading a course node', () => {
  it('API-122 returns two levels below it with depth 2', async () => {
    const { learner, base } = await mintClass();
    const { status, body } = await school.call('GET', `${base}?nodeId=ROOT&depth=2`, {
      token: learner.token,
    });
    expect(status).toBe(200);
    expect(body.node.type).toBe('ROOT');
    expect(body.node.children[0].children.length).toBe(6);
    expect(body.node.children[0].children[0].children).toEqual([]);
  });

  it('API-123 returns the whole lesson with its text runs with depth 10', async () => {
    const { course, learner, base } = await mintClass();
    const { body } = await school.call(
      'GET',
      `${base}?nodeId=${course.id('root/m1/plain')}&depth=10&namespace=LEARNING`,
      {
        token: learner.token,
      },
    );
    const text = all([body.node]).find((node) => node.type === 'PARAGRAPH');
    expect(text?.meta).toMatchObject({
      content: 'A secret of the lesson.',
      runs: [{ text: 'A secret ', bold: true }, { text: 'of the lesson.' }],
    });
  });

  it('API-123 CURR-01 returns only titles, ranks and dates of a locked node and everything under it', async () => {
    const { course, learner, guide, base } = await mintClass();
    for (const { token } of [learner, guide]) {
      const { status, body } = await school.call('GET', `${base}?nodeId=${course.id('root/m2')}&depth=10`, {
        token,
      });
      expect(status).toBe(200);
      expect(body.node.isLocked).toBe(true);
      expect(JSON.stringify(body)).not.toContain('secret');
      for (const node of all([body.node])) {
        expect(Object.keys(node.meta).sort()).toEqual(['endDate', 'rank', 'startDate', 'title']);
        expect(['COURSE_MODULE', 'TOPIC', 'QUIZ']).toContain(node.type);
      }
    }
    const inside = await school.call(
      'GET',
      `${base}?nodeId=${course.id('root/m2/later/lesson/part/text')}&depth=10`,
      {
        token: learner.token,
      },
    );
    expect(inside.status).toBe(403);
    expect(JSON.stringify(inside.body)).not.toContain('secret');
  });

  it('ENUM-47 returns the dates and status of a live session in that cohort', async () => {
    const { cohort, course, learner, lead, base } = await mintClass();
    const startDate = new Date(school.now().getTime() + DAY);
    const endDate = new Date(startDate.getTime() + 3_600_000);
    await school.deps.db
      .insert(liveSessions)
      .values({ cohortId: cohort.cohortId, nodeId: course.id('root/m1/live'), startDate, endDate });
    const path = `nodeId=${course.id('root/m1/live')}&depth=10`;
    const own = await school.call('GET', `${base}?${path}`, { token: learner.token });
    expect(own.body.node).toMatchObject({
      sessionStatus: 'CREATED',
      meta: { startDate: startDate.toISOString() },
    });
    expect(own.body.node.liveSessionId).toBeUndefined();
    const forLead = await school.call(
      'GET',
      `/v1/client/mentor/lm/${cohort.cohortId}/cohort-node-data?${path}`,
      { token: lead.token },
    );
    expect(forLead.body.node).toMatchObject({ sessionStatus: 'CREATED', liveSessionId: expect.any(String) });
  });

  it.each([
    ['depth=3&nodeId=ROOT', 400],
    ['depth=2&nodeId=nonsense', 400],
    ['depth=2', 400],
    ['depth=2&nodeId=ROOT&namespace=EVERYTHING', 400],
    [`depth=2&nodeId=${randomUUID()}`, 404],
    ['depth=2&nodeId=ROOT&namespace=CAREER', 404],
  ])('API-122 API-123 %s is %i', async (query, status) => {
    const { learner, base } = await mintClass();
    expect((await school.call('GET', `${base}?${query}`, { token: learner.token })).status).toBe(status);
  });

  it('is 404 for a node of another course or another namespace', async () => {
    const mine = await mintClass();
    const other = await mintClass();
    for (const query of [
      `nodeId=${other.course.id('root')}`,
      `nodeId=${mine.course.id('open')}&namespace=LEARNING`,
    ])
      expect(
        (await school.call('GET', `${mine.base}?${query}&depth=2`, { token: mine.learner.token })).status,
      ).toBe(404);
  });
});

describe('topics for tagging a query', () => {
  it('API-184 are the open topics in their order', async () => {
    const { course, learner, base } = await mintClass();
    const { status, body } = await school.call('GET', `${base}/list/LEARNING`, { token: learner.token });
    expect(status).toBe(200);
    expect(body.topics.map((topic: { title: string }) => topic.title)).toEqual([
      'Graded topic',
      'Plain topic',
      'Timed topic',
      'Practice topic',
      'Task topic',
    ]);
    expect(body.topics[0]).toEqual({
      nodeId: course.id('root/m1/graded'),
      title: 'Graded topic',
      type: 'TOPIC',
      parentNodeId: course.id('root/m1'),
    });
  });

  it('API-184 are 400 for an unknown namespace, 401 for a stranger, 403 for an outsider', async () => {
    const { learner, base } = await mintClass();
    const outsider = await mintPerson(school);
    expect((await school.call('GET', `${base}/list/NOWHERE`, { token: learner.token })).status).toBe(400);
    expect((await school.call('GET', `${base}/list/LEARNING`)).status).toBe(401);
    expect((await school.call('GET', `${base}/list/LEARNING`, { token: outsider.token })).status).toBe(403);
  });
});

describe('the curriculum for a lead mentor', () => {
  it('API-195 API-196 has the outline and nodes of an assigned cohort, with the same locks', async () => {
    const { cohort, course, lead } = await mintClass();
    const base = `/v1/client/mentor/lm/${cohort.cohortId}/cohort-node-data`;
    const index = await school.call('GET', `${base}/index?namespace=LEARNING`, { token: lead.token });
    expect(index.body.nodes[1].isLocked).toBe(true);
    const node = await school.call('GET', `${base}?nodeId=ROOT`, { token: lead.token });
    expect(node.body.node.nodeId).toBe(course.id('root'));
    expect((await school.call('GET', `${base}?nodeId=ROOT&depth=2`, { token: lead.token })).status).toBe(400);
    expect((await school.call('GET', `${base}/index?namespace=X`, { token: lead.token })).status).toBe(400);
    expect((await school.call('GET', `${base}?nodeId=${randomUUID()}`, { token: lead.token })).status).toBe(
      404,
    );
  });

  it('API-195 API-196 is refused to a guide, a learner and another cohort’s lead mentor', async () => {
    const { cohort, guide, learner } = await mintClass();
    const other = await mintClass();
    for (const path of ['?nodeId=ROOT', '/index?namespace=LEARNING']) {
      const url = `/v1/client/mentor/lm/${cohort.cohortId}/cohort-node-data${path}`;
      for (const { token } of [guide, learner, other.lead])
        expect((await school.call('GET', url, { token })).status).toBe(403);
      expect((await school.call('GET', url)).status).toBe(401);
    }
  });
});

describe('access to the curriculum', () => {
  it.each(['/index?namespace=LEARNING', '/index/preview?namespace=LEARNING', '?nodeId=ROOT&depth=2'])(
    'API-120 API-121 API-122 %s is 401 for a stranger, 403 for an outsider',
    async (path) => {
      const { base } = await mintClass();
      const outsider = await mintPerson(school);
      const foreign = await mintClass();
      expect((await school.call('GET', `${base}${path}`)).status).toBe(401);
      for (const { token } of [outsider, foreign.learner, foreign.guide])
        expect((await school.call('GET', `${base}${path}`, { token })).status).toBe(403);
    },
  );

  it('API-120 API-121 is 400 for an unknown namespace', async () => {
    const { guide, base } = await mintClass();
    for (const path of ['/index?namespace=X', '/index', '/index/preview?namespace=X'])
      expect((await school.call('GET', `${base}${path}`, { token: guide.token })).status).toBe(400);
  });

  it.each(['UPCOMING', 'WAITING'] as const)(
    'ROLE-34 of an %s learner is to ONBOARDING only',
    async (state) => {
      const { cohort, base } = await mintClass();
      const early = await mintPerson(school);
      await enrol(school, cohort.cohortId, early.userId, state);
      const onboarding = await school.call('GET', `${base}/index?namespace=ONBOARDING`, {
        token: early.token,
      });
      expect(onboarding.body.nodes[0].isLocked).toBe(false);
      expect(
        (await school.call('GET', `${base}/index?namespace=LEARNING`, { token: early.token })).status,
      ).toBe(403);
    },
  );

  it.each(['BLOCKED', 'TRANSFERRED', 'CANCELLED'] as const)(
    'ROLE-34 is refused to a %s learner',
    async (state) => {
      const { cohort, base } = await mintClass();
      const person = await mintPerson(school);
      await enrol(school, cohort.cohortId, person.userId, state);
      for (const namespace of ['LEARNING', 'ONBOARDING'])
        expect(
          (await school.call('GET', `${base}/index?namespace=${namespace}`, { token: person.token })).status,
        ).toBe(403);
    },
  );
});

describe('a large course', () => {
  it('API-123 2,000 nodes take three statements cold and two warm, and are returned within a second', async () => {
    const nodes: NodePublication[] = [
      { key: 'r', parentKey: null, type: 'ROOT', namespace: 'LEARNING', rank: 1, meta: { title: 'Large' } },
    ];
    for (let m = 1; m <= 20; m += 1) {
      nodes.push({
        key: `m${m}`,
        parentKey: 'r',
        type: 'COURSE_MODULE',
        namespace: 'LEARNING',
        rank: m,
        meta: { title: `Module ${m}` },
        releaseDay: 0,
      });
      for (let t = 1; t <= 9; t += 1) {
        nodes.push({
          key: `m${m}t${t}`,
          parentKey: `m${m}`,
          type: 'TOPIC',
          namespace: 'LEARNING',
          rank: t,
          meta: { title: `Topic ${t}` },
          credits: 1,
        });
        for (let p = 1; p <= 10; p += 1)
          nodes.push({
            key: `m${m}t${t}p${p}`,
            parentKey: `m${m}t${t}`,
            type: 'PARAGRAPH',
            namespace: 'LEARNING',
            rank: p,
            meta: { content: `Text ${p}` },
          });
      }
    }
    expect(nodes.length).toBeGreaterThan(2_000);
    const course = await mintCourse(school, { nodes });
    const cohort = await mintCohort(school, { courseId: course.courseId });
    const learner = await mintPerson(school);
    await enrol(school, cohort.cohortId, learner.userId);
    const read = (path: string) => () =>
      school.call('GET', `/v2/client/lms/${cohort.cohortId}/${path}`, { token: learner.token });
    const whole = read('cohort-node-data?nodeId=ROOT&depth=10');

    expect(await school.countQueries(whole)).toBe(3);
    expect(await school.countQueries(whole)).toBe(2);
    expect(await school.countQueries(read('cohort-node-data/index?namespace=LEARNING'))).toBe(2);
    expect(await school.countQueries(read('nodes/states?namespace=LEARNING'))).toBe(2);
    const { cohortId } = cohort;
    await expectPrompt(whole, { promised: 1_000, school, cohortId, token: learner.token });
    const { body } = await whole();
    expect(all([body.node])).toHaveLength(nodes.length);
  });
});
