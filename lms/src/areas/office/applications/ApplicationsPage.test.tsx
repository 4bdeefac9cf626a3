import {
  BOARD_STATUSES,
  type OfficeApplicationDetail,
} from '@plinth/domain/course-applications/office-application';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

const applicationOf = (change: Partial<OfficeApplicationDetail> = {}): OfficeApplicationDetail => ({
  applicationId: idOf('40'),
  createdAt: '2026-11-20T08:30:00.000Z',
  status: 'APPLICATION_FILLED',
  name: 'Ravi Rao',
  emailId: 'ravi@plinth.test',
  courseTitle: 'Building Information Modelling',
  productId: 'BIM_A',
  acceptUntil: null,
  question: null,
  history: [],
  batchNumber: '16',
  currency: 'INR',
  answers: [{ question: 'City', answer: 'Pune' }],
  resume: { documentId: idOf('50'), name: 'ravi.pdf' },
  offer: null,
  orderId: null,
  ...change,
});
const DEADLINES = {
  OFFER_ACCEPTANCE: '2026-12-01T08:30:00.000Z',
  PLAN_DISCOUNT: '2026-12-02T08:30:00.000Z',
  PAYMENT: '2026-12-09T08:30:00.000Z',
};
const open = (change: Partial<OfficeApplicationDetail> = {}) => {
  answers('officeApplications', 'read', { application: applicationOf(change) });
  return openOffice(`/office/applications?open=${idOf('40')}`, ['ADMISSIONS']);
};
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));

beforeEach(() => {
  answers('officeApplications', 'list', { applications: [applicationOf()], total: 1 });
});

