import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { generate } from 'otplib';
import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith } from '../support/new-person.ts';
import { openOwnSchool } from '../support/own-school.ts';
import { expect, test } from '../support/test.ts';

/** The settings of a real school; this flow calls none of its providers. */
const PRODUCTION = {
  PLINTH_MODE: 'production',
  PLINTH_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'Plinth <school@plinth.test>',
  STRIPE_SECRET_KEY: 'sk_test_of_the_flow',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_flow',
  SCHOOL_ADDRESS: '1 Road; 411001 Pune',
};

const step = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('OFFICE-03 OFFICE-11 the first owner of an empty school joins by a link from a command with password and second factor, and is led to a cohort on sale', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const school = await openOwnSchool(PRODUCTION);
  try {
    await school.start();
    const said = await school.verb('owner', 'olivia@example.org');
    const link = /http\S+staff-invitation\?token=\S+/.exec(said)?.[0];
    if (!link) throw new Error(`no link in ${said}`);
    const page = await browserWith(browser, undefined, { baseURL: school.origin });
    await page.goto(link);
    await expect(page.getByText('For olivia@example.org, as Owner.')).toBeVisible();
    await page.getByLabel('First name').fill('Olivia');
    await page.getByLabel('Last name').fill('Owner');
    await page.getByLabel('Password', { exact: false }).first().fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();

    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectNoAxeFaults(page, 'the second factor at the door of the office');
    const secret = ((await page.getByText(/^[A-Z2-7 ]{20,}$/).textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(/^Code/).fill(await generate({ secret }));
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();

    const guide = page.getByRole('region', { name: 'First steps of the school: 0 of 6 done' });
    await expect(guide).toBeVisible();
    await expect(guide.getByRole('listitem')).toHaveCount(6);
    await expectNoAxeFaults(page, 'the first steps of an empty school');

    await guide.getByRole('link', { name: 'School facts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'School facts' })).toBeVisible();
    await expect(page.getByLabel(/^Address/)).toHaveValue('1 Road\n411001 Pune');
    await page.getByLabel(/^School name/).fill('Timber School');
    await page.getByLabel(/^Taxes included in prices/).fill('INR GST 18');
    await expectNoAxeFaults(page, 'the school facts');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Invoices show it from now on.')).toBeVisible();

    await page.goto('/office/staff');
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const invite = page.getByRole('dialog', { name: 'Invite a colleague' });
    await invite.getByLabel('Email address').fill('arun@example.org');
    await invite.getByRole('checkbox', { name: 'Academics' }).check();
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await expect(invite).toBeHidden();

    await school.verb('import', '../packages/school/courses/bim-a', '--yes');
    await page.goto('/office');
    await expect(page.getByRole('region', { name: 'First steps of the school: 4 of 6 done' })).toBeVisible();
    await expect(step(page, 'Publish a course').getByText('Done', { exact: true })).toBeVisible();
    await step(page, 'Look at its page').getByRole('link', { name: 'The page of the course' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/office');

    for (const title of ['Create a cohort with a guide', 'Buy a place as a test'])
      await page.getByRole('button', { name: `Put off: ${title}` }).click();
    await expect(page.getByRole('region', { name: /^First steps of the school/ })).toBeHidden();
    await page.getByRole('link', { name: 'First steps' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
    await expectNoAxeFaults(page, 'the first steps opened again');
    await page.getByRole('button', { name: 'Resume: Create a cohort with a guide' }).click();
    await expect(
      step(page, 'Create a cohort with a guide').getByText('To do', { exact: true }),
    ).toBeVisible();
    await page.context().close();
  } finally {
    await school.close();
  }
});
