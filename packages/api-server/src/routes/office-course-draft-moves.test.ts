import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { draftCalls } from '../../test/draft-calls.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { courseNodes, nodeProgress } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const { cora, as, change, textOf, soundDraft, publish } = draftCalls(school);

/** The published nodes of a course by their key. */
const nodesOf = async (courseId: string) =>
  new Map(
    (await school.deps.db.select().from(courseNodes).where(eq(courseNodes.courseId, courseId))).map(
      (node) => [node.key, node],
    ),
  );

describe('moving the lessons of a course', () => {
  it("AUTHOR-01 AUTHOR-05 a moved lesson keeps its key and its learners' progress, and links to it follow", async () => {
    await soundDraft('MOVES');
    const { courseId } = (await publish('MOVES', 0)).body;
    const { cohortId } = await mintCohort(school, { courseId }, 7);
    const { userId } = await mintPerson(school);
    await enrol(school, cohortId, userId);
    const before = await nodesOf(courseId);
    const [key, nodeId] = [...before].flatMap((entry) =>
      entry[0].endsWith('01-joints/02-tenon') ? [entry[0], entry[1].nodeId] : [],
    );
    if (!key || !nodeId) throw new Error('no such lesson');
    await school.deps.db.insert(nodeProgress).values({
      cohortId,
      userId,
      nodeId,
      state: 'COMPLETED',
      startedAt: school.now(),
      completedAt: school.now(),
    });

    await change('MOVES', { kind: 'addModule', title: 'Second' });
    await change('MOVES', { kind: 'set', path: '02-second', fields: { summary: 'What is left.' } });
    await change('MOVES', {
      kind: 'move',
      path: '01-joints/02-tenon',
      module: '02-second',
      before: null,
    });
    const { text } = await textOf('MOVES', '02-second/01-tenon/lesson.md');
    expect(text).toContain('id: 01-joints/02-tenon');
    expect((await textOf('MOVES', '01-joints/01-mortise/lesson.md')).text).toContain(
      '(../../02-second/01-tenon)',
    );
    const { outlook } = (await as(cora).post('/MOVES/check')).body;
    const moved = outlook.changes.map(({ kind, text: words }: { kind: string; text: string }) => [
      kind,
      words,
    ]);
    expect(moved).toEqual([
      ['added', 'new module "Second" in "Timber frames"'],
      ['moved', 'lesson "Tenon" moves from "Joints" to "Second"'],
    ]);

    expect((await publish('MOVES', 1)).body).toEqual({ courseId, version: 2 });
    const lesson = (await nodesOf(courseId)).get(key);
    expect(lesson?.nodeId).toBe(nodeId);
    expect(lesson?.parentNodeId).not.toBe(before.get(key)?.parentNodeId);
    expect(
      await school.deps.db.select().from(nodeProgress).where(eq(nodeProgress.userId, userId)),
    ).toMatchObject([{ nodeId, state: 'COMPLETED' }]);
  });

  it('AUTHOR-01 reordering lessons renumbers them, each keeps its key, and links to them follow', async () => {
    await soundDraft('ORDER');
    const { body } = await change('ORDER', {
      kind: 'move',
      path: '01-joints/02-tenon',
      module: '01-joints',
      before: '01-joints/01-mortise',
    });
    expect(body.modules[0].topics.map(({ title }: { title: string }) => title)).toEqual(['Tenon', 'Mortise']);
    const mortise = (await textOf('ORDER', '01-joints/02-mortise/lesson.md')).text;
    expect(mortise).toContain('[the tenon](../01-tenon)');
    expect(mortise).toContain('id: 01-joints/01-mortise');
    expect((await textOf('ORDER', '01-joints/01-tenon/lesson.md')).text).toContain('id: 01-joints/02-tenon');
  });
});
