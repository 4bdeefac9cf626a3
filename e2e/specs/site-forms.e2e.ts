import { expectNoAxeFaults } from '../support/axe.ts';
import { queryDatabase } from '../support/school-database.ts';
import { expect, test } from '../support/test.ts';
import { typeAsPerson } from '../support/type-as-person.ts';

test.use({ serviceWorkers: 'allow' });

const AD = '?utm_source=facebook&utm_medium=cpc&utm_campaign=bim-nov&utm_content=a&fbclid=abc';
const own = (name: string) => `${name}.${test.info().project.name}.${Date.now()}@visitor.test`;

type Lead = {
  product_id: string;
  fbclid: string;
  utm_campaign: string | null;
  data: { firstName: string; message: string };
};
const leadsOf = (emailId: string) =>
  queryDatabase<Lead>('select product_id, fbclid, utm_campaign, data from leads where email_id = $1', [
    emailId,
  ]);

test('LEADS-01 LEADS-02 API-065 the campaign of an ad visit is stored in a lead that is sent three pages later', async ({
  page,
}) => {
  const emailId = own('ad');
  await page.goto(`/us${AD}`);
  await page.goto('/us/courses');
  await page.getByRole('link', { name: 'BIM for MEP Engineers' }).first().click();
  const form = page.locator('form[data-site-form=lead]');
  await form.getByLabel('Name').focus();
  await expect(form).toHaveAttribute('novalidate', '');

  await form.getByLabel('Name').fill('Noor');
  await form.getByLabel('Email').fill('noor@mail.con');
  await form.getByLabel('Phone').fill('12');
  await typeAsPerson(form.getByLabel('Your question'), 'Do I need my own Revit licence?');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(form.getByText('Enter a valid email address')).toBeVisible();
  await expect(form.getByText('Enter a valid phone number')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Your question')).toHaveValue('Do I need my own Revit licence?');
  await expectNoAxeFaults(page, 'a course page whose form needs another look');

  await form.getByLabel('Email').fill(emailId);
  await form.getByLabel('Phone').fill('');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Your question has arrived')).toBeVisible();
  await expect(form).toBeHidden();
  await expectNoAxeFaults(page, 'a course page whose question has arrived');
  expect(await leadsOf(emailId)).toMatchObject([
    {
      product_id: 'BIM_M_US',
      fbclid: 'abc',
      utm_campaign: 'bim-nov',
      data: { message: 'Do I need my own Revit licence?' },
    },
  ]);
});

for (const [ids, home, course, product, fee] of [
  ['CATALOG-05 CATALOG-10', '/', 'Advanced Interior Design', 'INT_DES', /^₹[\d,]+$/],
  ['CATALOG-18 CATALOG-20', '/me', 'Parametric Design', 'MCD_ME', /^\$[\d,]+$/],
] as const)
  test(`${ids} LEADS-01 LEADS-02 VALID-16 from ${home} to a question about ${course}: one lead, however often it is sent`, async ({
    page,
  }) => {
    const emailId = own(`home-${product.toLowerCase()}`);
    await page.goto(`${home}?utm_source=google&utm_campaign=autumn`);
    await page.getByRole('main').getByRole('link', { name: course }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course);
    await expect(page.locator('#fees').getByRole('heading', { level: 2 })).toHaveText(fee);
    const form = page.locator('form[data-site-form=lead]');
    const question = form.getByLabel('Your question');
    const introduce = async () => {
      await form.getByLabel('Name').focus();
      await expect(form).toHaveAttribute('novalidate', '');
      await form.getByLabel('Name').fill('\u202ENoor 🏗 <b>');
      await form.getByLabel('Email').fill(emailId);
    };
    await introduce();
    await question.fill('क'.repeat(1003));
    await expect(form.getByText('3 characters too many')).toBeVisible();
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(form.getByText('Use at most 1000 characters')).toBeVisible();
    await expect(question).toHaveValue('क'.repeat(1003));

    // The second time after a reload, as by a visitor who did not trust the first.
    for (let turn = 0; turn < 2; turn += 1) {
      await page.reload();
      await introduce();
      await typeAsPerson(question, 'Is the capstone graded?');
      await form.getByRole('button', { name: 'Send the question' }).click();
      await expect(page.getByText('Your question has arrived')).toBeVisible();
    }
    expect(await leadsOf(emailId)).toMatchObject([
      {
        product_id: product,
        fbclid: '',
        utm_campaign: null,
        // The bidirectional control character is removed from a name.
        data: { firstName: 'Noor 🏗 <b>', message: 'Is the capstone graded?' },
      },
    ]);
  });

test('API-069 VALID-33 a message from the contact page reaches the school, with the country code before the phone number', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  await expectNoAxeFaults(page, 'the contact page');
  const form = page.locator('form[data-site-form=contact]');
  await form.getByLabel('Name').focus();
  await expect(form).toHaveAttribute('novalidate', '');
  const emailId = own('writes');
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill(emailId);
  await form.getByLabel('Country code').selectOption('AE +971');
  await form.getByLabel('Phone').fill('050 123 4567');
  await typeAsPerson(form.getByLabel('Your message'), 'May I change cohorts once?');
  await page.reload();
  await expect(form.getByLabel('Your message')).toHaveValue('May I change cohorts once?');
  await form.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  const outbox = await (await request.get('/outbox?to=school@plinth.test')).text();
  expect(outbox).toContain('Message from Asha');
  expect(await queryDatabase('select mobile from contact_messages where email_id = $1', [emailId])).toEqual([
    { mobile: '+971501234567' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('API-069 the contact form is sent, returns with the text kept on an error, and thanks on a separate page', async ({
    page,
  }) => {
    const emailId = own('plain');
    await page.goto('/us/contact');
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@mail.con');
    await page.getByLabel('Your message').fill('May I pay in two parts?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('May I pay in two parts?');
    await page.getByLabel('Email').fill(emailId);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/us\/contact\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It has arrived');
    const rows = await queryDatabase('select message from contact_messages where email_id = $1', [emailId]);
    expect(rows).toEqual([{ message: 'May I pay in two parts?' }]);
  });

  test('API-065 LEADS-02 the form of a course page is sent, and the campaign of its address is stored', async ({
    page,
  }) => {
    const emailId = own('plain-lead');
    await page.goto(`/courses/building-information-modelling${AD}`);
    const form = page.locator('form[data-site-form=lead]');
    await form.getByLabel('Name').fill('Asha');
    await form.getByLabel('Email').fill(emailId);
    await typeAsPerson(form.getByLabel('Your question'), 'Which version of Revit is used?');
    await form.getByRole('button', { name: 'Send the question' }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(await leadsOf(emailId)).toMatchObject([
      { product_id: 'BIM_A', fbclid: 'abc', utm_campaign: 'bim-nov' },
    ]);
  });

  for (const path of ['/apply', '/my-application', '/payment-plan', '/teach', '/career-builder'])
    test(`APPLY-01 ${path} says that it needs JavaScript, and shows no form that would do nothing`, async ({
      page,
    }) => {
      await page.goto(path);
      // A browser that only emulates the lack of scripts draws no noscript.
      const written = await page.request.get(path);
      expect(await written.text()).toContain('This page needs JavaScript');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });

  for (const [path, region] of [
    ['/', 'India'],
    ['/us', 'USA, Canada & Europe'],
    ['/me/courses', 'Outside of India & US'],
    ['/courses/building-information-modelling', 'India'],
  ] as const)
    test(`CATALOG-03 ${path} names the region whose dates and fees it shows`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(`Dates and fees shown here: ${region}.`)).toBeVisible();
    });

  test('CATALOG-02 every course appears in the catalogue', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  });
});

test('ANALYTICS-04 ANALYTICS-05 ANALYTICS-06 a page read to the end and left is counted, without a pseudonym in the row', async ({
  page,
}) => {
  const visit = `/me/courses/parametric-design`;
  const count = async () =>
    (
      await queryDatabase<{ pseudonym: string | null; scroll_percentage: number; seconds_on_screen: number }>(
        `select pseudonym, scroll_percentage, seconds_on_screen from analytics_events
         where event = 'Page_View' and page_path = $1 order by created_at`,
        [visit],
      )
    ).slice(-1);
  // The view counter loads after the first paint, and requests the cohorts' dates once it counts.
  const counting = page.waitForRequest(/\/public\/course-details/);
  await page.goto(visit);
  await counting;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goto('/privacy');
  await expect
    .poll(count)
    .toEqual([{ pseudonym: null, scroll_percentage: 100, seconds_on_screen: expect.any(Number) }]);
});

test('ANALYTICS-04 ANALYTICS-05 a page left before its second script has loaded is counted once', async ({
  page,
}) => {
  const count = () =>
    queryDatabase<{ scroll_percentage: number; pseudonym: string | null }>(
      `select scroll_percentage, pseudonym from analytics_events
       where event = 'Page_View' and page_path = '/me/contact'`,
      [],
    );
  const before = await count();
  await page.route('**/later.js', (route) => route.abort());
  await page.goto('/me/contact');
  await page.goto('/offline');
  await expect.poll(async () => (await count()).length).toBe(before.length + 1);
  expect((await count()).at(-1)).toEqual({ scroll_percentage: 0, pseudonym: null });
});

test('without a connection an offline page says so, and the way back works', async ({ page, context }) => {
  await page.goto('/');
  // It arrives with what is fetched after the first paint, at the first interaction after that.
  await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
});

test('a form whose scripts could not be fetched wakes once the connection is back, with what was typed', async ({
  page,
}) => {
  // A document never fetches a script again that failed once, so the page is loaded anew.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/apply');
  const island = page.locator('astro-island');
  const name = island.getByLabel('First name');
  const failed = page.waitForEvent('requestfailed');
  await name.fill('Asha');
  await failed;
  await page.unroute(/\.js$/);
  // The form may hear of the failure only after a first touch.
  await expect(async () => {
    await name.focus();
    await island.getByLabel('Last name').focus();
    await expect(island).not.toHaveAttribute('ssr', { timeout: 2_000 });
  }).toPass();
  await expect(name).toHaveValue('Asha');
});
