import { expectNoAxeFaults } from '../support/axe.ts';
import { openLedCohort } from '../support/led-cohort.ts';
import { browserWith, newPerson } from '../support/new-person.ts';
import { resumePdf } from '../support/resume.ts';
import { expect, test } from '../support/test.ts';

test('LEAD-01 ROUTE-39 ROUTE-40 ROUTE-41 API-191 API-192 API-195 API-197 API-199 VALID-44 ENTITY-18 a lead mentor prepares a session and writes a tip, which its learner reads with a file', async ({
  browser,
  request,
}) => {
  const [lead, learner] = [await newPerson(request, 'Lata'), await newPerson(request, 'Lina')];
  const cohortId = await openLedCohort(lead.userId, learner.userId);
  const page = await browserWith(browser, lead.token);

  await test.step('goes from the hub to the next session, whose room is open', async () => {
    await page.goto('/mentor-hub');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dashboard/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/lm/${cohortId}/dashboard$`));
    const next = page.getByRole('region', { name: 'Next session' });
    await expect(next.getByRole('link', { name: 'Open the room' })).toHaveAttribute(
      'href',
      'https://meet.plinth.test/led',
    );
    await expect(next.getByText('0 of 6 done')).toBeVisible();
    await expect(page.getByText('1 learner in this cohort')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your tips' }).getByText(/^Nothing yet/)).toBeVisible();
    await expectNoAxeFaults(page, 'the dashboard of a lead mentor');
  });

  await test.step('ticks a preparation item, which shows at once and after a reload', async () => {
    const model = page.getByRole('checkbox', { name: /^Open the models/ });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/pre-session-checklist/complete'));
    await model.check();
    await expect(page.getByText('1 of 6 done')).toBeVisible();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(model).toBeChecked();
  });

  await test.step('turns to the next week, which has its own address', async () => {
    const week = page.getByRole('region', { name: 'Your week' });
    await expect(week.getByRole('link', { name: /./ }).first()).toBeVisible();
    await week.getByRole('link', { name: 'Next week' }).click();
    await expect(page).toHaveURL(/[?&]week=\d{4}-\d\d-\d\d/);
    await page.reload();
    await week.getByRole('link', { name: 'Back to this week' }).click();
    await expect(page).toHaveURL(new RegExp(`/lm/${cohortId}/dashboard$`));
  });

  await test.step('writes a tip, which survives a reload, and posts it with a file', async () => {
    const form = page.getByRole('form', { name: 'New tip' });
    const words = form.getByRole('textbox', { name: /^Your tip/ });
    await words.fill('Bring **your section**, and open `A-102` before.');
    await form
      .getByLabel('Files: Your tip')
      .setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: resumePdf() });
    await expect(form.getByText('brief.pdf')).toBeVisible();
    await expect(form.getByRole('list', { name: 'Files to be sent' })).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(words).toHaveValue(/^Bring/);
    await expect(form.getByText('brief.pdf')).toBeVisible();
    await form.getByRole('button', { name: 'Post the tip' }).click();
    const tips = page.getByRole('region', { name: 'Your tips' });
    await expect(tips.getByText('your section')).toBeVisible();
    await expect(tips.getByRole('button', { name: 'Download brief.pdf' })).toBeVisible();
    await expect(words).toHaveValue('');
  });

  await test.step('reads the course with how much of it is open to learners today', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Curriculum', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/lm/${cohortId}/curriculum$`));
    await expect(page.getByRole('progressbar', { name: 'Open to learners today' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
    await expectNoAxeFaults(page, 'the curriculum of a lead mentor');
    await page.goto(`/lm/${cohortId}/dashboard`);
    await page.getByRole('link', { name: 'Read its page' }).click();
    await expect(page).toHaveURL(new RegExp(`/lm/${cohortId}/curriculum\\?`));
    await expect(page.getByRole('link', { name: 'Tips for this session' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'From your lead mentor' })).toContainText('your section');
    await expectNoAxeFaults(page, 'the page of a session for its lead mentor');
  });

  await test.step('finds no other page under a cohort', async () => {
    await page.goto(`/lm/${cohortId}/tasks`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Tasks/);
    await expect(page.getByRole('region', { name: 'Next session' })).toHaveCount(0);
    await page.context().close();
  });

  await test.step('the learner is notified, reads the tip in the session from the dashboard, and downloads the file', async () => {
    const theirs = await browserWith(browser, learner.token);
    await theirs.goto('/notifications');
    await expect(theirs.getByRole('link', { name: /A tip for “/ })).toBeVisible();
    await theirs.goto(`/learn/${cohortId}/dashboard`);
    await theirs.getByRole('link', { name: /^From your mentor/ }).click();
    const tips = theirs.getByRole('region', { name: 'From your lead mentor' });
    await expect(tips).toContainText('Lata');
    await expect(tips).toContainText('your section');
    await expectNoAxeFaults(theirs, 'a session with a tip');
    const download = theirs.waitForEvent('download');
    await tips.getByRole('button', { name: 'Download brief.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('brief.pdf');
    await theirs.goto(`/lm/${cohortId}/dashboard`);
    await expect(
      theirs.getByRole('heading', { name: 'This is for the cohort’s lead mentors' }),
    ).toBeVisible();
    await theirs.context().close();
  });
});
