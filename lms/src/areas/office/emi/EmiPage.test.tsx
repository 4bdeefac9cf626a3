import { AMOUNT_HELP } from '@plinth/domain/money/parse-amount';
import type { OfficeEmi, OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const APPLICATION: OfficeEmi = {
  emiFormId: idOf('30'),
  orderId: idOf('40'),
  status: 'IN_REVIEW',
  submittedAt: '2026-11-01T08:30:00.000Z',
  name: 'Meera Shah',
  emailId: 'meera@plinth.test',
  courseTitle: 'Building Information Modelling',
  productId: 'BIM_A',
};
const detailOf = (change: Partial<OfficeEmiDetail> = {}): OfficeEmiDetail => ({
  ...APPLICATION,
  planType: 'EMI_WITH_DP',
  remark: null,
  loan: { amount: 8_500_000, currency: 'INR', isPaid: false },
  answers: [{ question: 'PAN', answer: 'ABCDE1234F' }],
  documents: [{ kind: 'PAN_CARD', name: 'PAN card', size: 2_000, isRefused: false }],
  ...change,
});
const open = async (change: Partial<OfficeEmiDetail> = {}) => {
  answers('officeEmi', 'read', { application: detailOf(change) });
  await openOffice(`/office/emi?open=${APPLICATION.emiFormId}`, ['FINANCE']);
  return within(await screen.findByRole('dialog', { name: 'Meera Shah' }));
};

beforeEach(() => {
  answers('officeEmi', 'list', { applications: [APPLICATION], total: 1 });
});

describe('EMI applications in the office', () => {
  it('FINANCE-01 are listed with their status; one opens with its answers and a link to its order', async () => {
    const dialog = await open();
    expect(await dialog.findByText('ABCDE1234F')).toBeVisible();
    expect(dialog.getByText(/The partner's part is ₹85,000/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'The order it is for' })).toHaveAttribute(
      'href',
      `/office/orders?open=${APPLICATION.orderId}`,
    );
    const row = screen.getByRole('row', { name: /Meera Shah/, hidden: true });
    expect(within(row).getByText('To be read')).toBeInTheDocument();
  });

  it('FINANCE-01 one is returned only with the required change, together with the chosen documents', async () => {
    const sent = answersBy('officeEmi', 'decide', () => ({ application: detailOf({ status: 'REJECTED' }) }));
    const dialog = await open();
    await userEvent.click(await dialog.findByLabelText('Ask for a new one: PAN card'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('What has to change'), 'The scan is cut off.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    expect(await screen.findByText('Application returned.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      decision: 'SEND_BACK',
      seen: APPLICATION.submittedAt,
      remark: 'The scan is cut off.',
      documents: ['PAN_CARD'],
    });
  });

  it('FINANCE-01 one that ended with its order takes no decision, and money that still comes is recorded for the order', async () => {
    const sent = answersBy('officeEmi', 'decide', () => ({ application: detailOf({ status: 'EXPIRED' }) }));
    const dialog = await open({ status: 'EXPIRED' });
    const form = within(await dialog.findByRole('form', { name: 'The partner has paid' }));
    expect(dialog.queryByRole('form', { name: 'The partner has declined' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Send it back' })).toBeNull();
    expect(form.getByText(/recorded as a payment that does not fit/)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Amount that arrived/), '85,000');
    await userEvent.type(form.getByLabelText(/^The partner's reference/), 'UTR 9');
    await userEvent.click(form.getByRole('button', { name: 'Record the payment' }));
    expect(await screen.findByText('Payment recorded. Decide about it at the order.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ decision: 'PAID', amount: 8_500_000, reference: 'UTR 9' });
  });

  it('FINANCE-01 a decision made in the meantime is reported, with what there is to decide now', async () => {
    refuses('officeEmi', 'decide', 409, 'CONFLICT', 'An application that is REJECTED cannot be decided.');
    const dialog = await open();
    const pass = await dialog.findByRole('button', { name: 'Pass it on to the partner' });
    const answers = [{ question: 'PAN', answer: 'FGHIJ5678K' }];
    answersBy('officeEmi', 'read', () => ({ application: detailOf({ answers }) }));
    await userEvent.click(pass);
    expect(await dialog.findByText('An application that is REJECTED cannot be decided.')).toBeVisible();
    expect(await dialog.findByText('FGHIJ5678K')).toBeVisible();
  });

  it('FINANCE-01 PAY-08 a partner payment is recorded with amount and reference, both required', async () => {
    const sent = answersBy('officeEmi', 'decide', () => ({ application: detailOf() }));
    const dialog = await open({ status: 'REVIEWED' });
    const form = within(await dialog.findByRole('form', { name: 'The partner has paid' }));
    await userEvent.type(form.getByLabelText(/^Amount that arrived/), 'all');
    await userEvent.click(form.getByRole('button', { name: 'Record the payment' }));
    expect(await form.findByText(`${AMOUNT_HELP}.`)).toBeVisible();
    expect(form.getByText('This field is required')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Amount that arrived/));
    await userEvent.type(form.getByLabelText(/^Amount that arrived/), '85,000');
    await userEvent.type(form.getByLabelText(/reference/), 'UTR-1');
    await userEvent.click(form.getByRole('button', { name: 'Record the payment' }));
    expect(await screen.findByText("The partner's payment is recorded.")).toBeVisible();
    expect(sent[0]?.body).toEqual({ decision: 'PAID', amount: 8_500_000, reference: 'UTR-1' });
  });

  it('FINANCE-01 what was typed about one is kept when the page is left, until it is sent', async () => {
    answers('officeEmi', 'decide', { application: detailOf() });
    await expectKeptUntilSent({
      open: () => open(),
      typed: { 'What has to change': 'The scan is cut off.' },
      press: 'Send it back',
      said: 'Application returned.',
    });
    await expectKeptUntilSent({
      open: () => open({ status: 'REVIEWED' }),
      typed: { 'Amount that arrived': '85,000', "The partner's reference": 'UTR-1' },
      press: 'Record the payment',
      said: "The partner's payment is recorded.",
    });
    await expectKeptUntilSent({
      open: () => open({ status: 'REVIEWED' }),
      typed: { 'Why it declined': 'No income' },
      press: 'Record that it declined',
      said: 'The payer can pay or apply again.',
    });
  });
  it('OFFICE-02 are not available to admissions', async () => {
    await openOffice('/office/emi', ['ADMISSIONS']);
    expect(screen.queryByRole('table', { name: 'EMI applications' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'EMI applications' })).toBeNull();
  });
});
