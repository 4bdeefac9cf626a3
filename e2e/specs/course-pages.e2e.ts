import { expectNoAxeFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** A course in every region, with what its region decides. */
const COURSES = [
  { path: '/courses/building-information-modelling', fee: '₹1,45,000', certificates: '3 certificates' },
  { path: '/us/courses/parametric-design', fee: /^\$[\d,]+/, certificates: '2 certificates' },
  { path: '/me/courses/bim-for-mep-engineers', fee: /^\$[\d,]+/, certificates: '2 certificates' },
] as const;

/** The sections every course page has, by their headings or the start of them. */
const SECTIONS = [
  ['audience', 'Is it for you?'],
  ['outcomes', 'What you will have made'],
  ['curriculum', /^\d+ modules, \d+ lessons$/],
  ['week', /^A week of \d+ hours$/],
  ['mentors', 'Someone reads your drawings'],
  ['faqs', 'Questions'],
  ['enquiry', 'Ask before you apply'],
] as const;

for (const { path, fee, certificates } of COURSES)
  test(`CATALOG-02 CATALOG-27 CONST-26 CONST-27 PAY-04 ${path} has everything needed to decide on the course`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [id, heading] of SECTIONS)
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(page.getByText(/^\d+ weeks$/).first()).toBeVisible();
    await expect(page.locator('#fees').getByRole('heading', { level: 2 })).toHaveText(fee);
    await expect(page.locator('#fees').getByText('All at once')).toBeVisible();
    await expect(page.locator('#fees').getByRole('link', { name: 'All terms' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(page.locator('#capstone').getByText('To be delivered')).toBeVisible();
    await expect(page.locator('#evaluation').getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('#placement').getByText('We do not promise a job')).toBeVisible();
    await expect(page.locator('#placement').getByText(certificates)).toBeVisible();
    await expect(page.locator('#outcomes').getByText('Skills you train')).toBeVisible();
    await expectNoAxeFaults(page, path);
  });

test('API-073 the mentors are named when their section scrolls into view, and its height stays the same', async ({
  page,
}) => {
  await page.goto('/courses/building-information-modelling');
  const place = page.locator('[data-mentors]');
  const before = await place.boundingBox();
  await place.scrollIntoViewIfNeeded();
  const mentor = place.getByRole('listitem').first();
  await expect(mentor.getByRole('link')).toHaveAttribute('href', /^\/user-profile\?userHash=\w+$/);
  await expect(mentor).toContainText('BIM coordinator');
  expect((await place.boundingBox())?.height).toBe(before?.height);
  await expectNoAxeFaults(page, 'the mentors of a course');
});

test('API-073 VALID-41 a course whose cohort has no mentors yet says when they are named', async ({
  page,
}) => {
  await page.goto('/us/courses/parametric-design');
  const place = page.locator('[data-mentors]');
  await place.scrollIntoViewIfNeeded();
  await expect(
    place.getByText('The mentors of the next cohort are named here before it starts.'),
  ).toBeVisible();
});

test('API-074 ROLE-24 the questions on the home page are those that the server returns for the region', async ({
  page,
  request,
}) => {
  for (const [path, region, tax] of [
    ['/', 'INDIA', /^Yes. Fees include the taxes/],
    ['/us', 'US', /^No. Fees do not include taxes/],
  ] as const) {
    await page.goto(path);
    const section = page.getByRole('region', { name: 'Questions' });
    const asked = section.locator('summary', { hasText: 'Are taxes included in the fee?' });
    await asked.press('Enter');
    await expect(section.getByText(tax)).toBeVisible();
    const { faqs } = await (await request.get(`/v1/client/public/lms/faqs?region=${region}`)).json();
    const shown = await section.locator('summary').allTextContents();
    expect([...shown].sort()).toEqual(faqs.map(({ question }: { question: string }) => question).sort());
    await expectNoAxeFaults(page, `questions of ${path}`);
  }
});

test('API-086 the terms name their sections beside the text, and each can be linked to', async ({ page }) => {
  await page.goto('/terms#section-4');
  await expect(page.getByRole('heading', { name: 'Changing your mind' })).toBeInViewport();
  await expect(page.getByText('is at the end: USA, Canada & Europe; Outside of India & US.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'USA, Canada & Europe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What reads differently: USA' })).toBeInViewport();
  await expect(page.getByText('Fees are in US dollars.').first()).toBeVisible();
  await expectNoAxeFaults(page, 'the terms');
});
