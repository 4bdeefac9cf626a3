import type { OfficeEarning, OfficeEarningDetail } from '@plinth/domain/earnings/office-earning';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';

const EARNING: OfficeEarning = {
  userId: idOf('41'),
  name: 'Ravi Guide',
  emailId: 'ravi@plinth.test',
  month: '2026-10',
  currency: 'INR',
  earned: 1_000_000,
  owed: 0,
  processing: 1_000_000,
  paid: 0,
  failed: 0,
};
const DETAIL: OfficeEarningDetail = {
  userId: EARNING.userId,
  name: EARNING.name,
  emailId: EARNING.emailId,
  month: EARNING.month,
  work: [
    {
      itemId: idOf('60'),
      day: '2026-10-05',
      category: 'TASK_ASSESSMENT',
      description: 'Walls',
      learner: 'Ravi Test',
      cohort: 'BIM_A-12',
      amount: 1_000_000,
      currency: 'INR',
      corrections: 0,
    },
  ],
  transfers: [
    {
      payoutId: idOf('61'),
      month: '2026-10',
      amount: 1_000_000,
      currency: 'INR',
      status: 'PROCESSING',
      reference: null,
    },
  ],
};
const DONE = { count: 1, at: '2026-11-01T08:30:00.000Z' };
const open = async (earning = DETAIL) => {
  answers('officeEarnings', 'read', { earning });
  await openOffice(`/office/earnings?open=${encodeURIComponent(`2026-10 ${EARNING.userId}`)}`, ['FINANCE']);
  return within(await screen.findByRole('dialog', { name: 'Ravi Guide' }));
};

beforeEach(() => {
  answers('officeEarnings', 'list', {
    earnings: [EARNING],
    total: 1,
    payable: [
      {
        month: '2026-10',
        people: 2,
        sums: [{ currency: 'INR', amount: 1_500_000 }],
        withheld: [],
        returned: 0,
      },
    ],
  });
});

