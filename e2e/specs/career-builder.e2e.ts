import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { browserWith } from '../support/new-person.ts';
import { resumePdf } from '../support/resume.ts';
import { expect, test } from '../support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const stepIs = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();

test('CAREER-01 ROLE-07 ROLE-27 API-228 API-229 API-230 API-231 API-232 API-233 API-234 API-235 API-236 API-237 API-238 API-239 ENUM-28 a lead fills in the career builder on two devices and downloads the report', async ({
  page,
  browser,
  request,
}, { project }) => {
  test.setTimeout(300_000);
  const emailId = `ravi.${project.name}.${Date.now()}@plinth.test`;
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));

  await test.step('1. a visitor finds it, chooses a role and enters the address for the result', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Open the career builder' }).click();
    await page.waitForURL(/\/career-builder$/);
    await expectNoAxeFaults(page, 'the roles');
    await page.getByRole('radio', { name: /^BIM coordinator/ }).check();
    await page.getByRole('button', { name: 'Continue with this role' }).click();
    await page.getByLabel(/^First name/).fill('Ravi');
    await page.getByLabel(/^Email address/).fill('ravi@mail.con');
    await next(page);
    await expect(page.getByLabel(/^Email address/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ravi');
    await expectNoAxeFaults(page, 'the address with an error');
    await page.getByLabel(/^Email address/).fill(emailId);
    await next(page);
    await stepIs(page, 'What have you done before, at work or in your studies?');
  });

  await test.step('2. answers, reloads, and finds every tick kept', async () => {
    await page.getByRole('checkbox', { name: /^Drawing sets/ }).check();
    await page.getByRole('checkbox', { name: /^Building models/ }).check();
    await expectNoAxeFaults(page, 'the skills');
    await next(page);
    await stepIs(page, 'Which of these have you handed over to someone?');
    await page.getByRole('checkbox', { name: 'A set of plans, sections and elevations' }).check();
    await page.reload();
    await stepIs(page, 'Which of these have you handed over to someone?');
    await expect(
      page.getByRole('checkbox', { name: 'A set of plans, sections and elevations' }),
    ).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('checkbox', { name: /^Building models/ })).toBeChecked();
    await next(page);
    await next(page);
    await stepIs(page, 'How well do you know these tools?');
  });

  const mailed = await linkOfMail(request, emailId, /career builder/i);
  expect(new URL(mailed).pathname).toBe('/career-builder');
  const other = await browserWith(browser);
  other.on('pageerror', (error) => faults.push(error.message));

  await test.step('3. continues from the email on another device', async () => {
    await other.goto(mailed);
    await stepIs(other, 'How well do you know these tools?');
    await expect(other.getByText(`BIM coordinator, ${emailId}`)).toBeVisible();
    await next(other);
    await expect(other.getByRole('alert')).toContainText('7 answers need another look');
    const tools = other.getByRole('group');
    for (const [index, tool] of (await tools.all()).entries())
      await tool.getByRole('radio', { name: index === 1 ? 'Well' : 'Not yet', exact: true }).check();
    await expectNoAxeFaults(other, 'the tools');
    await next(other);
    await stepIs(other, 'What would you like to spend your days with?');
    await other.getByRole('checkbox', { name: 'Finding what does not fit, and settling it' }).check();
    await next(other);
    await stepIs(other, 'A little about you, if you like');
    await other.getByLabel(/^Last name/).fill('Demo');
    await other.getByLabel(/^City/).fill('Pune');
    await other.getByRole('button', { name: 'Show my result' }).click();
    await expect(other.getByRole('alert')).toContainText('Mobile number: Enter a valid phone number');
    await other
      .getByLabel(/^Mobile number/)
      .last()
      .fill('98765 43210');
    await expectNoAxeFaults(other, 'the details');
    await other.getByRole('button', { name: 'Show my result' }).click();
    await expect(other.getByRole('heading', { name: 'Part of the way' })).toBeVisible();
    await expectNoAxeFaults(other, 'the result in short');
  });

  const reportLink = await linkOfMail(request, emailId, /^Your result: BIM coordinator/);

  await test.step('4. the emailed report shows its drawing and table, and stays out of search', async () => {
    await page.goto(reportLink);
    await expect(page.getByRole('heading', { level: 2, name: 'BIM coordinator' })).toBeVisible();
    await expect(page.getByRole('img', { name: /Elevation of your skills/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Coordination.*0 none.*3 firm.*3/ })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Building Information Modelling for Architects' }).first(),
    ).toHaveAttribute('href', '/courses/building-information-modelling');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText(emailId)).toHaveCount(0);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await expectNoAxeFaults(page, 'the report');
  });

  await test.step('5. it is downloaded as a PDF and as a picture to post', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('profile-bim-coordinator.pdf');
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(3000);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('profile-bim-coordinator.png');
    const png = await readFile(await picture.path());
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
    // An empty sheet would be a few kilobytes.
    expect(png.length).toBeGreaterThan(30_000);
    await expect(page.getByText(/^The picture is saved/)).toBeVisible();
  });

  await test.step('6. asks about a gap, requests a portfolio review, and rates the result', async () => {
    await page.getByRole('button', { name: 'Level up in coordination' }).click();
    const asked = page.getByRole('listitem').filter({ hasText: 'Ask about coordination' });
    await asked.getByLabel(/^Your email address/).fill(emailId);
    await expectNoAxeFaults(page, 'the question about a gap');
    await page.getByLabel(/^Your question/).fill('Which clash tests come first?');
    await page.getByRole('button', { name: 'Ask about coordination' }).click();
    await expect(page.getByText(`Someone who teaches it will write to ${emailId}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a look' }).click();
    await expect(page.getByText(`Noted. We will write to ${emailId}.`)).toBeVisible();
    await page.getByRole('radio', { name: '4' }).check();
    await page.getByRole('button', { name: 'Send the rating' }).click();
    await expect(page.getByText(/^Thank you/)).toBeVisible();
    await expectNoAxeFaults(page, 'the report when everything is asked for');
  });

  await test.step('7. the link to the answers now says that they were submitted', async () => {
    await other.goto(mailed);
    await expect(other.getByText('These answers were sent in')).toBeVisible();
    await expectNoAxeFaults(other, 'answers that were sent in');
    await other.context().close();
  });
  expect(faults).toEqual([]);
});

test('API-235 D-38 asking for a report link gets a neutral answer; an unknown report is not found', async ({
  page,
}) => {
  await page.goto('/career-builder/report');
  await page.getByLabel(/^Email address/).fill(`nobody.${Date.now()}@plinth.test`);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(
    page.getByText('If there is a result for this address, its link is on the way.'),
  ).toBeVisible();
  await expectNoAxeFaults(page, 'asking for the link');
  await page.goto(`/career-builder/report?token=${'x'.repeat(43)}`);
  await expect(page.getByText('We cannot find this report')).toBeVisible();
  await expectNoAxeFaults(page, 'an unknown report');
});

test('CATALOG-03 CAREER-01 every region has the career builder, in its own page frame', async ({ page }) => {
  for (const [path, home] of [
    ['/career-builder', '/'],
    ['/us/career-builder', '/us'],
    ['/me/career-builder', '/me'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', home);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4);
  }
});

test('API-070 someone who wants to teach sends a resume', async ({ page }, { project }) => {
  await page.goto('/teach');
  await expectNoAxeFaults(page, 'teach with us');
  await page.getByLabel(/^Email address/).fill(`guide.${project.name}.${Date.now()}@plinth.test`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send the files' }).click();
  await expect(page.getByText('We have your file')).toBeVisible();
  await expectNoAxeFaults(page, 'the files have arrived');
});
