import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { newPerson } from '../support/new-person.ts';
import { placeGraduate } from '../support/place-graduate.ts';
import { resumePdf } from '../support/resume.ts';
import { runVerb } from '../support/run-verb.ts';
import { setToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Creates an opening as staff write it, under a name that no other flow uses. */
async function writeOpening(reference: string, company: string): Promise<string> {
  const closes = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const path = join(await mkdtemp(join(tmpdir(), 'plinth-openings-')), 'openings.yaml');
  await writeFile(
    path,
    `openings:
  - reference: ${reference}
    company: ${company}
    title: Junior BIM modeller
    description: Models architecture in Revit and sets up sheets.
    location: Nashik
    workMode: HYBRID
    pay: 480000 INR
    skills: [Revit]
    rounds: [INTRODUCTION, TOOL_TEST]
    closes: ${closes}
    questions:
      - ask: Which drawing would you show first?
        type: TEXT_AREA
    criteria:
      courses: [BIM_A]
      maxNoticePeriod: 60
`,
  );
  return path;
}

test('PLACE-01 ROUTE-74 ROUTE-75 ROUTE-76 ROUTE-77 API-256 API-259 API-260 API-262 API-263 API-267 a graduate finds and saves an opening, applies, withdraws and renews, is invited to a round and gives feedback, and accepts the offer', async ({
  page,
  context,
  request,
}, { project }) => {
  const tag = `${project.name}-${Date.now()}`;
  const company = `Demo Practice ${tag}`;
  const reference = `demo-practice-${tag}`;
  expect(await runVerb('jobs', await writeOpening(reference, company))).toContain('1 added, 0 changed.');
  const graduate = await newPerson(request, 'Ila');
  const cohortId = await placeGraduate(graduate.emailId);
  await setToken(context, graduate.token);

  await page.goto(`/placement-hub/jobs?cohortId=${cohortId}`);
  await page.getByLabel('Title, company or skill').fill(company);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=Demo/);
  await expect(page.getByRole('list', { name: 'Openings' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: `Save Junior BIM modeller at ${company}` }).click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/saved=true/);
  const row = page.getByRole('list', { name: 'Openings' }).getByRole('listitem');
  await expect(row).toContainText('₹4,80,000 a year');
  await expect(row).toContainText('New to you');
  await expectNoAxeFaults(page, 'the openings');

  await row.getByRole('link', { name: 'Junior BIM modeller' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Junior BIM modeller' })).toBeVisible();
  const criteria = page.getByRole('list', { name: 'Criteria' });
  await expect(criteria.getByRole('img', { name: 'Met', exact: true })).toHaveCount(2);
  const form = page.getByRole('form', { name: 'Apply for Junior BIM modeller' });
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByText('Add your résumé.')).toBeVisible();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
  await expect(form.getByText(/is included/)).toBeVisible();
  await form.getByLabel(/Which drawing/).fill('The section of the library.');
  await expectNoAxeFaults(page, 'an opening');
  await form.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('link', { name: 'Open your application' }).click();

  const steps = page.getByRole('list', { name: 'Steps of this application' });
  await expect(steps.getByRole('listitem')).toHaveText([/You applied/]);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('button', { name: 'Renew the application' }).click();
  await page.getByRole('button', { name: 'Renew it' }).click();
  await expect(steps.getByRole('listitem')).toHaveText([/You applied/, /withdrew/, /renewed/]);

  const id = await idInListOf(reference, graduate.emailId);
  await runVerb('jobs', id, '--round', 'TOOL_TEST', '--say', 'Tuesday at 10, bring nothing.');
  await page.goto(await ownPath(linkOfMail(request, graduate.emailId, /invites you/)));
  await expect(steps).toContainText('Tuesday at 10, bring nothing.');
  await runVerb('jobs', id, '--round', 'TOOL_TEST', '--status', 'cleared');
  await page.reload();
  await page.getByRole('button', { name: 'Give feedback: Tool test' }).click();
  const feedback = page.getByRole('form', { name: 'Feedback: Tool test' });
  await feedback.getByRole('radio', { name: /^4/ }).check({ force: true });
  await feedback.getByText('The course had prepared me').click();
  await expectNoAxeFaults(page, 'an application with its feedback open');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'How was it?' })).toContainText('Thank you');

  await runVerb('jobs', id, '--offer', '600000', '--currency', 'INR', '--say', 'Start in March.');
  await page.goto(await ownPath(linkOfMail(request, graduate.emailId, /makes you an offer/)));
  const offer = page.getByRole('region', { name: `${company} makes you an offer` });
  await expect(offer).toContainText('₹6,00,000 a year');
  await expectNoAxeFaults(page, 'an application with an offer');
  await offer.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(offer.getByText('You accepted this offer')).toBeVisible();

  await page.getByRole('link', { name: 'Applications', exact: true }).click();
  const list = page.getByRole('list', { name: 'Applications' });
  await expect(list.getByRole('listitem').filter({ hasText: company })).toContainText('Offer accepted');
  await expectNoAxeFaults(page, 'the applications');
  expect(await runVerb('jobs', reference, '--close', 'The position is filled.')).toContain(
    '0 applicants are notified',
  );
});

/**
 * Returns the path a mail's link leads to in this school: staff who run a verb have another origin in their
 * environment.
 */
async function ownPath(link: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await link);
  return pathname + search;
}

/** Returns the id of an address's application, as staff read it. */
async function idInListOf(reference: string, emailId: string): Promise<string> {
  const line = (await runVerb('jobs', reference)).split('\n').find((one) => one.includes(emailId));
  const id = line?.split(/\s/)[0];
  if (!id) throw new Error(`${emailId} has not applied for ${reference}`);
  return id;
}