describe('applications in the office', () => {
  it('ADMIT-02 are listed, and open in place with answers and résumé', async () => {
    await open();
    const dialog = await sheet();
    expect(await dialog.findByText('Pune')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download the résumé ravi.pdf' })).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Ravi Rao/, hidden: true }));
    expect(row.getByText('To decide')).toBeInTheDocument();
  });

  it('ADMIT-02 ADMIT-03 an offer is sent only after a preview with its email; a changed amount needs a new preview', async () => {
    const asked = answersBy('officeApplications', 'previewOffer', ({ body }) => ({
      preview: {
        amount: 12_000_000,
        scholarship: Number(body.scholarship ?? 0),
        planDiscount: 0,
        currency: 'INR' as const,
        deadlines: DEADLINES,
        plans: ['UPFRONT' as const, 'TWO_PART' as const],
        seatsLeft: 4,
        cohortStart: '2027-01-04T00:00:00.000Z',
        mail: {
          to: 'ravi@plinth.test',
          subject: 'Your offer',
          paragraphs: ['Hello Ravi,', 'The fee is less.'],
        },
        stamp: `of ${body.scholarship}`,
      },
    }));
    const sent = answersBy('officeApplications', 'sendOffer', () => ({
      application: applicationOf({ status: 'OFFER_SENT' }),
    }));
    await open();
    const form = within(await (await sheet()).findByRole('form', { name: 'Make an offer' }));
    expect(form.queryByRole('button', { name: 'Send the offer' })).toBeNull();
    await userEvent.type(form.getByLabelText(/^Scholarship in INR/), '5,000');
    await userEvent.type(form.getByLabelText(/^Days to accept/), '120');
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    expect(await form.findByText('Give 1 to 90 days')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.clear(form.getByLabelText(/^Days to accept/));
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    expect(await form.findByText('The fee is less.')).toBeVisible();
    expect(form.queryByText(/after the cohort has begun/)).toBeNull();
    await userEvent.clear(form.getByLabelText(/^Scholarship in INR/));
    await userEvent.type(form.getByLabelText(/^Scholarship in INR/), '50,000');
    expect(form.queryByRole('button', { name: 'Send the offer' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    await userEvent.click(await form.findByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Offer sent.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { seen: null, scholarship: 5_000_000, acceptanceDays: null, stamp: 'of 5000000' },
    ]);
  });

  it("ADMIT-03 changing an open offer previews fee, waiver, plans, deadlines and seats left, and reports a colleague's change", async () => {
    answers('officeApplications', 'previewOffer', {
      preview: {
        amount: 12_000_000,
        scholarship: 2_000_000,
        planDiscount: 600_000,
        currency: 'INR',
        deadlines: DEADLINES,
        plans: ['UPFRONT', 'TWO_PART'],
        seatsLeft: 4,
        cohortStart: '2026-11-30T00:00:00.000Z',
        mail: { to: 'ravi@plinth.test', subject: 'Your offer has changed', paragraphs: ['It is less.'] },
        stamp: 'first',
      },
    });
    refuses('officeApplications', 'sendOffer', 409, 'CONFLICT', 'The offer was changed meanwhile.');
    const sentAt = '2026-11-20T08:30:00.000Z';
    await open({
      status: 'OFFER_SENT',
      offer: {
        amount: 12_000_000,
        scholarship: 1_000_000,
        planDiscount: 600_000,
        sentAt,
        acceptedAt: null,
        deadlines: [],
      },
    });
    const form = within(await (await sheet()).findByRole('form', { name: 'Change the offer' }));
    expect(form.getByLabelText(/^Scholarship in INR/)).toHaveValue('10000');
    await userEvent.clear(form.getByLabelText(/^Scholarship in INR/));
    await userEvent.type(form.getByLabelText(/^Scholarship in INR/), '20,000');
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    const seen = within(await form.findByRole('region', { name: 'The offer before it goes' }));
    for (const text of ['₹1,20,000', '− ₹20,000', '₹1,00,000', '4'])
      expect(seen.getByText(text)).toBeVisible();
    expect(seen.getByText('It is less.')).toBeVisible();
    expect(seen.getByRole('status')).toHaveTextContent('It can be accepted after the cohort has begun');
    await userEvent.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(await form.findByText('The offer was changed meanwhile.')).toBeVisible();
    const sent = answersBy('officeApplications', 'sendOffer', () => ({
      application: applicationOf({ status: 'OFFER_SENT' }),
    }));
    await userEvent.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Offer updated.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      seen: sentAt,
      scholarship: 2_000_000,
      acceptanceDays: null,
      stamp: 'first',
    });
  });

  it('ADMIT-03 OFFICE-08 an offer that would differ from its preview is not sent: the new preview is shown beside the refusal, and is what is sent', async () => {
    let amount = 12_000_000;
    const preview = () => ({
      amount,
      scholarship: 500_000,
      planDiscount: 0,
      currency: 'INR' as const,
      deadlines: DEADLINES,
      plans: ['UPFRONT' as const],
      seatsLeft: 4,
      cohortStart: null,
      mail: { to: 'ravi@plinth.test', subject: 'Your offer', paragraphs: [`The fee is ${amount}.`] },
      stamp: `of ${amount}`,
    });
    answersBy('officeApplications', 'previewOffer', () => ({ preview: preview() }));
    refuses('officeApplications', 'sendOffer', 409, 'CONFLICT', 'What would be sent has changed.');
    await open();
    const form = within(await (await sheet()).findByRole('form', { name: 'Make an offer' }));
    await userEvent.type(form.getByLabelText(/^Scholarship in INR/), '5,000');
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    expect(await form.findByText('The fee is 12000000.')).toBeVisible();
    amount = 15_000_000;
    await userEvent.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(await form.findByText('The fee is 15000000.')).toBeVisible();
    expect(form.queryByText('The fee is 12000000.')).toBeNull();
    expect(form.getByText('What would be sent has changed.')).toBeVisible();
    expect(form.getByLabelText(/^Scholarship in INR/)).toHaveValue('5,000');
    const sent = answersBy('officeApplications', 'sendOffer', () => ({
      application: applicationOf({ status: 'OFFER_SENT' }),
    }));
    await userEvent.click(form.getByRole('button', { name: 'Send the offer' }));
    expect(await screen.findByText('Offer sent.')).toBeVisible();
    expect(sent.map(({ body }) => body.stamp)).toEqual(['of 15000000']);
  });

  it("ADMIT-03 OFFICE-08 a colleague's offer sent meanwhile is shown beside the refusal, and what was typed stays", async () => {
    const sentAt = '2026-11-20T08:30:00.000Z';
    refuses('officeApplications', 'previewOffer', 409, 'CONFLICT', 'The offer was changed meanwhile.');
    await open();
    const form = within(await (await sheet()).findByRole('form', { name: 'Make an offer' }));
    await userEvent.type(form.getByLabelText(/^Days to accept/), '9');
    answers('officeApplications', 'read', {
      application: applicationOf({
        status: 'OFFER_SENT',
        offer: {
          amount: 12_000_000,
          scholarship: 1_000_000,
          planDiscount: 600_000,
          sentAt,
          acceptedAt: null,
          deadlines: [],
        },
      }),
    });
    await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
    const change = within(await (await sheet()).findByRole('form', { name: 'Change the offer' }));
    expect(change.getByText('The offer was changed meanwhile.')).toBeVisible();
    expect(change.getByLabelText(/^Scholarship in INR/)).toHaveValue('10000');
    expect(change.getByLabelText(/^Days to accept/)).toHaveValue('9');
  });

  it('ADMIT-03 OFFICE-10 an offer is withdrawn after its email was seen and the address typed; a refusal is shown in the dialog', async () => {
    refuses('officeApplications', 'decline', 409, 'CONFLICT', 'It was accepted meanwhile.');
    const seen = '2026-11-20T08:30:00.000Z';
    answers('officeApplications', 'previewDecline', {
      seen,
      mail: { to: 'ravi@plinth.test', subject: 'Your application', paragraphs: ['We have to take it back.'] },
    });
    await open({ status: 'OFFER_SENT', acceptUntil: '2026-12-01T08:30:00.000Z' });
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Withdraw the offer' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw the offer?' }));
    expect(await question.findByText('We have to take it back.')).toBeVisible();
    expect(question.getByText(/This email goes to ravi@plinth.test/)).toBeVisible();
    const button = question.getByRole('button', { name: 'Withdraw the offer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await typeToConfirm(question, 'ravi@plinth.test');
    await userEvent.click(button);
    expect(await question.findByText('It was accepted meanwhile.')).toBeVisible();
    const sent = answersBy('officeApplications', 'decline', () => ({
      application: applicationOf({ status: 'CANCELLED' }),
    }));
    await userEvent.click(button);
    expect(await screen.findByText('Application declined.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ seen }]);
  });

  it('ADMIT-03 OFFICE-10 if a colleague sent an offer meanwhile, nothing is withdrawn before its email was seen and the address typed again', async () => {
    const sentAt = '2026-11-20T08:30:00.000Z';
    const mailOf = (text: string) => ({
      to: 'ravi@plinth.test',
      subject: 'Your application',
      paragraphs: [text],
    });
    answers('officeApplications', 'previewDecline', { seen: null, mail: mailOf('We cannot offer a place.') });
    refuses('officeApplications', 'decline', 409, 'CONFLICT', 'The offer was changed in the meantime.');
    await open();
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Decline the application' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Decline the application?' }));
    expect(await asked.findByText('We cannot offer a place.')).toBeVisible();
    await typeToConfirm(asked, 'ravi@plinth.test');
    answers('officeApplications', 'previewDecline', {
      seen: sentAt,
      mail: mailOf('We have to withdraw the offer.'),
    });
    await userEvent.click(asked.getByRole('button', { name: 'Decline the application' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw the offer?' }));
    expect(await question.findByText('We have to withdraw the offer.')).toBeVisible();
    expect(question.getByText('The offer was changed in the meantime.')).toBeVisible();
    const button = question.getByRole('button', { name: 'Withdraw the offer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const sent = answersBy('officeApplications', 'decline', () => ({
      application: applicationOf({ status: 'CANCELLED' }),
    }));
    await typeToConfirm(question, 'ravi@plinth.test');
    await userEvent.click(button);
    expect(await screen.findByText('Application declined.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ seen: sentAt }]);
  });

  it('ADMIT-03 the last day of an open offer can be moved, and is not sent without a day', async () => {
    const sent = answersBy('officeApplications', 'moveAcceptance', () => ({
      application: applicationOf({ status: 'OFFER_SENT' }),
    }));
    await open({ status: 'OFFER_SENT', acceptUntil: '2026-12-01T08:30:00.000Z' });
    const form = within(await (await sheet()).findByRole('form', { name: 'Move the last day' }));
    expect(form.getByText(/^The day counts in full, in India Standard Time;/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Move the last day' }));
    expect(await form.findByText('Choose a day')).toBeVisible();
    await userEvent.type(form.getByLabelText('Can be accepted until'), '2026-12-24');
    await userEvent.click(form.getByRole('button', { name: 'Move the last day' }));
    expect(await screen.findByText('Deadline moved.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ until: '2026-12-24', seen: '2026-12-01T08:30:00.000Z' }]);
  });

  it('ADMIT-03 OFFICE-08 a last day that was moved meanwhile is shown beside the refusal to move it, and the typed day stays', async () => {
    const offer = (date: string) => ({
      amount: 12_000_000,
      scholarship: 0,
      planDiscount: 0,
      sentAt: '2026-11-20T08:30:00.000Z',
      acceptedAt: null,
      deadlines: [{ deadlineType: 'OFFER_ACCEPTANCE' as const, date, isExtended: false }],
    });
    const at = (acceptUntil: string) => ({
      status: 'OFFER_SENT' as const,
      acceptUntil,
      offer: offer(acceptUntil),
    });
    refuses('officeApplications', 'moveAcceptance', 409, 'CONFLICT', 'The last day was moved meanwhile.');
    await open(at('2026-12-01T08:30:00.000Z'));
    const dialog = await sheet();
    const form = within(await dialog.findByRole('form', { name: 'Move the last day' }));
    await userEvent.type(form.getByLabelText('Can be accepted until'), '2026-12-24');
    answers('officeApplications', 'read', { application: applicationOf(at('2026-12-15T08:30:00.000Z')) });
    await userEvent.click(form.getByRole('button', { name: 'Move the last day' }));
    expect(await form.findByText('The last day was moved meanwhile.')).toBeVisible();
    expect(await dialog.findByText(/^15 December, 2026/)).toBeVisible();
    const sent = answersBy('officeApplications', 'moveAcceptance', () => ({ application: applicationOf() }));
    expect(form.getByLabelText('Can be accepted until')).toHaveValue('2026-12-24');
    await userEvent.click(form.getByRole('button', { name: 'Move the last day' }));
    expect(await screen.findByText('Deadline moved.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ until: '2026-12-24', seen: '2026-12-15T08:30:00.000Z' }]);
  });

  it('ADMIT-02 the board shows them by status, opens them, and links to the list when there are more', async () => {
    // The board's address would match that of an application with this name: the answer added last is tried first.
    answers('officeApplications', 'read', { application: applicationOf() });
    const asked = answers('officeApplications', 'readBoard', {
      columns: BOARD_STATUSES.map((status) => ({
        status,
        total: status === 'APPLICATION_FILLED' ? 21 : 0,
        applications: status === 'APPLICATION_FILLED' ? [applicationOf({ question: 'ANSWERED' })] : [],
      })),
    });
    const router = openOffice('/office/applications?product=BIM_A', ['ADMISSIONS']);
    await userEvent.click(await screen.findByRole('button', { name: 'Board' }));
    const column = within(await screen.findByRole('region', { name: 'To decide' }));
    expect(column.getByText('has answered')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Declined or ended' })).toHaveTextContent('Nobody');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ search: '', productId: 'BIM_A' });
    expect(router.state.location.search).toEqual({ view: 'board', product: 'BIM_A' });
    await userEvent.click(column.getByRole('link', { name: 'Ravi Rao' }));
    expect(await (await sheet()).findByText('Pune')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'All 21 in the list' }));
    expect(await screen.findByRole('row', { name: /Ravi Rao/ })).toBeVisible();
    expect(router.state.location.search).toEqual({ product: 'BIM_A', status: 'APPLICATION_FILLED' });
  });

  it('ADMIT-02 a started offer is kept when the page is left, until it is sent', async () => {
    answers('officeApplications', 'previewOffer', {
      preview: {
        amount: 12_000_000,
        scholarship: 500_000,
        planDiscount: 0,
        currency: 'INR',
        deadlines: DEADLINES,
        plans: ['UPFRONT'],
        seatsLeft: 4,
        cohortStart: null,
        mail: { to: 'ravi@plinth.test', subject: 'Your offer', paragraphs: ['The fee is less.'] },
        stamp: 'first',
      },
    });
    answers('officeApplications', 'sendOffer', { application: applicationOf() });
    await expectKeptUntilSent({
      open: async () => {
        await open();
        const form = within(await (await sheet()).findByRole('form', { name: 'Make an offer' }));
        // The offer is previewed before it is sent; each visit previews again.
        if ((await form.findByLabelText<HTMLInputElement>(/^Days to accept/)).value !== '')
          await userEvent.click(form.getByRole('button', { name: 'Preview the offer and its email' }));
        return form;
      },
      typed: { 'Scholarship in INR': '5,000', 'Days to accept': '20' },
      press: 'Send the offer',
      said: 'Offer sent.',
    });
  });
  it('ADMIT-02 a note for colleagues is saved; an empty one is refused beside its field', async () => {
    const kept = answersBy('officeApplications', 'writeNote', () => ({ application: applicationOf() }));
    await open();
    const form = within(await (await sheet()).findByRole('form', { name: 'Note' }));
    await userEvent.click(form.getByRole('button', { name: 'Save note' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Note for colleagues/), 'Call on Monday.');
    await userEvent.click(form.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved.')).toBeVisible();
    expect(kept.map(({ body }) => body)).toEqual([{ text: 'Call on Monday.' }]);
  });

  it('ADMIT-02 a question is sent only after a preview of its email; earlier questions show their answers', async () => {
    answersBy('officeApplications', 'previewQuestion', ({ body }) => ({
      mail: { to: 'ravi@plinth.test', subject: 'A question', paragraphs: [`Asked: ${body.text}`] },
    }));
    const sent = answersBy('officeApplications', 'ask', () => ({ application: applicationOf() }));
    await open({
      question: 'ANSWERED',
      history: [
        {
          lineId: idOf('60'),
          kind: 'QUESTION',
          text: 'Why BIM?',
          at: '2026-11-20T08:30:00.000Z',
          by: 'Arun Test',
          answer: 'To coordinate.',
          answeredAt: '2026-11-21T08:30:00.000Z',
        },
      ],
    });
    const dialog = await sheet();
    expect(await dialog.findByText('To coordinate.')).toBeVisible();
    const form = within(dialog.getByRole('form', { name: 'Ask for more information' }));
    await userEvent.type(form.getByLabelText(/^What would you like to know/), 'Since when?');
    expect(form.queryByRole('button', { name: 'Send the question' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Preview the email' }));
    expect(await form.findByText('Asked: Since when?')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText('Question sent.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ text: 'Since when?' }]);
  });

  it('ADMIT-02 no other question can be asked while one is waiting for its answer', async () => {
    await open({ question: 'ASKED' });
    expect(await (await sheet()).findByRole('form', { name: 'Note' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Ask for more information' })).toBeNull();
  });
});
