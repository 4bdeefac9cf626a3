import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse } from '../support/course.ts';
import { resumePdf } from '../support/resume.ts';
import { expect, test } from '../support/test.ts';

const MIB = 1024 * 1024;
/** Two learners whom no other flow touches, one for each size of screen. */
const LEARNER: Record<string, string> = {
  phone: 'jaya.demo@plinth.test',
  desk: 'manav.demo@plinth.test',
};

/** Tells the browser how fast it may send; the parts of a large file then take a moment each. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const set = (uploadThroughput: number, offline = false) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await set(bytesPerSecond);
  return { lose: () => set(-1, true), restore: () => set(-1) };
}

test('API-140 VALID-46 a large file that is cut by a lost connection and a reload goes on where it was, and stands in the draft once', async ({
  page,
  context,
  request,
  baseURL,
}, info) => {
  const learner = LEARNER[info.project.name] ?? '';
  const { cohortId } = await enterCourse(context, request, baseURL ?? '', learner);
  await page.goto(`/learn/${cohortId}/tasks`);
  await page.getByRole('link', { name: /^A sheet list for a small house/ }).click();
  await expect(page.getByText(/up to 50 MB each/)).toBeVisible();

  const parts: string[] = [];
  page.on('requestfinished', (one) => {
    if (one.method() === 'PUT' && one.url().endsWith('/report/submit/upload')) parts.push(one.url());
  });
  const network = await slowDown(page, 2 * MIB);
  const large = Buffer.concat([resumePdf(), Buffer.alloc(6 * MIB, 37)]);
  await page
    .getByLabel('Files')
    .setInputFiles([{ name: 'sheets.pdf', mimeType: 'application/pdf', buffer: large }]);
  await expect(page.getByText(/^[2-5]\.\d of 6\.0 MB$/)).toBeVisible();
  await network.lose();
  const again = page.getByRole('button', { name: 'Send sheets.pdf again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to the school' })).toBeVisible();
  await expectNoAxeFaults(page, 'an upload that was cut');
  const before = parts.length;
  expect(before).toBeGreaterThan(0);
  await network.restore();

  await page.reload();
  const gathered = page.getByRole('list', { name: 'In this hand-in' });
  await expect(gathered.getByRole('button', { name: 'Remove sheets.pdf' })).toBeVisible();
  expect(parts.length - before).toBeLessThan(7);
  await page.reload();
  await expect(gathered.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Hand in', exact: true })).toBeEnabled();
});
