import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASHA, answersInterview, interviewPage, prepareInterview } from '../../../../test/an-interview.tsx';
import { answers } from '../../../../test/server.ts';

beforeEach(prepareInterview);

describe('an interview', () => {
  it('EVAL-06 API-187 a learner who did not come is marked absent once, after a confirmation', async () => {
    const user = userEvent.setup();
    answersInterview();
    const asked = answers('evaluationDay', 'markAbsent', { userId: ASHA, slotStatus: 'ABSENT' });
    await interviewPage();
    await user.click(await screen.findByRole('button', { name: 'Mark Asha absent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did Asha not come?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep waiting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mark Asha absent' }));
    answersInterview({ slotStatus: 'ABSENT', feedbackStatus: 'ABSENT' });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark absent' }));
    expect(await screen.findByText(/It was noted that Asha did not come/)).toBeVisible();
    expect(asked.map(({ query }) => query.get('userId'))).toEqual([ASHA]);
    expect(screen.queryByRole('button', { name: 'Close the feedback' })).toBeNull();
  });

  it('EVAL-06 whoever marks one absent by keyboard goes on at the name of the learner', async () => {
    const user = userEvent.setup();
    answersInterview();
    answers('evaluationDay', 'markAbsent', { userId: ASHA, slotStatus: 'ABSENT' });
    await interviewPage();
    (await screen.findByRole('button', { name: 'Mark Asha absent' })).focus();
    await user.keyboard('{Enter}');
    answersInterview({ slotStatus: 'ABSENT', feedbackStatus: 'ABSENT' });
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Mark absent' })
      .focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/It was noted that Asha did not come/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('EVAL-06 a learner with notes cannot be marked absent', async () => {
    answersInterview({ hasNotes: true, slotStatus: 'INTERVIEW_IN_PROGRESS' });
    await interviewPage();
    await screen.findByRole('radio', { name: 'Clear' });
    expect(screen.queryByRole('button', { name: 'Mark Asha absent' })).toBeNull();
  });
});
