import { termsOf } from '@plinth/domain/course-applications/terms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../test/server.ts';
import type { Application } from '../../api/client.ts';
import { OfferView } from './OfferView.tsx';
import { offerLines } from './offer-lines.ts';
import { StatusLookup } from './StatusLookup.tsx';

const NOW = '2026-05-04T09:30:00.000Z';
const DEAL = 'deal-token-of-22-characters';
const ORDER = 'order-token-of-22-characters';

const offer = {
  amount: 14_500_000,
  currency: 'INR',
  scholarship: 1_450_000,
  planDiscount: 725_000,
  planDiscountDeadLine: '2026-05-11T09:30:00.000Z',
  sentAt: NOW,
  deadlines: [
    { deadlineType: 'OFFER_ACCEPTANCE', date: '2026-05-18T09:30:00.000Z', isExtendable: true },
    { deadlineType: 'PLAN_DISCOUNT', date: '2026-05-11T09:30:00.000Z', isExtendable: false },
  ],
} satisfies Application['offer'];

const application = (facts: Partial<Application> = {}): Application => ({
  dealId: DEAL,
  status: 'OFFER_SENT',
  productId: 'BIM_A',
  courseTitle: 'BIM for Architects',
  firstName: 'Noor',
  formData: {},
  offer,
  cohort: { batchNumber: '15', startDate: '2026-12-09T03:30:00.000Z' },
  hasAcceptedTerms: false,
  place: null,
  questions: [],
  ...facts,
});

const leave = vi.fn();
const reload = vi.fn(async () => null);
const show = (facts: Partial<Application> = {}) =>
  render(<OfferView application={application(facts)} now={NOW} onReload={reload} leave={leave} />);

beforeEach(() => {
  answers('publicCourses', 'listFaqs', { faqs: [] });
});

