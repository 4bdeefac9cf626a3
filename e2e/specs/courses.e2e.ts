import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, within } from '../support/course.ts';
import { changeCourse, teachCourse, writeCourse } from '../support/own-course.ts';
import { runVerb } from '../support/run-verb.ts';
import { expect, test } from '../support/test.ts';

/** A learner whom no other flow touches. */
const LEARNER = 'ishaan.demo@plinth.test';

const lesson = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\nsummary: One sentence.\nminutes: 5\ncredits: 5\n${more}---\n${text}\n`;
const question = (id: string, text: string, answer: boolean) =>
  `  - type: BINARY_TRUE_FALSE\n    id: ${id}\n    question: ${text}\n    answer: ${answer}\n    explanation: It is known.\n`;
const quiz = (...questions: readonly string[]) =>
  `title: Forces\ncredits: 10\nquizType: GRADED\nretakes: 1\nquestions:\n${questions.join('')}`;

const SHOULDERS = question('shoulders', 'A tenon carries compression on its shoulders.', true);
const PEGS = question('pegs', 'A peg may stand in for a shoulder.', false);
const DRAFT = {
  'course.yaml': `code: JOINTS
title: Timber joints
outcome: You can choose and draw a joint.
audience: Architects.
weeks: 6
skills:
  - Joinery
modules:
  - 01-basics
`,
  '01-basics/module.yaml': 'title: Basics\nsummary: What a joint does.\ntype: STUDIO\nreleaseDay: 0\n',
  '01-basics/01-forces/lesson.md': lesson('Forces in a joint', 'A tenon carries <b>compression</b>.'),
  '01-basics/01-forces/quiz.yaml': quiz(SHOULDERS, PEGS),
  '01-basics/02-woods/lesson.md': lesson('Woods', 'Oak is tough, spruce is light.'),
};

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(read.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('CURR-01 CURR-04 QUIZ-08 a course written from scratch is imported, taught, changed and imported again while a learner is in it @one-size', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const folder = await writeCourse('joints', DRAFT);
  const fault = await runVerb('import', folder, '--yes').catch(({ stderr }: { stderr: string }) => stderr);
  expect(fault).toMatch(/joints\/01-basics\/01-forces\/lesson\.md:7: HTML is not allowed/);
  await changeCourse(folder, {
    '01-basics/01-forces/lesson.md': lesson('Forces in a joint', 'A tenon carries **compression**.'),
  });
  expect(await runVerb('import', folder, '--yes')).toContain('Forces in a joint');
  const cohortId = await teachCourse('JOINTS', LEARNER);
  const { headers } = await enterCourse(context, request, baseURL ?? '', LEARNER);
  const lms = `/v2/client/lms/${cohortId}`;
  const pathOf = async (title: string) => {
    const { nodes } = await (
      await request.get(`${lms}/cohort-node-data/index?namespace=LEARNING`, { headers })
    ).json();
    const found = within(nodes).find(({ meta }) => meta.title === title);
    return `/learn/${cohortId}/curriculum?cid=${found?.nodeId}`;
  };

  await test.step('taught: a lesson is read, a quiz is begun', async () => {
    await page.goto(`/learn/${cohortId}/curriculum`);
    await page.getByRole('link', { name: /Woods/ }).click();
    await expect(page.getByText('Oak is tough, spruce is light.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark complete' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.goto(await pathOf('Forces'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page
      .getByRole('group', { name: /on its shoulders/ })
      .getByRole('radio', { name: 'True' })
      .check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('changed: a text, a question and its place, a folder that is renamed, a new lesson', async () => {
    await changeCourse(folder, {
      'course.yaml': DRAFT['course.yaml'].replace('  - 01-basics\n', '  - 01-basics\n  - 02-roofs\n'),
      '01-basics/01-forces/quiz.yaml': quiz(
        PEGS,
        SHOULDERS.replace('A tenon carries', 'A tenon always carries'),
      ),
      '01-basics/02-woods/lesson.md': lesson('Woods for joints', 'Oak is tough, ash is springy.'),
      '02-roofs/module.yaml': 'title: Roofs\nsummary: Rafters.\ntype: STUDIO\nreleaseDay: 0\n',
      '02-roofs/01-rafters/lesson.md': lesson('Rafters', 'A birdsmouth seats the rafter on the plate.'),
    });
    const said = await runVerb('import', folder, '--yes');
    expect(said).toMatch(/\+ .*Rafters/);
    expect(said).toMatch(/~ .*Woods for joints/);
    expect(await runVerb('import', folder, '--yes')).toContain('is taught like this already');
  });

  await test.step('the learner goes on: what was done stays done, what was answered stays answered', async () => {
    await page.reload();
    await expect(page.getByText(/^Question \d of 2/)).toBeVisible();
    const shoulders = page.getByRole('group', { name: /A tenon always carries/ });
    if (!(await shoulders.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
    await expect(shoulders.getByRole('radio', { name: 'True' })).toBeChecked();
    await page.goto(await pathOf('Woods for joints'));
    await expect(page.getByText('Oak is tough, ash is springy.')).toBeVisible();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.goto(`/learn/${cohortId}/curriculum`);
    await page.getByRole('heading', { name: 'Roofs' }).click();
    await expect(page.getByRole('link', { name: /Rafters/ })).toBeVisible();
    await expectNoAxeFaults(page, 'the map of a course that was changed');
  });

  const exported = await mkdtemp(join(tmpdir(), 'plinth-export-'));
  await runVerb('export', 'JOINTS', exported);
  expect(await filesOf(join(exported, 'joints'))).toEqual(await filesOf(folder));
});
