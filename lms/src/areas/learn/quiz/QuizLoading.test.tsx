import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCohort } from '../../../../test/a-cohort.ts';
import {
  attemptClosedAt,
  click,
  details,
  prepareQuiz,
  QUESTIONS,
  RESPONSE,
  RESULTS,
  show,
} from '../../../../test/a-quiz.tsx';
import { answers, refuses } from '../../../../test/server.ts';

beforeEach(prepareQuiz);

it('a quiz whose cohort could not be loaded says so and can be loaded again', async () => {
  refuses('cohorts', 'readCohort', 400, 'BAD_REQUEST', 'Not now.');
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  await click('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'States and gates' })).toBeVisible();
});

it('quiz answers whose questions could not be loaded are withheld, and can be loaded again', async () => {
  details({ attempts: [attemptClosedAt(new Date().toISOString())], areAnswersOpen: true });
  refuses('forms', 'readPage', 400, 'BAD_REQUEST', 'Not now.');
  await show();
  await click('See results');
  await click('See the answers');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.queryByText('Shared is for coordination.')).toBeNull();
  answers('forms', 'readPage', {
    formId: RESULTS.questions[0]?.questionId ?? '',
    responseId: RESPONSE,
    questions: QUESTIONS,
  } as never);
  await click('Try again');
  expect(await screen.findByText('Shared is for coordination.')).toBeVisible();
  expect(screen.getByRole('group', { name: /Question number 1/ })).toBeVisible();
});
