import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { mintCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { expectPrompt } from '../../../test/prompt.ts';
import type { NodePublication } from '../courses/course-publication.ts';

const school = openTestSchool();
const MODULES = 50;
const TOPICS = 10;
const PARAGRAPHS = 8;

const node = (
  parentKey: string | null,
  name: string,
  rank: number,
  more: Partial<NodePublication>,
): NodePublication => ({
  key: parentKey === null ? name : `${parentKey}/${name}`,
  parentKey,
  type: 'TOPIC',
  namespace: 'LEARNING',
  rank,
  meta: { title: `${name} ${rank}` },
  ...more,
});
const many = <T>(count: number, make: (rank: number) => T[]): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1)).flat();

/** 50 modules of 10 lessons, each a reading of 8 paragraphs: 5,051 nodes. */
const longCourse: NodePublication[] = [
  node(null, 'root', 1, { type: 'ROOT' }),
  ...many(MODULES, (module) => [
    node('root', `m${module}`, module, { type: 'STUDIO' }),
    ...many(TOPICS, (topic) => {
      const key = `root/m${module}/t${topic}`;
      return [
        node(`root/m${module}`, `t${topic}`, topic, { credits: 1 }),
        node(key, 'lesson', 1, { type: 'LESSON_READING' }),
        ...many(PARAGRAPHS, (rank) => [
          node(`${key}/lesson`, `p${rank}`, rank, {
            type: 'PARAGRAPH',
            meta: { content: `Paragraph ${rank} of topic ${topic} in module ${module}.` },
          }),
        ]),
      ];
    }),
  ]),
];

describe('a course of 5,000 nodes', () => {
  it('P-10 CURR-02 every read takes two SQL statements and at most a second', async () => {
    const course = await mintCourse(school, {
      code: `long-${randomBytes(4).toString('hex')}`,
      nodes: longCourse,
    });
    expect(course.rows.length).toBeGreaterThan(5_000);
    const cohort = await mintCohort(school, { courseId: course.courseId });
    const { token, userId } = await mintPerson(school);
    await enrol(school, cohort.cohortId, userId);
    const lms = `/v2/client/lms/${cohort.cohortId}`;
    const paths = [
      `${lms}/cohort-node-data/index?namespace=LEARNING`,
      `${lms}/cohort-node-data?namespace=LEARNING&nodeId=ROOT&depth=10`,
      `${lms}/nodes/states?namespace=LEARNING`,
      `${lms}/content?namespace=LEARNING&node-id=${course.id('root/m9/t4')}`,
    ];
    const read = async (path: string) => {
      const answer = await school.call('GET', path, { token });
      expect(answer.status, path).toBe(200);
      return answer;
    };
    // Each of the two servers loads the tree once for this version.
    for (const path of paths) await Promise.all([read(path), read(path)]);
    for (const path of paths) {
      expect(await school.countQueries(() => read(path)), path).toBe(2);
      await expectPrompt(() => read(path), { promised: 1_000, school, cohortId: cohort.cohortId, token });
    }
  });

  it('CURR-01 a new version is served from the next request on, by every server', async () => {
    const code = `long-${randomBytes(4).toString('hex')}`;
    const course = await mintCourse(school, { code, nodes: longCourse });
    const cohort = await mintCohort(school, { courseId: course.courseId });
    const { token, userId } = await mintPerson(school);
    await enrol(school, cohort.cohortId, userId);
    const path = `/v2/client/lms/${cohort.cohortId}/content?namespace=LEARNING&node-id=${course.id('root/m1/t1')}`;
    const title = async () => (await school.call('GET', path, { token })).body.node.meta.title;
    expect([await title(), await title()]).toEqual(['t1 1', 't1 1']);
    await mintCourse(school, {
      code,
      nodes: longCourse.map((one) =>
        one.key === 'root/m1/t1' ? { ...one, meta: { title: 'Walls, revised' } } : one,
      ),
    });
    expect([await title(), await title()]).toEqual(['Walls, revised', 'Walls, revised']);
  });
});
