import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { COHORT_ID } from '../../../../test/a-cohort.ts';
import {
  AS_MODELLER,
  ASHA,
  answersInterview,
  CLARITY,
  CLEAR,
  CLOSED,
  FORM,
  interviewOf,
  interviewPage,
  prepareInterview,
  RESPONSE,
  WEAK,
} from '../../../../test/an-interview.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { forgetInterviews } from '../../../data/interviews.ts';

beforeEach(prepareInterview);

describe('an interview', () => {
  it('API-207 with answers missing it says which, and focuses the first', async () => {
    const user = userEvent.setup();
    answersInterview({ filterAnswers: AS_MODELLER });
    const asked = answers('evaluationDay', 'assess', CLOSED);
    await interviewPage();
    await screen.findByRole('radio', { name: 'Clear' });
    expect(screen.getByText('1 required answer is missing.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    expect(screen.getByText('This answer is still missing')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByRole('radio', { name: 'Clear' }));
    expect(asked).toEqual([]);
  });

  it('API-207 API-205 EVAL-03 the feedback is closed once, after a confirmation, and the report is shown', async () => {
    const user = userEvent.setup();
    answersInterview({ filterAnswers: AS_MODELLER });
    const asked = answers('evaluationDay', 'assess', CLOSED);
    answers('evaluationDay', 'readReport', {
      report: {
        userId: ASHA,
        firstName: 'Asha',
        sections: [
          {
            sectionTitle: 'Presentation',
            questions: [{ question: 'How clear?', answers: ['Clear'], note: 'Opened the section.' }],
          },
        ],
        score: 80,
        remark: 'Keep the habit.',
        evaluatedAt: '2026-12-01T10:00:00.000Z',
        reviewStatus: 'REVIEWED',
        shareToken: 'a-token-of-enough-length',
      },
    });
    await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Clear' }));
    await user.type(screen.getByRole('textbox', { name: /Remark/ }), 'Keep the habit.');
    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the feedback?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    // The closing also changes what is read from then on.
    answersBy('evaluationDay', 'readLearnerFeedback', () =>
      interviewOf(
        asked.length === 0
          ? { remark: 'Keep the habit.', filterAnswers: AS_MODELLER }
          : { slotStatus: 'FEEDBACK_COMPLETED' },
      ),
    );
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close and send the report' }),
    );
    const region = await screen.findByRole('region', { name: 'What Asha reads' });
    // Another guide of the interview reads it too.
    expect(region).not.toHaveTextContent(/\byour?\b/i);
    const report = within(region);
    for (const text of ['80 of 100', 'Keep the habit.', 'How clear?', 'Clear', 'Opened the section.'])
      expect(report.getByText(text)).toBeVisible();
    expect(report.getByRole('link', { name: /Open the public page/ })).toHaveAttribute(
      'href',
      '/evaluation-report?token=a-token-of-enough-length',
    );
    expect(asked.map(({ body }) => body)).toEqual([
      { userId: ASHA, formId: FORM, responseId: RESPONSE, remark: 'Keep the habit.' },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT_'))).toEqual([]);
  });

  it('API-206 API-207 an answer that another guide has given since is shown, and the feedback is not closed over one that nobody has looked at', async () => {
    const user = userEvent.setup();
    answersInterview({ filterAnswers: AS_MODELLER });
    const closed = answers('evaluationDay', 'assess', CLOSED);
    /** The school has this answer from now on, whoever gave it. */
    const stands = (optionId: string) => {
      const sections = [
        {
          sectionTitle: 'Presentation',
          questions: [
            {
              questionId: CLARITY,
              questionType: 'SINGLE_CHOICE' as const,
              question: 'How clear?',
              options: [
                { optionId: WEAK, text: 'Weak' },
                { optionId: CLEAR, text: 'Clear' },
              ],
              entries: [{ optionId, optionValue: '' }],
            },
          ],
        },
      ];
      answers('evaluationDay', 'readFilteredForm', { formId: FORM, responseId: RESPONSE, sections });
      answers('evaluationDay', 'readLearnerFeedback', interviewOf({ filterAnswers: AS_MODELLER, sections }));
    };
    await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Clear' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    stands(CLEAR);
    await act(() => forgetInterviews(COHORT_ID));
    expect(screen.getByRole('radio', { name: 'Clear' })).toBeChecked();
    stands(WEAK);
    await act(() => forgetInterviews(COHORT_ID));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Weak' })).toBeChecked());

    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the feedback?' }));
    const close = dialog.getByRole('button', { name: 'Close and send the report' });
    stands(CLEAR);
    await user.click(close);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'An answer was changed in another tab, on another device or by another guide',
    );
    expect(closed).toEqual([]);
    await user.click(close);
    await waitFor(() => expect(closed).toHaveLength(1));
  });

  it('API-207 a refusal to close the feedback is reported; one for missing answers leads to the first of them', async () => {
    const user = userEvent.setup();
    answersInterview({ filterAnswers: AS_MODELLER });
    refuses('evaluationDay', 'assess', 409, 'CONFLICT', 'This interview did not take place.');
    await interviewPage();
    await user.click(await screen.findByRole('radio', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'Close the feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the feedback?' }));
    await user.click(dialog.getByRole('button', { name: 'Close and send the report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This interview did not take place.');
    refuses('evaluationDay', 'assess', 400, 'BAD_REQUEST', 'Required answers are missing.', {
      details: 'Not answered yet: How clear?',
      fields: [{ path: CLARITY, message: 'This answer is required' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Close and send the report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toContainElement(screen.getByRole('radio', { name: 'Clear' }));
  });
});