describe("mentors' earnings in the office", () => {
  it('FINANCE-01 show what a month would pay to how many people before its transfers are created', async () => {
    const sent = answersBy('officeEarnings', 'pay', () => DONE);
    await openOffice('/office/earnings', ['FINANCE']);
    expect(await screen.findByText(/To be paid: Oct 2026: ₹15,000 to 2 people/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create transfers' }));
    expect(await screen.findByText('1 transfer for Oct 2026 is on the way.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { seen: { people: 2, sums: [{ currency: 'INR', amount: 1_500_000 }] } },
    ]);
  });

  it('FINANCE-01 show what is owed by now when it has changed since it was shown', async () => {
    refuses('officeEarnings', 'pay', 409, 'CONFLICT', 'What is owed for this month has changed.');
    await openOffice('/office/earnings', ['FINANCE']);
    expect(await screen.findByText(/To be paid: Oct 2026: ₹15,000 to 2 people/)).toBeVisible();
    const sums = [{ currency: 'INR' as const, amount: 1_200_000 }];
    answers('officeEarnings', 'list', {
      earnings: [EARNING],
      total: 1,
      payable: [{ month: '2026-10', people: 2, sums, withheld: [], returned: 0 }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create transfers' }));
    expect(await screen.findByText('What is owed for this month has changed.')).toBeVisible();
    expect(await screen.findByText(/To be paid: Oct 2026: ₹12,000 to 2 people/)).toBeVisible();
  });

  it('FINANCE-01 choose the first month with something to send, name what is withheld, and report no transfer that was not created', async () => {
    const nothing = { people: 0, sums: [], withheld: [], returned: 0 };
    answers('officeEarnings', 'list', {
      earnings: [EARNING],
      total: 1,
      payable: [
        { ...nothing, month: '2026-06', returned: 1 },
        { ...nothing, month: '2026-07', withheld: [{ currency: 'INR', amount: 500_000 }] },
        {
          ...nothing,
          month: '2026-08',
          people: 1,
          sums: [{ currency: 'INR', amount: 250_000 }],
          returned: 1,
        },
        { ...nothing, month: '2026-09', people: 1, sums: [{ currency: 'USD', amount: 3_000 }], returned: 2 },
      ],
    });
    const sent = answersBy('officeEarnings', 'pay', () => ({ ...DONE, count: 0 }));
    await openOffice('/office/earnings', ['FINANCE']);
    expect(
      await screen.findByText(
        /To be paid: Aug 2026: ₹2,500 to 1 person, including 1 transfer that came back; Sept? 2026: \$30(\.00)? to 1 person, including 2 transfers that came back\. Overpaid, and withheld from later transfers: Jul 2026, ₹5,000\. A transfer/,
      ),
    ).toBeVisible();
    expect(screen.getByLabelText('Month to pay')).toHaveValue('2026-08');
    await userEvent.click(screen.getByRole('button', { name: 'Create transfers' }));
    expect(await screen.findByText('There is nothing to transfer for Aug 2026.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('FINANCE-01 OFFICE-08 the file for the bank is that of the transfers of the chosen month, not of the list', async () => {
    const months: unknown[] = [];
    server.use(
      http.get('*/v1/office/earnings/months/:month/transfers/csv', ({ params: { month } }) => {
        months.push(month);
        return new HttpResponse('transfer\r\n', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="list.csv"' },
        });
      }),
    );
    await openOffice('/office/earnings?month=2026-07', ['FINANCE']);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Download CSV for the bank: transfers of Oct 2026$/ }),
    );
    await waitFor(() => expect(months).toEqual(['2026-10']));
    await userEvent.clear(screen.getByLabelText('Month to pay'));
    expect(screen.queryByRole('button', { name: /^Download CSV for the bank/ })).toBeNull();
  });

  it("FINANCE-01 each transfer of a month is recorded as arrived by itself, only with the bank's reference", async () => {
    const sent = answersBy('officeEarnings', 'settle', () => DONE);
    const [first] = DETAIL.transfers;
    if (!first) throw new Error('no transfer');
    const second = { ...first, payoutId: idOf('62'), amount: 500_000 };
    const dialog = await open({ ...DETAIL, transfers: [first, second] });
    expect(await dialog.findByRole('button', { name: 'It has arrived: ₹10,000' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'It has arrived: ₹5,000' }));
    const form = within(dialog.getByRole('form', { name: 'The bank has paid' }));
    await userEvent.click(form.getByRole('button', { name: 'It has arrived' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await userEvent.type(form.getByLabelText('Reference of the bank'), 'UTR-1');
    await userEvent.click(form.getByRole('button', { name: 'It has arrived' }));
    expect(await screen.findByText('Transfer recorded as paid.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { reference: 'UTR-1', userId: EARNING.userId, payoutId: second.payoutId },
    ]);
  });

  it('FINANCE-01 a piece of work is corrected with an amount and a reason; a refusal keeps what was typed', async () => {
    refuses('officeEarnings', 'correct', 404, 'NOT_FOUND', 'Work not found.');
    const dialog = await open();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Correct it: Walls, Ravi Test, 5 October, 2026' }),
    );
    const form = within(dialog.getByRole('form', { name: 'Correct this work' }));
    await userEvent.click(form.getByRole('button', { name: 'Correct it' }));
    expect(await form.findByText('Give an amount, 0 or more')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Correct amount/), '2,000');
    await userEvent.type(form.getByLabelText('Why'), 'Half of it was a repeat');
    await userEvent.click(form.getByRole('button', { name: 'Correct it' }));
    expect(await form.findByText('Work not found.')).toBeVisible();
    expect(form.getByLabelText('Why')).toHaveValue('Half of it was a repeat');
  });

  it('FINANCE-01 OFFICE-08 a correction that a colleague made meanwhile is shown beside the refusal, and corrected from there', async () => {
    const refusal = 'Meanwhile this work has been corrected: it now earns ₹5,000.';
    refuses('officeEarnings', 'correct', 409, 'CONFLICT', refusal);
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: /^Correct it: Walls/ }));
    const form = within(dialog.getByRole('form', { name: 'Correct this work' }));
    await userEvent.type(form.getByLabelText(/^Correct amount/), '2,000');
    await userEvent.type(form.getByLabelText('Why'), 'Half of it was a repeat');
    answers('officeEarnings', 'read', {
      earning: { ...DETAIL, work: DETAIL.work.map((one) => ({ ...one, amount: 500_000, corrections: 1 })) },
    });
    await userEvent.click(form.getByRole('button', { name: 'Correct it' }));
    expect(await dialog.findByText('₹5,000')).toBeVisible();
    expect(form.getByText(refusal)).toBeVisible();
    const sent = answersBy('officeEarnings', 'correct', () => DONE);
    await userEvent.click(form.getByRole('button', { name: 'Correct it' }));
    expect(await screen.findByText('Work corrected.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ seen: 1, amount: 200_000, reason: 'Half of it was a repeat' });
  });

  it('FINANCE-01 what was typed about work and transfers is kept when the page is left, until it is sent', async () => {
    answers('officeEarnings', 'correct', DONE);
    answers('officeEarnings', 'giveBack', DONE);
    answers('officeEarnings', 'settle', DONE);
    const openAt = (button: string | RegExp, name: string) => async () => {
      const dialog = await open();
      await userEvent.click(await dialog.findByRole('button', { name: button }));
      return within(await dialog.findByRole('form', { name }));
    };
    await expectKeptUntilSent({
      open: openAt(/^Correct it: Walls/, 'Correct this work'),
      typed: { 'Correct amount': '2,000', Why: 'Half of it was a repeat' },
      press: 'Correct it',
      said: 'Work corrected.',
    });
    await expectKeptUntilSent({
      open: openAt(/^It came back/, 'The transfer came back'),
      typed: { 'Why it came back': 'The account is closed' },
      press: 'It came back',
      said: 'Transfer recorded as returned.',
    });
    await expectKeptUntilSent({
      open: openAt(/^It has arrived/, 'The bank has paid'),
      typed: { 'Reference of the bank': 'UTR-2' },
      press: 'It has arrived',
      said: 'Transfer recorded as paid.',
    });
  });
  it('OFFICE-02 are not available to admissions', async () => {
    await openOffice('/office/earnings', ['ADMISSIONS']);
    expect(screen.queryByRole('link', { name: "Mentors' earnings" })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create transfers' })).toBeNull();
  });
});

describe("rates of mentors' work", () => {
  const RATE = {
    category: 'QUERY' as const,
    currency: 'INR' as const,
    amount: 15_000,
    fromDay: '2026-01-01',
    emailId: null,
  };

  it('FINANCE-01 are shown with whom they apply to; a new one is set, with faults beside their fields', async () => {
    answers('officeEarnings', 'listRates', { rates: [RATE] });
    const set = answersBy('officeEarnings', 'setRate', () => ({ counted: 0, rates: [RATE] }));
    await openOffice('/office/earnings', ['FINANCE']);
    await userEvent.click(await screen.findByRole('button', { name: 'Rates' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rates' }));
    expect(await sheet.findByText('₹150')).toBeVisible();
    expect(sheet.getByText(/everybody paid in INR/)).toBeVisible();
    const form = within(sheet.getByRole('form', { name: 'Set a rate' }));
    await userEvent.click(form.getByRole('button', { name: 'Set the rate' }));
    expect(await form.findByText('Choose a day')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Rate for each piece/), '1,500');
    await userEvent.type(form.getByLabelText(/^From the day/), '2026-12-01');
    await userEvent.type(form.getByLabelText(/^For one mentor/), 'ravi@plinth.test');
    await userEvent.click(form.getByRole('button', { name: 'Set the rate' }));
    expect(await screen.findByText(/the rate is set\.$/)).toBeVisible();
    expect(set[0]?.body).toEqual({
      category: 'SESSION',
      currency: 'INR',
      amount: 150_000,
      fromDay: '2026-12-01',
      emailId: 'ravi@plinth.test',
    });
  });

  it('FINANCE-01 a currency change is refused once the mentor has earned in another one, and keeps what was typed', async () => {
    answers('officeEarnings', 'listRates', { rates: [] });
    refuses('officeEarnings', 'setCurrency', 409, 'CONFLICT', 'Earned in another currency already.');
    await openOffice('/office/earnings', ['FINANCE']);
    await userEvent.click(await screen.findByRole('button', { name: 'Rates' }));
    expect(await screen.findByText('No rate is set, so nothing is earned.')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'The currency of a mentor' }));
    await userEvent.type(form.getByLabelText(/^Address of the mentor/), 'ravi@plinth.test');
    await userEvent.click(form.getByRole('button', { name: 'Save the currency' }));
    expect(await form.findByText('Earned in another currency already.')).toBeVisible();
    expect(form.getByLabelText(/^Address of the mentor/)).toHaveValue('ravi@plinth.test');
  });
});
