import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { contentPath } from '@plinth/domain/navigation/content-path';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { expectNoAxeFaults } from '../support/axe.ts';
import { deviceRows } from '../support/device-rows.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Half-way through the seeded cohort; no other spec checks what this learner has completed. */
const LEARNER = 'unverified@plinth.test';

const below = (node: CurriculumNode): CurriculumNode[] => [node, ...node.children.flatMap(below)];

test('CURR-04 SESSION-06 an opened lesson is read offline, completions are sent afterwards, and signing out clears the device', async ({
  page,
  context,
  request,
}) => {
  const token = await signIn(context, request, LEARNER);
  const headers = { 'x-auth-token': token };
  const read = async <T>(path: string): Promise<T> => (await request.get(path, { headers })).json();
  const { userCohorts } = await read<DataProfile>('/v1/client/user/data-profile');
  const cohortId = [...userCohorts.SPECIALIZATION, ...userCohorts.COHORT][0]?.cohort.cohortId ?? '';
  const lms = `/v2/client/lms/${cohortId}`;
  const outline = await read<{ nodes: CurriculumNode[] }>(`${lms}/cohort-node-data/index?namespace=LEARNING`);
  const stateOf = async (nodeId: string) =>
    (await read<{ nodes: Record<string, { state: string }> }>(`${lms}/nodes/states?namespace=LEARNING`))
      .nodes[nodeId]?.state;
  const states = await read<{ nodes: Record<string, { state: string }> }>(
    `${lms}/nodes/states?namespace=LEARNING`,
  );
  const modules = outline.nodes.filter(({ isLocked }) => !isLocked);
  const pages = modules.flatMap((module) => below(module).map((node) => ({ node, module })));
  const lesson = pages.find(
    ({ node }) =>
      node.type === 'TOPIC' &&
      !node.isLocked &&
      node.children.length === 0 &&
      states.nodes[node.nodeId]?.state !== 'COMPLETED',
  );
  const quiz = pages.find(({ node }) => node.type === 'QUIZ' && !node.isLocked);
  if (!lesson || !quiz)
    throw new Error('the seeded course has no open lesson without steps, or no open quiz');
  const address = ({ node, module }: typeof lesson) =>
    contentPath('learn', cohortId, {
      namespace: 'LEARNING',
      moduleId: module.nodeId,
      contentId: node.nodeId,
    });
  const heading = page.getByRole('heading', { level: 1, name: lesson.node.meta.title ?? '' });

  await page.goto(address(lesson));
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  // From here on the app opens without a network: its worker has everything needed for reading.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  await expect
    .poll(async () => {
      const keys = await deviceRows(page, 'answers');
      return ['"content"', '"outline"', '"states"', '"user-data"', '"data-profile"'].every((part) =>
        keys.some((key) => key.includes(part)),
      );
    })
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  // Emulated, the network stays away from a document loaded in the meantime, but some versions of the browser tell that
  // document that there is one.
  await expect(
    page.getByText(/^(You are offline|The school cannot be reached)\. Lessons you have opened can be read/),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'a lesson without a network');

  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('1 completed page is kept here and sent later.')).toBeVisible();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  expect(await stateOf(lesson.node.nodeId)).not.toBe('COMPLETED');

  await page.goto(address(quiz));
  await expect(page.getByText(/Quizzes need the connection/)).toBeVisible();

  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('What you completed offline has been sent.')).toBeVisible();
  await expect.poll(() => stateOf(lesson.node.nodeId)).toBe('COMPLETED');
  expect(await deviceRows(page, 'waiting')).toEqual([]);

  await page.goto('/learner-hub');
  await page.getByRole('button', { name: /Uday/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await deviceRows(page, 'answers')).toEqual([]);
});