describe('the questions of the school to an applicant', () => {
  const question = {
    questionId: '0190a000-0000-7000-8000-000000000009',
    text: 'Which software have you used?',
    askedAt: NOW,
    answer: null,
    answeredAt: null,
  };

  it('ADMIT-02 are shown and answered on the application page; an empty answer gets an error beside its field', async () => {
    const sent = answers('courseApplications', 'answerQuestion', {
      question: { ...question, answer: 'Revit', answeredAt: NOW },
    });
    show({ status: 'APPLICATION_FILLED', offer: null, questions: [question] });
    expect(screen.getByText('Which software have you used?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Your answer/), 'Revit');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await expect.poll(() => reload).toHaveBeenCalled();
    expect(sent.map(({ body }) => body)).toEqual([
      { dealId: DEAL, questionId: question.questionId, answer: 'Revit' },
    ]);
  });

  it('ADMIT-02 a given answer stays readable, and a closed application accepts no more', () => {
    show({
      status: 'CANCELLED',
      offer: null,
      questions: [
        { ...question, answer: 'Revit', answeredAt: NOW },
        { ...question, questionId: ORDER },
      ],
    });
    expect(screen.getByText('Revit')).toBeVisible();
    expect(screen.getByText('This was not answered.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull();
  });

  it('ADMIT-02 an answer that is being typed survives a reload, and is forgotten once it is sent', async () => {
    const ask = () => show({ status: 'APPLICATION_FILLED', offer: null, questions: [question] });
    const { unmount } = ask();
    await userEvent.type(screen.getByLabelText(/^Your answer/), 'Rhino');
    unmount();
    const again = ask();
    expect(screen.getByLabelText(/^Your answer/)).toHaveValue('Rhino');
    answers('courseApplications', 'answerQuestion', { question: { ...question, answer: 'Rhino' } });
    reload.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    await expect.poll(() => reload).toHaveBeenCalled();
    again.unmount();
    ask();
    expect(screen.getByLabelText(/^Your answer/)).toHaveValue('');
  });

  it('ADMIT-02 a refused answer shows the reason and stays typed', async () => {
    refuses('courseApplications', 'answerQuestion', 409, 'This question has already been answered.');
    show({ status: 'APPLICATION_FILLED', offer: null, questions: [question] });
    await userEvent.type(screen.getByLabelText(/^Your answer/), 'Rhino');
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already been answered');
    expect(screen.getByLabelText(/^Your answer/)).toHaveValue('Rhino');
  });
});

describe('the offer', () => {
  it('API-074 ROLE-24 shows the FAQs of its course below it, each answer behind its question', async () => {
    const asked = answers('publicCourses', 'listFaqs', {
      faqs: [
        { question: 'Is it metric?', answer: 'Yes, to the millimetre.', category: 'Course' },
        { question: 'Who may apply?', answer: 'Anyone.', category: 'Applying' },
      ],
    });
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    show({ productId: 'BIM_A_US' });
    await userEvent.click(await screen.findByText('Is it metric?'));
    expect(screen.getByText('Yes, to the millimetre.')).toBeVisible();
    expect(screen.queryByText('Who may apply?')).not.toBeInTheDocument();
    expect(asked[0]?.url.searchParams.get('productId')).toBe('BIM_A_US');
  });

  it('API-074 is complete even when the FAQs cannot be loaded', async () => {
    refuses('publicCourses', 'listFaqs', 404, 'Gone');
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    show();
    expect(await screen.findByRole('button', { name: 'Accept the offer' })).toBeVisible();
    expect(screen.queryByText('Questions')).not.toBeInTheDocument();
  });

  it('ENUM-41 shows the last day to accept while it is open, but not once it is accepted', () => {
    const { unmount } = show();
    expect(screen.getByText('Last day to accept')).toBeVisible();
    unmount();
    show({ status: 'PLAN_CREATED' });
    expect(screen.queryByText('Last day to accept')).not.toBeInTheDocument();
    expect(screen.getByText('Plan discount ends')).toBeVisible();
  });

  it('PAY-06 CONST-29 the discount applies until its deadline and not a millisecond longer', () => {
    const total = (now: string) =>
      offerLines(offer, now).find(({ key }) => key === 'FINAL_COURSE_FEES')?.amount;
    expect(total('2026-05-11T09:30:00.000Z')).toBe(12_325_000);
    expect(total('2026-05-11T09:30:00.001Z')).toBe(13_050_000);
  });

  it('APPLY-01 API-087 API-089 is accepted with the displayed version of the terms, and leads to the payment plan', async () => {
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    const taken = answers('courseApplications', 'acceptOffer', { status: 'PLAN_CREATED', orderToken: ORDER });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    expect(screen.getByText('Read the terms and tick the box first')).toBeInTheDocument();
    expect(taken).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Accept the offer' }));
    await expect.poll(() => leave).toHaveBeenCalledWith(`/payment-plan?orderToken=${ORDER}`);
    expect(taken.map(({ body }) => body)).toEqual([
      { dealId: DEAL, seen: NOW, termsVersion: termsOf('INDIA').version },
    ]);
  });

  it('API-089 terms that were accepted before are not accepted again with the offer', async () => {
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    const taken = answers('courseApplications', 'acceptOffer', { status: 'PLAN_CREATED', orderToken: ORDER });
    show({ hasAcceptedTerms: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    await expect.poll(() => taken.map(({ body }) => body)).toEqual([{ dealId: DEAL, seen: NOW }]);
  });

  it('API-086 API-087 terms that have changed meanwhile are shown in the new version and need a new tick', async () => {
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    const refusal = 'The terms have changed since then. Read the current version and accept that.';
    refuses('courseApplications', 'acceptOffer', 409, refusal);
    show();
    await userEvent.click(await screen.findByRole('checkbox'));
    answers('courseApplications', 'readTerms', { ...termsOf('INDIA'), version: '2027-01-01' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByText('Version 2027-01-01')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    const accepted = answers('courseApplications', 'acceptOffer', {
      status: 'PLAN_CREATED',
      orderToken: ORDER,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText('Read the terms and tick the box first')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Accept the offer' }));
    await expect.poll(() => accepted).toHaveLength(1);
    expect(accepted[0]?.body).toEqual({ dealId: DEAL, seen: NOW, termsVersion: '2027-01-01' });
  });

  it('API-090 only a deadline that may still be extended offers an extension', async () => {
    reload.mockClear();
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    const extended = answers('courseApplications', 'extendDeadline', {
      deadlineType: 'OFFER_ACCEPTANCE',
      deadline: '2026-05-25T09:30:00.000Z',
    });
    show();
    const buttons = screen.getAllByRole('button', { name: /more days, once/ });
    expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] as HTMLElement);
    await expect.poll(() => reload).toHaveBeenCalled();
    expect(extended[0]?.url.searchParams.get('deadlineType')).toBe('OFFER_ACCEPTANCE');
  });

  it('ENUM-41 every date says what happens then, and a near last day to accept is highlighted', () => {
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    const { unmount } = show();
    expect(screen.getByText(/After that the offer expires/)).toBeVisible();
    expect(screen.getByText(/the plan discount no longer counts/)).toBeVisible();
    expect(screen.queryByText('The last day to accept is near')).not.toBeInTheDocument();
    unmount();
    const near = {
      deadlineType: 'OFFER_ACCEPTANCE',
      date: '2026-05-05T09:30:00.000Z',
      isExtendable: true,
    } as const;
    show({ offer: { ...offer, deadlines: [near] } });
    expect(screen.getByText('The last day to accept is near')).toBeVisible();
  });

  it('a refusal because the offer has changed shows the reason and reloads', async () => {
    reload.mockClear();
    answers('courseApplications', 'readTerms', termsOf('INDIA'));
    refuses('courseApplications', 'acceptOffer', 409, 'The offer has expired.');
    show({ hasAcceptedTerms: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText('The offer has expired.')).toBeInTheDocument();
    expect(reload).toHaveBeenCalled();
  });

  it.each([
    { status: 'EXPIRED', chip: 'Expired' },
    { status: 'CANCELLED', chip: 'Closed' },
    { status: 'APPLICATION_FILLED', chip: 'Being read' },
    { status: 'PAYMENT_COMPLETED', chip: 'Paid' },
  ] as const)('ENUM-41 at $status it cannot be accepted', ({ status, chip }) => {
    show({ status, offer: status === 'APPLICATION_FILLED' ? null : offer });
    expect(screen.getByText(chip)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).not.toBeInTheDocument();
  });
});

describe('a place that was paid for', () => {
  it.each([
    ['PAYMENT_COMPLETED', 'WAITING', /All seats in this cohort are taken\. There is nothing left to pay/],
    ['PAYMENT_ONGOING', 'WAITING', /All seats in this cohort are taken\. Your payment is safe with us/],
    ['PAYMENT_COMPLETED', 'NO_COHORT', /No cohort of this course is open yet\. There is nothing left to pay/],
    ['PAYMENT_ONGOING', 'NO_COHORT', /No cohort of this course is open yet\. Your payment is safe with us/],
  ] as const)('D-68 at %s is not called certain while it is %s', (status, place, text) => {
    show({ status, place });
    expect(screen.getByRole('heading', { name: 'Noor, you are waiting for your place' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/certain|see your cohort/)).not.toBeInTheDocument();
  });

  it('D-68 is called certain once there is a seat, and leads to the cohort', () => {
    const { unmount } = show({ status: 'PAYMENT_ONGOING', place: 'SEATED' });
    expect(screen.getByRole('heading', { name: 'Noor, your place is certain' })).toBeVisible();
    unmount();
    show({ status: 'PAYMENT_COMPLETED', place: 'SEATED' });
    expect(screen.getByText(/Sign in to see your cohort/)).toBeVisible();
  });
});

describe('the status lookup of an application', () => {
  it('ROLE-21 API-083 shows course and status for an email address, without a link', async () => {
    answers('courseApplications', 'listApplications', {
      applications: [
        { productId: 'BIM_A', courseTitle: 'BIM for Architects', status: 'OFFER_SENT', place: null },
      ],
    });
    render(<StatusLookup />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'applicant@plinth.test');
    await userEvent.click(screen.getByRole('button', { name: 'Show the status' }));
    expect(await screen.findByText('Offer open')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'BIM for Architects' })).not.toBeInTheDocument();
  });

  it.each([
    ['WAITING', 'Waiting for a seat'],
    ['NO_COHORT', 'Waiting for a cohort'],
    ['SEATED', 'Paid'],
  ] as const)(
    'D-68 says of a paid place that is %s the same as the application itself',
    async (place, chip) => {
      answers('courseApplications', 'listApplications', {
        applications: [
          { productId: 'BIM_A', courseTitle: 'BIM for Architects', status: 'PAYMENT_COMPLETED', place },
        ],
      });
      render(<StatusLookup />);
      await userEvent.type(screen.getByLabelText(/Email address/), 'applicant@plinth.test');
      await userEvent.click(screen.getByRole('button', { name: 'Show the status' }));
      expect(await screen.findByText(chip)).toBeInTheDocument();
    },
  );

  it('VALID-23 sends no request for a mistyped email address', async () => {
    const asked = answers('courseApplications', 'listApplications', { applications: [] });
    render(<StatusLookup />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'applicant@plinth.con');
    await userEvent.click(screen.getByRole('button', { name: 'Show the status' }));
    expect(await screen.findByText('Enter a valid email address')).toBeInTheDocument();
    expect(asked).toHaveLength(0);
  });
});
