import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse } from '../support/course.ts';
import { resumePdf } from '../support/resume.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { together } from '../support/together.ts';

const MIB = 1024 * 1024;
/** Two learners used by no other flow, one for each screen size. */
const LEARNER: Record<string, string> = {
  phone: 'jaya.demo@plinth.test',
  desk: 'manav.demo@plinth.test',
};

/** Limits the browser's upload speed; each part of a large file then takes a moment. */
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

test('API-140 VALID-46 a large upload interrupted by a lost connection and a reload resumes, and appears in the draft once', async ({
  page,
  context,
  request,
}, info) => {
  const learner = LEARNER[sizeOf(info.project)] ?? '';
  const { cohortId } = await enterCourse(context, request, learner);
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

  // A browser without a PDF viewer offers to save the file instead.
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await gathered.getByRole('button', { name: 'Look at sheets.pdf' }).click();
    const sheet = page.getByRole('dialog', { name: 'sheets.pdf' });
    await expect(sheet.locator('iframe')).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('blob:'))).toBe(true);
    expect(refused).toEqual([]);
    await expectNoAxeFaults(page, 'a hand-in that is looked at');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  } else await expect(gathered.getByRole('button', { name: 'Download sheets.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in', exact: true })).toBeEnabled();
});

test('API-139 API-140 API-141 VALID-46 several files upload at once, invalid files are named and refused, and two tabs handing in create one hand-in', async ({
  page,
  context,
  request,
}, info) => {
  const learner = LEARNER[sizeOf(info.project)] ?? '';
  const { cohortId } = await enterCourse(context, request, learner);
  const open = async (one: Page) => {
    await one.goto(`/learn/${cohortId}/tasks`);
    await one.getByRole('link', { name: /^Measure the room you sit in/ }).click();
    return one.getByRole('list', { name: 'In this hand-in' });
  };
  const gathered = await open(page);
  const files = page.getByLabel('Files');
  await files.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: resumePdf() },
    {
      name: 'section.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([resumePdf(), Buffer.from(' ')]),
    },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'tower.rvt', mimeType: 'application/octet-stream', buffer: Buffer.from('model') },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>1</script></html>') },
  ]);
  await expect(gathered.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible();
  await expect(gathered.getByRole('button', { name: 'Remove section.pdf' })).toBeVisible();
  await expect(page.getByText(/empty\.pdf: The file is empty\./)).toBeVisible();
  await expect(page.getByText(/tower\.rvt: Choose a PDF/)).toBeVisible();
  await expect(gathered.getByRole('alert')).toHaveText('Send the file as PDF, Word, JPEG or PNG.');
  await expect(page.getByRole('button', { name: 'Hand in', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Take page.pdf off the list' }).click();

  const other = await context.newPage();
  await expect((await open(other)).getByRole('listitem')).toHaveCount(2);
  const handIn = (one: Page) => one.getByRole('button', { name: 'Hand in', exact: true });
  await together([page, other], /\/submit-report\//, (one) => handIn(one).click());
  for (const one of [page, other]) {
    const versions = one.getByRole('region', { name: 'What you handed in' });
    await expect(versions.getByText('Version 1')).toBeVisible();
    await expect(versions.getByText('Version 2')).toHaveCount(0);
    await expect(handIn(one)).toHaveCount(0);
  }
});
