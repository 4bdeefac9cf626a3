import { expectNoAxeFaults } from '../support/axe.ts';
import { linkOfMail } from '../support/mails.ts';
import { startCourse } from '../support/own-course.ts';
import { resumePdf } from '../support/resume.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const LANDING =
  '/courses/building-information-modelling?utm_source=facebook&utm_medium=cpc&utm_campaign=bim-nov&utm_content=a&fbclid=abc';
const PASSWORD = 'a password of my own';

test(
  'ROLE-01 ROLE-05 ROLE-07 ROUTE-54 APPLY-01 PAY-01 QUIZ-01 CURR-01 from an ad click to a graded quiz',
  { tag: '@quick' },
  async ({ page, context, request }, { project }) => {
    test.setTimeout(300_000);
    const emailId = `meera.${project.name}.${Date.now()}@plinth.test`;

    await test.step('1. a visitor reads the course page', async () => {
      await page.goto(LANDING);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Building Information Modelling');
      await expect(page.locator('time[data-next-cohort="BIM_A"]').first()).toHaveText(
        /^\d{1,2} [A-Z][a-z]+, \d{4}$/,
      );
      await expect(page.getByText(/24 weeks/).first()).toBeVisible();
      await expect(page.getByText('₹1,45,000').first()).toBeVisible();
      await expectNoAxeFaults(page, 'the course page');
    });

    let leadForm: Record<string, unknown> = {};
    await test.step('2. applies: saved step by step, resumed after a reload', async () => {
      page.on('request', (sent) => {
        if (sent.url().endsWith('/v1/client/lead/lead-form')) leadForm = sent.postDataJSON();
      });
      await page
        .getByRole('link', { name: /^Apply/ })
        .first()
        .click();
      await page.waitForURL(/\/apply/);
      await page.getByRole('button', { name: 'Start the application' }).scrollIntoViewIfNeeded();
      await page.getByLabel(/^First name/).fill('Meera');
      await page.getByLabel(/^Last name/).fill('Demo');
      await page.getByLabel(/^Email address/).fill('meera@mail.con');
      await page
        .getByLabel(/^Mobile number/)
        .last()
        .fill('98765 43210');
      await page.getByRole('button', { name: 'Start the application' }).click();
      await expect(page.getByLabel(/^Email address/)).toHaveAttribute('aria-invalid', 'true');
      await expectNoAxeFaults(page, 'the application with an error');
      await page.getByLabel(/^Email address/).fill(emailId);
      await page.getByRole('button', { name: 'Start the application' }).click();

      await page.getByLabel(/^City/).fill('Pune');
      await expect(page.getByLabel(/^Country/)).toHaveValue(/India/);
      await page.getByLabel(/^State/).fill('Maharashtra');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByLabel(/^Your highest qualification/).selectOption({ label: "Bachelor's degree" });
      await page.getByRole('button', { name: 'Save and continue' }).click();

      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
      await expect(page.getByText('resume.pdf').first()).toBeVisible();
      await expect(page.getByRole('progressbar', { name: /^Sending/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('resume.pdf').first()).toBeVisible();
      await page.getByRole('button', { name: 'Save and continue' }).click();

      await page
        .getByLabel(/^Why do you want to learn this/)
        .fill('I want to coordinate whole buildings, not only draw them.');
      for (const name of [
        'Architecture',
        'Building information modelling',
        'Computational design',
        'Interior design',
        'MEP engineering',
      ])
        await page
          .getByRole('group', { name: new RegExp(`^${name}`) })
          .getByRole('radio')
          .nth(1)
          .check();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByRole('button', { name: 'Send the application' }).click();
      await expect(page.getByText('Your application is in')).toBeVisible();
      expect(leadForm).toMatchObject({
        emailId,
        fbclid: 'abc',
        utm_medium: 'cpc',
        utm_campaign: 'bim-nov',
        utm_content: 'a',
      });
    });

    await test.step('3. the offer is in the outbox; terms and acceptance', async () => {
      await page.goto(await linkOfMail(request, emailId, /offer/i));
      await expect(page.getByRole('heading', { name: /^Meera,/ })).toBeVisible();
      await expectNoAxeFaults(page, 'the offer');
      await page.getByRole('button', { name: 'Accept the offer' }).click();
      await expect(page.getByText('Read the terms and tick the box first')).toBeVisible();
      await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
      await page.getByRole('button', { name: 'Accept the offer' }).click();
      await page.waitForURL(/\/payment-plan\?/);
    });

    await test.step('4. plan and first payment on the sandbox checkout', async () => {
      await expect(page.getByRole('radio', { name: /two/i })).toBeVisible();
      await expectNoAxeFaults(page, 'the plan page');
      await page.getByRole('radio', { name: /two/i }).check();
      await page.getByRole('button', { name: 'Choose this plan' }).click();
      await page.getByRole('button', { name: /^Pay ₹.* now$/ }).click();
      await page.waitForURL(/\/sandbox-checkout\//);
      await expectNoAxeFaults(page, 'the test checkout');
      await page.getByRole('button', { name: /^Pay / }).click();
      await page.waitForURL(/\/payment-plan\?/);
      await expect(page.getByText(/your place is certain|Everything is paid/)).toBeVisible();
    });

    await test.step('5. FINANCE-04 the receipt leads to setting a password, which signs in; signing in with it later lands on the hub', async () => {
      await expectNoAxeFaults(page, 'the receipt');
      await page.getByRole('button', { name: 'Set your password' }).click();
      await page.waitForURL(/\/reset-password\?token=/);
      await page.getByLabel(/^New password/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.waitForURL(/\/learner-hub/);
      await page.context().clearCookies();
      await page.goto('/login');
      await page.getByLabel(/^Email/).fill(emailId);
      await page.getByLabel(/^Password/).fill('not my password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('not right');
      await expect(page.getByLabel(/^Email/)).toHaveValue(emailId);
      await expectNoAxeFaults(page, 'sign in');
      await page.getByLabel(/^Password/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(/\/learner-hub/);
      await expect(page).toHaveTitle('Learner | Hub');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Meera! Here are your courses.');
      await expectNoAxeFaults(page, 'the learner hub');
    });

    let dashboardUrl = '';
    await test.step('6. completes onboarding and sees the dashboard', async () => {
      await page.getByRole('link', { name: 'Complete onboarding' }).click();
      await page.waitForURL(/\/onboarding\?.*tag=onboarding-v2/);
      await page.getByRole('link', { name: 'Start' }).click();
      await page.getByRole('radio', { name: 'In practice for up to 2 years' }).check();
      await page.getByRole('checkbox', { name: 'AutoCAD' }).check();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'In practice for up to 2 years' })).toBeChecked();
      await page.getByRole('radio', { name: '7', exact: true }).check();
      await expectNoAxeFaults(page, 'the onboarding form');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('radio', { name: 'Leading BIM on my own projects' }).check();
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'Hand in' }).click();
      await page.waitForURL(/\/learn\/[^/]+\/dashboard/);
      dashboardUrl = page.url();
      await expect(page.getByRole('dialog')).toContainText(/welcome/i);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectNoAxeFaults(page, 'the dashboard');
    });

    await test.step('7. finds the pre-work before the start date; then the course starts', async () => {
      await page.goto(dashboardUrl.replace('/dashboard', '/curriculum'));
      await expect(page.getByRole('main').getByText(/The course starts on/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the pre-work' })).toBeVisible();
      dashboardUrl = `/learn/${await startCourse(emailId)}/dashboard`;
    });

    await test.step('8. reads a lesson and marks it complete', async () => {
      await page.goto(dashboardUrl.replace('/dashboard', '/curriculum'));
      await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
      await expect(page.getByText('Revit modelling core')).toBeVisible();
      await expectNoAxeFaults(page, 'the curriculum');
      await page.getByRole('link', { name: 'What BIM manages' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What BIM manages');
      await expect(page.getByText('information container').first()).toBeVisible();
      await expectNoAxeFaults(page, 'a lesson');
      await page.getByRole('button', { name: 'Mark complete' }).click();
      await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
    });

    await test.step('9. takes a quiz held by the server, reloads half-way, and sees the result', async () => {
      const payloads: string[] = [];
      page.on('response', async (answer) => {
        if (/start-quiz|responses\/check|cohort-node-data|\/content/.test(answer.url()))
          payloads.push(await answer.text().catch(() => ''));
      });
      await page.goto(dashboardUrl.replace('/dashboard', '/curriculum'));
      await page
        .getByRole('link', { name: /Parties and requirements/ })
        .first()
        .click();
      await expect(page.locator('[data-page=LANDINGPAGE]')).toBeVisible();
      await expectNoAxeFaults(page, 'the landing page of the quiz');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
      const count = Number((await page.getByText(/^Question 1 of \d+$/).textContent())?.split(' of ')[1]);
      const choose = async () => {
        const radios = page.locator('[data-page=QUESTIONPAGE]').getByRole('radio');
        const answer =
          (await radios.count()) > 0
            ? radios.first()
            : page.locator('[data-page=QUESTIONPAGE]').getByRole('checkbox').first();
        await answer.check();
      };
      await choose();
      await page.getByRole('button', { name: 'Next' }).click();
      await choose();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expectNoAxeFaults(page, 'a question');
      await page.reload();
      await expect(page.getByText(`2 of ${count} answered`)).toBeVisible();
      await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible();
      for (let question = 3; question <= count; question += 1) {
        await page.getByRole('button', { name: 'Next' }).click();
        await choose();
      }
      expect(payloads.join('')).not.toMatch(/isCorrect|correctOptionIds|explanation/);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.locator('[data-page=COMPLETEDPAGE]')).toBeVisible();
      await page.locator('[data-page=COMPLETEDPAGE]').getByRole('button').first().click();
      await expect(page.locator('[data-page=RESULTSPAGE]')).toBeVisible();
      await expectNoAxeFaults(page, 'the results');
      await page
        .locator('[data-page=RESULTSPAGE]')
        .getByRole('button', { name: /answers/i })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'End the quiz' }).click();
      await expect(page.locator('[data-page=ANSWERSPAGE]')).toBeVisible();
      await page.goto(dashboardUrl);
      await expect(page.getByText(/^1 of 28 topics$/)).toBeVisible();
    });

    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    expect(token).not.toBe('');

    await test.step('10. signs out; nothing of the session is left', async () => {
      await page.getByRole('button', { name: /Meera/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(
        (await context.cookies()).filter(({ name }) => name === 'token' || name === 'isLoggedIn'),
      ).toEqual([]);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('QUIZ_'))),
      ).toEqual([]);
      const answer = await request.get('/v1/client/user/data-profile', {
        headers: { 'x-auth-token': token },
      });
      expect(answer.status()).toBe(401);
    });
  },
);
