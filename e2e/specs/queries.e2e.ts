import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse } from '../support/course.ts';
import { tokenOf } from '../support/sign-in.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Two learners of the cohort whose queries no other flow touches, one for each screen size. */
const LEARNER: Record<string, string> = { phone: 'tanvi.demo@plinth.test', desk: 'learner2@plinth.test' };
/** A one-pixel picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Node = { nodeId: string; type: string; isLocked?: boolean; meta: { title?: string }; children: Node[] };

test('QUERY-01 QUERY-06 API-174 API-177 a question with a picture survives a reload, is answered, resolved and rated', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId, headers } = await enterCourse(context, request, LEARNER[sizeOf(info.project)] ?? '');
  const title = `Parapet on which level, ${info.project.name}?`;
  const { nodes } = await (
    await request.get(`/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`, { headers })
  ).json();
  const open = (node: Node): Node[] =>
    node.isLocked ? [] : [node, ...node.children.flatMap((child) => open(child))];
  const lesson = (nodes as Node[]).flatMap((module) => open(module)).find(({ type }) => type === 'TOPIC');
  await page.goto(`/learn/${cohortId}/curriculum?cid=${lesson?.nodeId}`);
  await page.getByRole('link', { name: 'Ask about this' }).click();
  await page.waitForURL(/\/queries-v2\?ask=LEARNING&nodeId=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a mentor' })).toBeVisible();
  await expect(page.getByLabel('Topic')).toHaveValue(lesson?.nodeId ?? '');

  const field = page.getByRole('textbox', { name: /^Your question/ });
  await page.getByRole('textbox', { name: /^In one line/ }).fill(title);
  await field.fill('Roof, or **level 2** with an offset?\n');
  await page
    .getByLabel('Files: Your question')
    .setInputFiles({ name: 'Roof plan.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(field).toHaveValue(/!\[Roof-plan\]\(Roof-plan\.png\)/);
  await expectNoAxeFaults(page, 'a question that is being written');
  const kept = page.getByRole('list', { name: 'Files to be sent' });
  await expect(kept).toContainText('Roof-plan.png');
  await expect(kept).toHaveAttribute('aria-busy', 'false');

  await page.reload();
  await expect(page.getByRole('textbox', { name: /^In one line/ })).toHaveValue(title);
  await expect(field).toHaveValue(/level 2/);
  await expect(kept).toContainText('Roof-plan.png');
  await page.getByRole('button', { name: 'Send to the mentors' }).click();
  await page.waitForURL(/queryId=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'level 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enlarge: Roof-plan' })).toBeVisible();
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible();
  await expectNoAxeFaults(page, 'a query that waits');

  const queryId = new URL(page.url()).searchParams.get('queryId');
  const answered = await request.put(`/v1/client/mentor/${cohortId}/query-thread`, {
    headers: { 'x-auth-token': await tokenOf(request, 'guide@plinth.test') },
    data: { queryId, text: 'To Roof, *unconstrained*:\n\n```\nBase Constraint = Roof\n```' },
  });
  expect(answered.status()).toBe(200);

  await page.goto(`/learn/${cohortId}/queries?queryId=${queryId}`);
  await page.waitForURL(/\/queries-v2\?queryId=/);
  await expect(page.getByRole('group', { name: 'Code' })).toHaveText('Base Constraint = Roof');
  await expect(page.getByText('Industrial guide')).toBeVisible();
  await page.getByRole('textbox', { name: /^Write more/ }).fill('That was it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Answers' }).getByRole('list').getByText('That was it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await page.getByRole('radio', { name: /^5/ }).check();
  await expectNoAxeFaults(page, 'a resolved query that is rated');
  await page.getByRole('button', { name: 'Save the rating' }).click();
  await expect(page.getByText('You rated the answers 5 of 5.')).toBeVisible();

  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByRole('textbox', { name: /^Write more/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText('You rated the answers 5 of 5.')).toBeVisible();

  await page.getByRole('link', { name: 'All queries' }).click();
  await page
    .getByRole('navigation', { name: 'Queries by state' })
    .getByRole('link', { name: 'Resolved' })
    .click();
  await page.waitForURL(/state=RESOLVED/);
  await page.getByRole('searchbox').fill('parapet level');
  await page.waitForURL(/search=parapet/);
  await expect(page.getByRole('link', { name: new RegExp(title.replace('?', '\\?')) })).toBeVisible();
  await expectNoAxeFaults(page, 'the list of queries');
});

test('ROUTE-25 API-179 the course assistant answers three questions with sources, declines a fourth and hands over to a mentor', async ({
  page,
  context,
  request,
}, info) => {
  const { cohortId, headers } = await enterCourse(context, request, LEARNER[sizeOf(info.project)] ?? '');
  await page.goto(`/learn/${cohortId}/queries-v2`);
  const course = page.getByRole('region', { name: 'Ask the course' });
  const turns = course
    .getByRole('list', { name: 'Your conversation with the course assistant' })
    .locator('> li');
  const ask = async (question: string, place: number) => {
    await course.getByRole('textbox').fill(question);
    await course.getByRole('button', { name: 'Ask the course' }).click();
    await expect(turns).toHaveCount(place);
    return turns.nth(place - 1);
  };
  const sourcesOf = 'Where the course says so';

  const coordinates = await ask('How do I acquire shared coordinates?', 1);
  await expect(coordinates).toContainText('Acquire coordinates from the site link.');
  const environment = await ask('What is the common data environment?', 2);
  await expect(environment).toContainText('is the agreed source of information for a project');
  const wall = await ask('How do I set the top constraint of a wall?', 3);
  await expect(wall).toContainText('A wall has a base and a top constraint with offsets.');
  const bank = await ask('Which bank gives the best loan?', 4);
  await expect(bank).toContainText('I found nothing about this in the part of your course that is open.');
  await expect(bank.getByRole('list', { name: sourcesOf })).toBeHidden();
  await expectNoAxeFaults(page, 'a talk with the course assistant');

  await page.reload();
  await expect(turns).toHaveCount(4);
  const source = wall.getByRole('list', { name: sourcesOf }).getByRole('link').first();
  const lesson = (await source.textContent()) ?? '';
  await source.click();
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
  await page.goBack();

  await course.getByRole('link', { name: 'Hand this over to a mentor' }).click();
  await expect(page.getByText('is included: 4 questions')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^In one line/ })).toHaveValue(
    'Which bank gives the best loan?',
  );
  await page
    .getByRole('textbox', { name: /^Your question/ })
    .fill('The course does not say. Who at the school does?');
  await page.getByRole('button', { name: 'Send to the mentors' }).click();
  await page.waitForURL(/queryId=/);
  await page.getByText('Asked the course assistant first').click();
  await expect(page.getByText('How do I acquire shared coordinates?')).toBeVisible();
  await expectNoAxeFaults(page, 'a talk that was handed over');

  const queryId = new URL(page.url()).searchParams.get('queryId');
  const seen = await request.get(`/v1/client/mentor/${cohortId}/query?queryId=${queryId}`, {
    headers: { 'x-auth-token': await tokenOf(request, 'guide@plinth.test') },
  });
  expect((await seen.json()).query.conversation).toHaveLength(4);
  const left = await request.get(`/v2/client/workspace/${cohortId}/assistant`, { headers });
  expect(await left.json()).toEqual({ conversation: null });
});
