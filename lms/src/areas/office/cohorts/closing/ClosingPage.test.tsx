import type { ClosingLearner, CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { USUAL_COMPLETION } from '@plinth/domain/closing/completion-rule';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOffice } from '../../../../../test/office.ts';
import { idOf } from '../../../../../test/people.ts';
import { answers, refuses } from '../../../../../test/server.ts';

const learnerOf = (change: Partial<ClosingLearner>): ClosingLearner => ({
  userId: idOf('1'),
  name: 'Asha Test',
  state: 'ONGOING',
  outcome: 'COMPLETES',
  missing: [],
  moreTimeUntil: null,
  ...change,
});
const RAVI = learnerOf({
  userId: idOf('2'),
  name: 'Ravi Test',
  outcome: 'LACKS',
  missing: [
    { kind: 'PROGRESS', title: null, percentage: 62 },
    { kind: 'REFUSED', title: 'Draw a wall', percentage: null },
  ],
});
const closes = (change: Partial<CohortClosing> = {}) =>
  answers('officeClosing', 'read', {
    endsAt: '2026-01-01T00:00:00.000Z',
    closedAt: null,
    rule: USUAL_COMPLETION,
    learners: [RAVI, learnerOf({})],
    certified: 0,
    stamp: 'seen',
    ...change,
  });
const open = () => openOffice(`/office/cohorts/${idOf('50')}/closing`, ['ACADEMICS']);

describe('closing a cohort', () => {
  it('COHORT-08 names what each learner lacks, and closes with the state that was shown once the word is typed', async () => {
    closes();
    const sent = answers('officeClosing', 'close', { completed: 1, lacking: 1 });
    open();
    const lacking = await screen.findByRole('region', { name: 'Lack something: 1 learner' });
    expect(within(lacking).getByText('62 % of the course done, 80 % are needed')).toBeVisible();
    expect(within(lacking).getByText('Draw a wall was refused')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the cohort' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close the cohort' });
    expect(within(dialog).getByText('1 learner completes the course and gets one email.')).toBeVisible();
    const button = within(dialog).getByRole('button', { name: 'Close it' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(within(dialog).getByLabelText('Type close to confirm'), 'close');
    await userEvent.click(button);
    expect(await screen.findByText(/1 learner completed the course/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ stamp: 'seen' });
  });

  it('COHORT-08 says before it is closed again that earlier graduates get another certificate and an email', async () => {
    closes({ learners: [learnerOf({ outcome: 'COMPLETED' })], certified: 2 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Close the cohort' }));
    expect(
      await screen.findByText(
        '0 learners complete the course and get one email each. 2 who completed it earlier get another certificate and one email each.',
      ),
    ).toBeVisible();
  });

  it('COHORT-08 shows the first three things a learner lacks, and the others on demand', async () => {
    const missing = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
      kind: 'REFUSED' as const,
      title,
      percentage: null,
    }));
    closes({ learners: [{ ...RAVI, missing }] });
    open();
    expect(await screen.findByText('Three was refused')).toBeVisible();
    expect(screen.getByText('Four was refused')).not.toBeVisible();
    await userEvent.click(screen.getByText('And 2 more'));
    expect(screen.getByText('Four was refused')).toBeVisible();
    expect(screen.getByText('Five was refused')).toBeVisible();
  });

  it('COHORT-08 says when something has changed since the page was read, and shows it as it is now', async () => {
    closes();
    refuses('officeClosing', 'close', 409, 'CONFLICT', 'Something changed since you looked.');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Close the cohort' }));
    await userEvent.type(await screen.findByLabelText('Type close to confirm'), 'close');
    closes({ learners: [RAVI], stamp: 'newer' });
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Something changed since you looked.')).toBeVisible();
    expect(await screen.findByText('0 learners complete the course and get one email each.')).toBeVisible();
  });

  it("COHORT-08 D-130 states the course's own completion rule where it has one", async () => {
    closes({ rule: { percentage: 70, gradedWork: false, capstone: false } });
    open();
    expect(await screen.findByText('62 % of the course done, 70 % are needed')).toBeVisible();
    expect(
      screen.getByText(/^Everyone who has done 70 % of the course and owes nothing completes it\./),
    ).toBeVisible();
  });

  it('COHORT-08 closes nothing while the course runs: the button does not even ask', async () => {
    const sent = answers('officeClosing', 'close', { completed: 1, lacking: 1 });
    closes({ endsAt: '2999-01-01T00:00:00.000Z' });
    open();
    expect(await screen.findByText(/The course runs until/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Close the cohort' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('COHORT-08 gives the chosen learners more time until a day, and says that they get an email', async () => {
    closes();
    const sent = answers('officeClosing', 'giveMoreTime', { told: 1 });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ravi Test' }));
    expect(
      screen.getByText(
        'Each of them gets one email with the day. What is due earlier for them is due on that day instead.',
      ),
    ).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^More time for 1 learner until/), {
      target: { value: '2027-01-31' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Give more time' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ userIds: [idOf('2')], until: '2027-01-31' }));
  });

  it('COHORT-08 after a refusal a chosen learner who lacks nothing any more no longer holds up the others', async () => {
    const nila = { ...RAVI, userId: idOf('3'), name: 'Nila Test' };
    closes({ learners: [RAVI, nila] });
    refuses('officeClosing', 'giveMoreTime', 409, 'CONFLICT', 'One of these learners is missing nothing.');
    open();
    for (const name of ['Ravi Test', 'Nila Test'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    fireEvent.change(screen.getByLabelText(/^More time for 2 learners until/), {
      target: { value: '2027-01-31' },
    });
    closes({ learners: [RAVI, learnerOf({ userId: idOf('3'), name: 'Nila Test' })] });
    await userEvent.click(screen.getByRole('button', { name: 'Give more time' }));
    expect(await screen.findByText('One of these learners is missing nothing.')).toBeVisible();
    expect(await screen.findByLabelText(/^More time for 1 learner until/)).toHaveValue('2027-01-31');
    const sent = answers('officeClosing', 'giveMoreTime', { told: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Give more time' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ userIds: [idOf('2')], until: '2027-01-31' }));
  });
});
