import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, within } from '../support/course.ts';
import { deviceRows } from '../support/device-rows.ts';
import { changeCourse, teachCourse, writeCourse } from '../support/own-course.ts';
import { mintPhoto } from '../support/photo.ts';
import { runVerb } from '../support/run-verb.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A learner used by no other flow. */
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
  '01-basics/03-end/lesson.md': lesson('The end', 'What was it all about?'),
  '01-basics/03-end/quiz.yaml': `title: A look back
credits: 0
quizType: PRACTICE
retakes: unlimited
questions:
  - type: GROUP_QUESTION
    question: Two kinds of wood
    questions:
${question('oak', 'Oak is tough.', true).replace(/^/gm, '    ').trimEnd()}
${question('spruce', 'Spruce is heavy.', false).replace(/^/gm, '    ').trimEnd()}
  - type: SCALE_STAR
    question: How sure are you?
  - type: SUBJECTIVE
    question: What would you like to try?
    optional: true
`,
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

test('CURR-01 CURR-04 QUIZ-08 ENUM-28 a new course is imported, taught, changed and imported again while a learner is in it', async ({
  page,
  context,
  request,
}) => {
  const folder = await writeCourse('joints', DRAFT);
  const fault = await runVerb('import', folder, '--yes').catch(({ stderr }: { stderr: string }) => stderr);
  expect(fault).toMatch(/joints\/01-basics\/01-forces\/lesson\.md:7: HTML is not allowed/);
  await changeCourse(folder, {
    '01-basics/01-forces/lesson.md': lesson('Forces in a joint', 'A tenon carries **compression**.'),
  });
  expect(await runVerb('import', folder, '--yes')).toContain('Forces in a joint');
  const cohortId = await teachCourse('JOINTS', LEARNER);
  const { headers } = await enterCourse(context, request, LEARNER);
  const lms = `/v2/client/lms/${cohortId}`;
  const pathOf = async (title: string) => {
    const { nodes } = await (
      await request.get(`${lms}/cohort-node-data/index?namespace=LEARNING`, { headers })
    ).json();
    const found = within(nodes).find(({ meta }) => meta.title === title);
    return `/learn/${cohortId}/curriculum?cid=${found?.nodeId}`;
  };

  await test.step('taught: a lesson is read and a quiz is begun', async () => {
    await page.goto(`/learn/${cohortId}/curriculum`);
    await page.getByRole('link', { name: /Woods/ }).click();
    await expect(page.getByText('Oak is tough, spruce is light.')).toBeVisible();
    await page.getByRole('button', { name: 'Mark complete' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.goto(await pathOf('A look back'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    for (const name of [/Oak is tough/, /Spruce is heavy/])
      await page.getByRole('group', { name }).getByRole('radio', { name: 'True' }).check();
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await expect(page.getByText('1 of 2 correct: the right answers are marked.')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: '4 of 5 stars' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: /like to try/ }).fill('A scarf joint.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'See results' }).click();
    await expect(page.getByText('1 of 2 correct')).toBeVisible();

    await page.goto(await pathOf('Forces'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    // A graded quiz orders its questions differently in each attempt.
    await expect(page.getByText(/^Question 1 of 2/)).toBeVisible();
    const asked = page.getByRole('group', { name: /on its shoulders/ });
    if (!(await asked.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
    await asked.getByRole('radio', { name: 'True' }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('changed: a text, a question and its position, a renamed folder, a new lesson', async () => {
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
    expect(await runVerb('import', folder, '--yes')).toContain('is already taught like this');
  });

  await test.step('the learner continues: completed lessons and given answers are kept', async () => {
    await page.reload();
    await expect(page.getByText(/^Question \d of 2/)).toBeVisible();
    // An attempt continues with the questions it was started with.
    const shoulders = page.getByRole('group', { name: /A tenon carries/ });
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

test('ENUM-21 CURR-04 lessons with photos are imported, read and completed offline, and sent once in order', async ({
  page,
  context,
  request,
}) => {
  const photo = mintPhoto(1200, 800);
  const shown = '![The slab before the pour](../slab.png "Level 2, before the pour")';
  const folder = await writeCourse('slabs', {
    'course.yaml': DRAFT['course.yaml'].replace('JOINTS', 'SLABS').replace('Timber joints', 'Slabs'),
    '01-basics/module.yaml': DRAFT['01-basics/module.yaml'],
    '01-basics/slab.png': photo,
    '01-basics/01-pour/lesson.md': lesson('The pour', `Read the drawing first.\n\n${shown}`),
    '01-basics/02-cure/lesson.md': lesson('Curing', `Keep it damp for a week.\n\n${shown}`),
  });
  await runVerb('import', folder, '--yes');
  const cohortId = await teachCourse('SLABS', LEARNER);
  const { headers } = await enterCourse(context, request, LEARNER);
  const { nodes } = await (
    await request.get(`/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`, { headers })
  ).json();
  const idOf = (title: string) => within(nodes).find(({ meta }) => meta.title === title)?.nodeId ?? '';
  const address = (title: string) => `/learn/${cohortId}/curriculum?cid=${idOf(title)}`;
  const picture = page.getByRole('img', { name: 'The slab before the pour' });
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

  await test.step('a photo is shown without its metadata, and enlarged by pressing it', async () => {
    await page.goto(address('The pour'));
    await expect.poll(isDrawn).toBe(1200);
    const served = await request.get((await picture.getAttribute('src')) ?? '');
    expect((await served.body()).includes('taken at home')).toBe(false);
    await picture.click({ force: true });
    const sheet = page.getByRole('dialog', { name: 'Level 2, before the pour' });
    const enlarged = sheet.getByRole('img', { name: 'The slab before the pour' });
    await enlarged.hover();
    const before = await enlarged.boundingBox();
    const point = {
      x: (before?.x ?? 0) + 0.7 * (before?.width ?? 0),
      y: (before?.y ?? 0) + 0.7 * (before?.height ?? 0),
    };
    await page.mouse.dblclick(point.x, point.y);
    await expect(sheet.getByRole('status')).toHaveText('200 %');
    const after = await enlarged.boundingBox();
    expect((point.x - (after?.x ?? 0)) / (after?.width ?? 1)).toBeCloseTo(0.7, 2);
    expect((point.y - (after?.y ?? 0)) / (after?.height ?? 1)).toBeCloseTo(0.7, 2);
    await expectNoAxeFaults(page, 'a photo that is enlarged');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('both lessons are opened, then the network is lost', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const title of ['Curing', 'The pour']) {
      await page.goto(address(title));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
      // The device saves what was opened once the page is quiet; a page left sooner saves nothing more.
      await expect
        .poll(async () => {
          const keys = await deviceRows(page, 'answers');
          return ['content', 'notes'].every((resource) =>
            keys.some((key) => key.startsWith(`["${resource}"`) && key.includes(idOf(title))),
          );
        })
        .toBe(true);
    }
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('plinth-pictures')).keys()).length))
      .toBe(1);
    await context.setOffline(true);
  });

  await test.step('offline, both are read with their photo and completed, and a note outlives its tab', async () => {
    for (const title of ['The pour', 'Curing']) {
      await page.goto(address(title));
      await expect.poll(isDrawn).toBe(1200);
      await page.getByRole('button', { name: 'Mark complete' }).click();
      await expect(page.getByText('Completed', { exact: true })).toBeVisible();
      // It is shown as completed immediately, and saved a moment later.
      await expect(page.getByText(/^Kept on this device\. It is sent when/)).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Note' }).fill('Seven days at least');
    await expect(page.getByText(/Kept on this device and sent again/)).toBeVisible();
    await page.goto('about:blank');
  });

  const completed: string[] = [];
  const note = async () =>
    (
      await (
        await request.get(`/v2/client/lms/${cohortId}/notes/${idOf('Curing')}?namespace=LEARNING`, {
          headers,
        })
      ).json()
    ).note?.text;
  await test.step('back online, in a new tab, everything is sent once and in order', async () => {
    await context.setOffline(false);
    const tab = await context.newPage();
    tab.on('requestfinished', (sent) => {
      const url = new URL(sent.url());
      if (sent.method() === 'PUT' && url.pathname.endsWith('/nodes/states'))
        completed.push(url.searchParams.get('nodeId') ?? '');
    });
    await tab.goto(address('Curing'));
    await expect(tab.getByRole('textbox', { name: 'Note' })).toHaveValue('Seven days at least');
    await expect.poll(note).toBe('Seven days at least');
    await expect.poll(() => completed.length).toBe(2);
    expect(completed).toEqual([idOf('The pour'), idOf('Curing')]);
    const { nodes: states } = await (
      await request.get(`/v2/client/lms/${cohortId}/nodes/states?namespace=LEARNING`, { headers })
    ).json();
    for (const title of ['The pour', 'Curing']) expect(states[idOf(title)].state).toBe('COMPLETED');
  });

  const exported = await mkdtemp(join(tmpdir(), 'plinth-export-'));
  await runVerb('export', 'SLABS', exported);
  expect(await readFile(join(exported, 'slabs/01-basics/slab.png'))).toEqual(photo);
});
