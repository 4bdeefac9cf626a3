import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../support/axe.ts';
import { runVerb } from '../support/run-verb.ts';
import { cohortIdOf, signIn } from '../support/sign-in.ts';
import { SIZES } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const LEARNER = 'transferred@plinth.test';
const THANKS = /^Your feedback has been received/;
type Question = { type: string; options?: string[] };

/** Has staff ask a form with these questions on the notes page of a cohort that only this flow visits. */
async function asked(
  questions: readonly Question[],
  options: string[],
  work: (eventId: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-form-'));
  const form = join(folder, 'form.yaml');
  const written = questions.map(
    ({ type, options: choices = [] }, index) =>
      `  - ask: Question ${index + 1}\n    type: ${type}\n    options: [${choices.join(', ')}]\n`,
  );
  await writeFile(
    form,
    `title: Your week ${randomBytes(4).toString('hex')}\nquestions:\n${written.join('')}`,
  );
  const told = await runVerb('feedback', form, '--cohort', 'BIM_C-5', '--page', 'notes', ...options);
  const eventId = /^\S{36}/m.exec(told)?.[0] ?? '';
  try {
    await work(eventId);
  } finally {
    await runVerb('feedback', eventId, '--close');
    await rm(folder, { recursive: true, force: true });
  }
}

const lineOf = async (eventId: string) =>
  (await runVerb('feedback')).split('\n').find((line) => line.startsWith(eventId)) ?? '';

/** Opens the page and waits until the school has answered what it asks there, not what the page before it asked. */
async function visit(page: Page, path: string) {
  await page.goto('about:blank');
  const told = page.waitForResponse(/\/user-event\?/);
  await page.goto(path);
  return (await (await told).json()).event;
}

test.describe('the feedback popup', () => {
  let path: string;

  test.beforeEach(async ({ context, request }) => {
    const token = await signIn(context, request, LEARNER);
    path = `/learn/${await cohortIdOf(request, token, '5')}/notes`;
  });

  test('FEEDBACK-01 FEEDBACK-02 FEEDBACK-13 FEEDBACK-15 FEEDBACK-16 FEEDBACK-17 FEEDBACK-18 FEEDBACK-19 FEEDBACK-20 FEEDBACK-28 FEEDBACK-29 FEEDBACK-30 FEEDBACK-31 a form with nine types of question is answered, thanked for and not asked again', async ({
    page,
  }) => {
    const kinds: Question[] = [
      { type: 'SCALE_NUMBER' },
      { type: 'SCALE_STAR' },
      { type: 'SCALE_EMOJI' },
      { type: 'BINARY_LIKE_DISLIKE', options: ['Like', 'Dislike'] },
      { type: 'BINARY_YES_NO', options: ['Certainly', 'Not at all'] },
      { type: 'BINARY_TRUE_FALSE', options: ['Right', 'Wrong'] },
      { type: 'SINGLE_CHOICE', options: ['Slow', 'Fast'] },
      { type: 'MULTIPLE_CHOICE', options: ['Lessons', 'Quizzes', 'Reviews'] },
      { type: 'SUBJECTIVE' },
    ];
    await asked(kinds, ['--position', 'middle'], async (eventId) => {
      await visit(page, path);
      const popup = page.getByRole('dialog', { name: 'Hi there! Want to help us improve your experience?' });
      await expect(popup).toBeVisible();
      await expectNoAxeFaults(page, 'a feedback form in the middle');
      const answers = ['9', '4 of 5 stars', 'Good', 'Like', 'Certainly', 'Right', 'Fast'];
      for (const [index, answer] of answers.entries()) {
        await expect(popup.getByText(`${index + 1} of ${kinds.length}`)).toBeVisible();
        await popup.getByRole('radio', { name: answer, exact: true }).click({ force: true });
      }
      const submit = popup.getByRole('button', { name: 'Submit' });
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await popup.getByRole('checkbox', { name: 'Lessons' }).check();
      await popup.getByRole('checkbox', { name: 'Reviews' }).check();
      await popup.getByRole('checkbox', { name: 'Lessons' }).uncheck();
      await submit.click();
      await popup.getByPlaceholder('How can we improve').fill('More drawings of joints.');
      await expectNoAxeFaults(page, 'a feedback question in words');
      await submit.click();
      await expect(page.getByText(THANKS)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await visit(page, path)).toBeNull();
      expect(await lineOf(eventId)).toContain('1 answered, 0 put off');
    });
  });

  test('FEEDBACK-03 FEEDBACK-06 FEEDBACK-14 FEEDBACK-23 FEEDBACK-24 a postponed form stays hidden in this session and is asked in the next', async ({
    page,
    browser,
    context,
  }) => {
    await asked([{ type: 'SCALE_STAR' }, { type: 'SUBJECTIVE' }], [], async (eventId) => {
      await visit(page, path);
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      await expectNoAxeFaults(page, 'a feedback form at the bottom');
      const saved = page.waitForResponse(/user-event-response\?/);
      await popup.getByRole('button', { name: "I'll do it later" }).click();
      expect((await saved).url()).toContain('isSkipped=true');
      await expect(popup).toBeHidden();
      expect(await visit(page, path)).not.toBeNull();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(popup).toBeHidden();

      const later = await browser.newContext({ storageState: await context.storageState() });
      const another = await later.newPage();
      await visit(another, path);
      await another.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(another.getByRole('dialog')).toBeHidden();
      await later.close();
      expect(await lineOf(eventId)).toContain('0 answered, 1 put off');
    });
  });

  test('FEEDBACK-25 FEEDBACK-26 a mandatory form can only be left by answering it', async ({ page }) => {
    await asked(
      [{ type: 'SCALE_STAR' }, { type: 'SCALE_EMOJI' }],
      ['--mandatory', '--position', 'middle'],
      async () => {
        await visit(page, path);
        const popup = page.getByRole('dialog');
        await expect(popup).toBeVisible();
        await expect(popup.getByRole('button', { name: 'Close' })).toHaveCount(0);
        await expect(popup.getByRole('button', { name: "I'll do it later" })).toHaveCount(0);
        await page.keyboard.press('Escape');
        await popup.getByRole('radio', { name: '2 of 5 stars' }).click({ force: true });
        await popup.getByRole('radio', { name: 'Middling' }).click({ force: true });
        await expect(page.getByText(THANKS)).toBeVisible();
        await popup.getByRole('button', { name: 'Close' }).click();
        await expect(popup).toBeHidden();
      },
    );
  });

  test('FEEDBACK-05 FEEDBACK-07 FEEDBACK-08 FEEDBACK-09 FEEDBACK-10 FEEDBACK-11 FEEDBACK-12 FEEDBACK-21 on a desktop, a lone question of each of five choice types submits itself', async ({
    page,
  }) => {
    for (const { type, options = [], answer } of [
      { type: 'SCALE_NUMBER', answer: '7' },
      { type: 'SCALE_EMOJI', answer: 'Very good' },
      { type: 'BINARY_LIKE_DISLIKE', options: ['Like', 'Dislike'], answer: 'Like' },
      { type: 'SCALE_STAR', answer: '5 of 5 stars' },
      { type: 'SINGLE_CHOICE', options: ['Slow', 'Fast'], answer: 'Slow' },
    ])
      await test.step(type, () =>
        asked([{ type, options }], [], async (eventId) => {
          expect(await visit(page, path)).toMatchObject({ eventId });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const saved = page.waitForResponse(/user-event-response\?/);
          await page.getByRole('radio', { name: answer, exact: true }).click({ force: true });
          await expect(page.getByText(THANKS)).toBeVisible();
          expect((await saved).status()).toBe(200);
          expect(await visit(page, path)).toBeNull();
        }),
      );
  });

  test.describe('on a phone', () => {
    test.use(SIZES.phone);

    test('FEEDBACK-04 a form with one question is neither shown nor keeps back the one after it', async ({
      page,
    }) => {
      await asked([{ type: 'SCALE_STAR' }], [], async () => {
        expect(await visit(page, path)).toBeNull();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await asked([{ type: 'SCALE_STAR' }, { type: 'SCALE_EMOJI' }], [], async (eventId) => {
          expect(await visit(page, path)).toMatchObject({ eventId });
          await expect(page.getByRole('dialog')).toBeVisible();
        });
      });
    });
  });
});
