import { expectNoAxeFaults } from '../support/axe.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { placeGraduate } from '../support/place-graduate.ts';
import { resumePdf } from '../support/resume.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('JOBS-01 placement staff go from an employer to an offer that the learner sees and accepts', async ({
  page,
  context,
  browser,
  request,
}, { project }) => {
  const company = `Office Practice ${project.name} ${Date.now()}`;
  const graduate = await newPerson(request, 'Irfan');
  const cohortId = await placeGraduate(graduate.emailId);
  await signIn(context, request, 'placement@plinth.test');

  await page.goto('/office/employers');
  await expect(page.getByRole('heading', { level: 1, name: 'Employers' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Employers' })).toBeVisible();
  await expectNoAxeFaults(page, 'the employers');
  await page.getByRole('button', { name: 'New employer' }).click();
  const facts = page.getByRole('form', { name: 'Details' });
  await facts.getByLabel(/^Name/).fill(company);
  await facts.getByLabel('Contact email').fill('not an address');
  await facts.getByRole('button', { name: 'Add employer' }).click();
  await expect(facts.getByText('Enter a valid email address')).toBeVisible();
  await facts.getByLabel('Contact email').fill('work@practice.example.com');
  await facts.getByRole('button', { name: 'Add employer' }).click();
  await expect(page.getByRole('dialog', { name: company })).toBeVisible();
  await expectNoAxeFaults(page, 'one employer');
  const employerId = new URL(page.url()).searchParams.get('open') ?? '';

  await page.goto(`/office/openings?employer=${employerId}&open=new`);
  const form = page.getByRole('form', { name: 'The opening' });
  await expect(form.getByLabel('Employer')).toContainText(company);
  await form.getByLabel('Employer').selectOption({ label: company });
  await form.getByLabel(/^Title/).fill('Model coordinator');
  await form.getByLabel(/^Description/).fill('Federates models and runs clash tests.');
  await form.getByLabel(/^Place/).fill('Nashik');
  await form.getByLabel(/^A year's pay/).fill('5,40,000');
  await form
    .getByLabel(/^Last day to apply/)
    .fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel('Maximum notice period in days').fill('60');
  await form.getByRole('button', { name: 'Add a question' }).click();
  await form.getByLabel('What question 1 asks').fill('Which clash did you resolve?');
  await expectNoAxeFaults(page, 'a new opening');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  const sheet = page.getByRole('dialog', { name: 'Model coordinator' });
  await expect(sheet.getByText('at most 60 days')).toBeVisible();
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(sheet.getByRole('button', { name: 'Publish' })).toBeHidden();
  await expectNoAxeFaults(page, 'one opening');
  const jobOpeningId = new URL(page.url()).searchParams.get('open') ?? '';

  const learner = await browserWith(browser, graduate.token);
  await learner.goto(`/placement-hub/job?cohortId=${cohortId}&jobOpeningId=${jobOpeningId}`);
  const apply = learner.getByRole('form', { name: 'Apply for Model coordinator' });
  await apply
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
  await expect(apply.getByText(/is included/)).toBeVisible();
  await apply.getByLabel(/Which clash/).fill('A duct through a beam.');
  await apply.getByRole('button', { name: 'Apply' }).click();
  await expect(learner.getByRole('link', { name: 'Open your application' })).toBeVisible();

  await page.goto(`/office/job-applications?opening=${jobOpeningId}`);
  await page
    .getByRole('row', { name: new RegExp(graduate.emailId) })
    .getByRole('link')
    .first()
    .click();
  const application = page.getByRole('dialog');
  await expect(application.getByText('A duct through a beam.')).toBeVisible();
  await application.getByRole('button', { name: /^Preview/ }).click();
  await expect(page.getByRole('link', { name: 'Open the PDF in a new tab' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoAxeFaults(page, 'one job application');
  const rounds = application.getByRole('form', { name: 'Rounds' });
  await rounds.getByLabel('Message to the applicant').fill('Tuesday at ten, bring nothing.');
  await rounds.getByRole('button', { name: 'Save and notify' }).click();
  await expect(application.getByText('Introduction: invited')).toBeVisible();
  const offer = application.getByRole('form', { name: 'Make an offer' });
  await offer.getByLabel(/^A year's pay/).fill('600000');
  await offer.getByLabel('Other terms').fill('Start in March.');
  await offer.getByRole('button', { name: 'Send the offer' }).click();
  await expect(application.getByRole('form', { name: 'Improve the offer' })).toBeVisible();

  await learner.getByRole('link', { name: 'Open your application' }).click();
  const own = learner.getByRole('region', { name: `${company} makes you an offer` });
  await expect(own).toContainText('₹6,00,000 a year');
  await own.getByRole('button', { name: 'Accept' }).click();
  await learner.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(own.getByText('You accepted this offer')).toBeVisible();
});

test('JOBS-01 OFFICE-06 a job that a learner found is listed as pending in the office and accepted; a submitted form is corrected', async ({
  page,
  context,
  request,
}) => {
  const graduate = await newPerson(request, 'Sanya');
  const cohortId = await placeGraduate(graduate.emailId);
  const submitted = await request.post('/v1/client/hiring/user/submit-self-placed', {
    headers: { 'x-auth-token': graduate.token },
    data: {
      cohortId,
      companyName: 'Own Studio',
      designation: 'Site modeller',
      ctc: 42_000_000,
      currency: 'INR',
      joiningDate: '2027-02-01',
    },
  });
  expect(submitted.ok()).toBe(true);
  await signIn(context, request, 'placement@plinth.test');
  await page.goto('/office');
  await expect(page.getByText('Jobs that learners found themselves, to decide')).toBeVisible();
  await page.goto(`/office/self-placements?search=${graduate.emailId}`);
  await expectNoAxeFaults(page, 'the jobs that learners found');
  await page
    .getByRole('row', { name: new RegExp(graduate.emailId) })
    .getByRole('link')
    .first()
    .click();
  const job = page.getByRole('dialog');
  await expect(job.getByText('Own Studio')).toBeVisible();
  await expectNoAxeFaults(page, 'one job that a learner found');
  await job.getByRole('button', { name: 'Decide and notify' }).click();
  await expect(job.getByRole('button', { name: 'Decide and notify' })).toBeHidden();

  await page.goto(`/office/placement-forms?search=${graduate.emailId}`);
  await expectNoAxeFaults(page, 'the placement forms');
  await page
    .getByRole('row', { name: new RegExp(graduate.emailId) })
    .getByRole('link')
    .first()
    .click();
  const said = page.getByRole('form', { name: 'Answers' });
  await said.getByLabel('Notice period in days').fill('soon');
  await said.getByRole('button', { name: 'Correct the form' }).click();
  await expect(said.getByLabel('Notice period in days')).toHaveAttribute('aria-invalid', 'true');
  await said.getByLabel('Notice period in days').fill('15');
  await expectNoAxeFaults(page, 'one placement form');
  await said.getByRole('button', { name: 'Correct the form' }).click();
  await expect(page.getByText(/^Form of .* corrected\.$/)).toBeVisible();
  const headers = { 'x-auth-token': graduate.token };
  const path = `/v1/client/hiring/user/placement-preferences?cohortId=${cohortId}`;
  expect(await (await request.get(path, { headers })).json()).toMatchObject({ noticePeriod: 15 });
});
