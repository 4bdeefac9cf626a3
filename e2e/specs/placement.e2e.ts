import { PLACEMENT_CARD } from '@plinth/domain/hubs/placement-card';
import { expectNoAxeFaults } from '../support/axe.ts';
import { newPerson } from '../support/new-person.ts';
import { graduateInto } from '../support/own-placement.ts';
import { resumePdf } from '../support/resume.ts';
import { runVerb } from '../support/run-verb.ts';
import { setToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('API-274 PLACE-01 PLACE-07 PLACE-09 PLACE-10 HUB-20 HUB-21 HUB-22 UI-11 UI-12 ROUTE-73 ROUTE-78 ROUTE-79 ROUTE-80 ROUTE-81 a graduate goes from the hub to the placement form, submits and changes it, reports a self-found job, and staff record the placement', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, 'Ishaan');
  const { cohortId, batch } = await graduateInto(person.emailId);
  await setToken(context, person.token);

  await page.goto(`/learn/${cohortId}/dashboard`);
  const banner = page.getByRole('region', { name: 'Placement' });
  await expect(banner.getByText('One form stands between you and the openings')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Fill in the form' })).toHaveAttribute(
    'href',
    `/placement-hub/interest-form?cohortId=${cohortId}`,
  );
  await page.goto('/billing');
  await page.getByRole('button', { name: /Ishaan/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Placement Hub' })).toHaveAttribute(
    'href',
    `/placement-hub?cohortId=${cohortId}`,
  );

  await page.goto('/learner-hub');
  const card = page.getByRole('region', { name: PLACEMENT_CARD.title });
  await card.getByRole('link', { name: PLACEMENT_CARD.button }).click();
  await expect(page).toHaveURL(`/placement-hub/interest-form?cohortId=${cohortId}`);
  const form = page.getByRole('form', { name: 'Placement form' });
  await expect(form.getByRole('button', { name: 'India' })).toBeVisible();
  await expectNoAxeFaults(page, 'the placement form');

  await form.getByRole('button', { name: 'Hand in the form' }).click();
  await expect(form.getByText('Choose at least one country')).toBeVisible();
  await form.getByRole('button', { name: 'India' }).click();
  await form.getByRole('button', { name: 'Pune' }).click();
  await form.getByLabel('Another place').fill('Nashik');
  await form.getByLabel('Another place').press('Enter');
  await expect(form.getByRole('button', { name: 'Nashik' })).toHaveAttribute('aria-pressed', 'true');
  await form
    .getByRole('group', { name: /move for a job/ })
    .getByLabel('Yes')
    .check();
  await form.getByLabel('Expected annual pay').fill('6,50,000');
  await form.getByLabel('Notice period').fill('30');
  await form.getByRole('button', { name: 'MEP modelling' }).click();
  await form.getByRole('button', { name: 'English' }).click();
  await form.getByLabel('Experience as an intern').fill('6');
  await form
    .getByRole('group', { name: /Revit before/ })
    .getByLabel('No')
    .check();
  await page.reload();
  await expect(form.getByLabel('Expected annual pay')).toHaveValue('6,50,000');
  await form.getByRole('button', { name: 'Hand in the form' }).click();

  await expect(page).toHaveURL(`/placement-hub?cohortId=${cohortId}`);
  await expect(page.getByRole('heading', { name: 'You are eligible for placement' })).toBeVisible();
  const said = page.getByRole('region', { name: 'Your answers' });
  await expect(said.getByText('₹6,50,000')).toBeVisible();
  await expect(said.getByText('Pune, Nashik')).toBeVisible();
  // The notice waits while a pointer is on it, and on a phone it appears where the button was.
  await page.mouse.move(0, 0);
  await expect(page.getByText('Placement form submitted.')).toHaveCount(0);
  await expectNoAxeFaults(page, 'the placement hub');
  await page.getByRole('button', { name: /Ishaan/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Placement Hub' })).toHaveAttribute(
    'href',
    `/placement-hub?cohortId=${cohortId}`,
  );
  await page.keyboard.press('Escape');

  await said.getByRole('link', { name: 'Change it' }).click();
  const change = page.getByRole('form', { name: 'Change your answers' });
  await change.getByLabel('Notice period').fill('0');
  await change.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page).toHaveURL(`/placement-hub/interest-form/view?cohortId=${cohortId}`);
  await expect(page.getByText('0 days')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByText('Changes saved.')).toHaveCount(0);
  await expectNoAxeFaults(page, 'what was said');

  await page.getByRole('link', { name: 'Go to the placement hub' }).click();
  await page.getByRole('link', { name: 'Tell us about it' }).click();
  const job = page.getByRole('form', { name: 'A job of your own' });
  await job.getByLabel('Company').fill('Demo Practice Z');
  await job.getByLabel('Your role there').fill('BIM modeller');
  await job.getByLabel('Annual pay').fill('600000');
  await job.getByLabel('First day').fill('2027-02-01');
  await job
    .getByLabel('Offer letter')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
  await expect(job.getByText(/offer letter was uploaded/)).toBeVisible();
  await job.getByRole('button', { name: 'Tell the placement team' }).click();
  await expect(job.getByText('The placement team has it now.')).toBeVisible();
  await expect(page.getByText('Offer letter: saved')).toHaveCount(0);
  await expectNoAxeFaults(page, 'a job of one’s own');

  expect(await runVerb('placement', batch)).toMatch(/ELIGIBLE_FOR_PLACEMENT.*PENDING: Demo Practice Z/);
  await runVerb('placement', batch, person.emailId, '--ask', 'Which city is it in?');
  await page.reload();
  await expect(page.getByText('Which city is it in?')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();

  const contact = page.getByRole('form', { name: 'Write to the placement team' });
  await contact.getByLabel('Message').fill('It is in Pune.');
  await contact.getByRole('button', { name: 'Send' }).click();
  await expect(contact.getByText('Your message is with the placement team.')).toBeVisible();
  expect(await runVerb('placement', batch, '--messages')).toContain('It is in Pune.');

  expect(await runVerb('placement', batch, person.emailId, '--accept')).toContain('REVIEWED');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are placed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Found a job yourself?' })).toContainText('Accepted');

  await runVerb('placement', batch, '--start-date', '2026-01-05');
  await page.goto(`/placement-hub/interest-form?cohortId=${cohortId}`);
  await expect(page).toHaveURL(`/placement-hub?cohortId=${cohortId}`);
  await runVerb('placement', batch, '--form-date', '2026-01-05');
  await page.goto(`/placement-hub/interest-form/view?cohortId=${cohortId}`);
  await expect(page).toHaveURL(`/placement-hub?cohortId=${cohortId}`);
});

test('PLACE-05 PLACE-08 HUB-25 UI-11 a learner who declines can hide the placement hub for good; an ineligible one reads why', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, 'Kavya');
  const { cohortId, batch } = await graduateInto(person.emailId);
  await setToken(context, person.token);
  await runVerb('placement', batch, person.emailId, '--not-eligible', 'Two interviews were missed.');
  await page.goto(`/placement-hub/self-placed?cohortId=${cohortId}`);
  await expect(page).toHaveURL(`/placement-hub?cohortId=${cohortId}`);
  await expect(page.getByText('Two interviews were missed.')).toBeVisible();
  await runVerb('placement', batch, person.emailId, '--eligible');

  const declined = await request.put(`/v1/client/hiring/user/placement-interest/${cohortId}`, {
    headers: { 'x-auth-token': person.token },
    data: { interestedInPlacements: false },
  });
  expect(declined.ok()).toBe(true);
  await page.goto('/placement-hub');
  await expect(page.getByRole('heading', { name: 'You are not taking part in placement' })).toBeVisible();
  await expectNoAxeFaults(page, 'a declined placement');
  await page.getByRole('button', { name: 'Do not show it again' }).click();
  await expect(page).toHaveURL('/learner-hub');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kavya');
  await expect(page.getByText(PLACEMENT_CARD.title)).toHaveCount(0);
});
