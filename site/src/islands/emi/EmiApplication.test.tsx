import type { Question } from '@plinth/domain/forms/question';
import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import {
  emiPartnerOptionId,
  emiTabQuestions,
  emiTenureOptionId,
} from '@plinth/domain/payments/emi-questions';
import type { EmiStatus } from '@plinth/domain/payments/emi-status';
import { EMI_TABS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { EMI_TENURES } from '@plinth/domain/payments/emi-tenures';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderOf, paidByPartner } from '../../../test/order-of.ts';
import { answers, refuses, server } from '../../../test/server.ts';
import type { EmiForm, EmiState } from '../../api/client.ts';
import { EmiApplication } from './EmiApplication.tsx';

const ORDER = '0190a000-0000-7000-8000-000000000001';
const PARTNERS = ['Nila Finance', 'Second Finance', 'Third Finance'];
const tabs = emiTabQuestions(PARTNERS);

const TYPED: Record<string, string> = {
  RUPEES: '45000',
  YEARS: '2.5',
  BIRTH_DATE: '1996-05-24',
  PAN: 'ABCDE1234F',
  EMAIL: 'asha@plinth.test',
  PHONE: '9876543210',
  PINCODE: '411001',
};
const fitting = ({ questionId, options, meta }: Question) =>
  options[0]
    ? { questionId, entries: [{ optionId: options[0].optionId, text: options[0].text }] }
    : { questionId, responseValue: TYPED[meta.category ?? ''] ?? 'Asha Test' };
const responses = tabs
  .flatMap(({ questions }) => questions)
  .filter(({ questionType }) => questionType !== 'DOCUMENT_UPLOAD')
  .map(fitting);

const places = (pending: readonly string[] = []): EmiState['documents'] =>
  EMI_DOCUMENT_KINDS.map((kind, index) => ({
    documentId: `0190a000-0000-7000-8000-00000000001${index}`,
    kind,
    name: EMI_DOCUMENTS[kind].name,
    status: pending.includes(kind) ? 'PENDING' : 'COMPLETED',
  }));

function stand(status: EmiStatus, maxStep: EmiStep = 1, rest: Partial<EmiState & EmiForm> = {}) {
  const given = rest.responses ?? [];
  answers('emi', 'readStatus', {
    status,
    currentStep: maxStep,
    maxStep,
    responses: given,
    documents: rest.documents ?? places(EMI_DOCUMENT_KINDS),
    ...(rest.remark ? { remark: rest.remark } : {}),
  });
  return answers('emi', 'openForm', {
    emiFormId: ORDER,
    tabs,
    partners: PARTNERS.map((name, index) => ({
      optionId: emiPartnerOptionId(index),
      name,
      currency: 'INR' as const,
      tenures: EMI_TENURES.map((months, place) => ({
        optionId: emiTenureOptionId(place),
        months,
        amount: 8_500_000 / months,
      })),
    })),
    responses: given,
    maxStep,
  });
}

const show = (order = orderOf('BIM_A', 'EMI_WITH_DP')) =>
  render(<EmiApplication orderId={ORDER} order={order} partners={PARTNERS} />);
const tab = (title: string) => screen.getByRole('tab', { name: new RegExp(title) });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = 'token=a-session; path=/';
});

describe('the EMI application', () => {
  it('API-102 API-103 viewing it does not start it; it starts only on request', async () => {
    const opened = stand('NOT_STARTED');
    show();
    const begin = await screen.findByRole('button', { name: 'Start the application' });
    expect(screen.getByText(/Nila Finance, Second Finance, Third Finance/)).toBeVisible();
    expect(opened).toHaveLength(0);
    stand('STARTED');
    await userEvent.click(begin);
    expect(await screen.findAllByRole('tab')).toHaveLength(6);
  });

  it('API-103 one that could not be loaded says why in a sentence of its own', async () => {
    refuses('emi', 'readStatus', 403, 'This order is not yours');
    show();
    expect(
      await screen.findByText(/^This order is not yours\. What you have filled in is safe/),
    ).toBeVisible();
  });

  it('PAY-02 ENUM-05 shows the six tabs in order', async () => {
    stand('STARTED');
    show();
    const shown = await screen.findAllByRole('tab');
    expect(shown.map((one) => one.textContent?.replace(/^\d|, locked.*$/g, ''))).toEqual([...EMI_TABS]);
  });

  it('PAY-03 VALID-19 only tabs up to the highest reached step can be opened, by mouse, keyboard or address', async () => {
    history.replaceState(null, '', '#review-page');
    stand('STARTED', 3);
    show();
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Fill Personal Information');
    await userEvent.click(tab('Upload Documents'));
    expect(tab('Fill Personal')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Upload Documents')).toHaveAttribute('aria-disabled', 'true');
    tab('Fill Personal').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Fill Personal')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Choose EMI Plan')).toHaveFocus();
    expect(location.hash).toBe('#choose-emi-plan');
  });

  it('PAY-08 shows each partner with its 1-2% fee, and the monthly amount of each tenure', async () => {
    stand('STARTED', 2);
    show();
    const partners = await screen.findByRole('group', { name: /With which partner/ });
    expect(within(partners).getAllByRole('radio', { name: /Finance.*1-2%/ })).toHaveLength(3);
    for (const text of [
      /^6 months.*₹14,166\.67 a month/,
      /^9 months.*₹9,444\.44 a month/,
      /^12 months.*₹7,083\.33 a month/,
    ])
      expect(screen.getByRole('radio', { name: text })).toBeInTheDocument();
  });

  it('a complete step is saved and opens the next; an incomplete one names what is missing and is not sent', async () => {
    stand('STARTED', 2);
    const saved = answers('emi', 'saveResponse', { maxStep: 3 });
    show();
    await screen.findByRole('group', { name: /With which partner/ });
    await next();
    expect(screen.getByRole('alert')).toHaveTextContent('2 answers need another look');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(saved).toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: /^Second Finance/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^6 months/ }));
    await next();
    expect(await screen.findByLabelText(/Full name, as on the PAN card/)).toBeVisible();
    const sent = saved.at(-1)?.body as { step: number; responses: { entries: { optionId: string }[] }[] };
    expect(sent.step).toBe(2);
    expect(sent.responses.flatMap(({ entries }) => entries.map(({ optionId }) => optionId))).toEqual([
      emiPartnerOptionId(1),
      emiTenureOptionId(0),
    ]);
  });

  it('a step that could not be saved stays open, and the reason takes the focus', async () => {
    stand('STARTED', 6, { responses, documents: places() });
    refuses('emi', 'saveResponse', 500, 'This did not work.');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in the application' }));
    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('That did not work');
    expect(reason).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Hand in the application' })).toBeVisible();
  });

  it('answers are saved while typing; an incomplete PAN stays in the browser and survives a reload', async () => {
    stand('STARTED', 3);
    const saved = answers('emi', 'saveResponse', { maxStep: 3 });
    const { unmount } = show();
    await userEvent.type(await screen.findByLabelText(/Full name, as on the PAN card/), 'Asha');
    await userEvent.type(screen.getByLabelText(/^PAN/), 'ABC');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.stringify(saved[0]?.body)).toContain('Asha');
    expect(JSON.stringify(saved[0]?.body)).not.toContain('ABC');
    await waitFor(() => expect(screen.getByText('Not saved yet')).toBeVisible());
    unmount();
    show();
    expect(await screen.findByLabelText(/^PAN/)).toHaveValue('ABC');
  });

  it('ERR-13 without a connection the answers are kept, and sent when it returns', async () => {
    stand('STARTED', 3);
    server.use(http.post('*/emi/form-response', () => HttpResponse.error()));
    show();
    await userEvent.type(await screen.findByLabelText(/Full name, as on the PAN card/), 'Asha');
    expect(await screen.findByText(/^Not saved: no connection\. Your answers/)).toBeVisible();
    const saved = answers('emi', 'saveResponse', { maxStep: 3 });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(JSON.stringify(saved.at(-1)?.body)).toContain('Asha');
  });

  it('API-107 API-143 each document is uploaded for its kind; a file of a wrong type is not sent', async () => {
    stand('STARTED', 5);
    const sent: string[] = [];
    server.use(
      http.put('*/emi/document', ({ request }) => {
        sent.push(request.url);
        return HttpResponse.json({ documents: places(EMI_DOCUMENT_KINDS.slice(1)) });
      }),
    );
    show();
    const pan = await screen.findByLabelText(/^PAN card/);
    await userEvent.upload(pan, new File(['x'], 'pan.svg'), { applyAccept: false });
    expect(await screen.findByText('Choose a PDF, JPEG or PNG file')).toBeVisible();
    expect(sent).toHaveLength(0);
    await userEvent.upload(screen.getByLabelText(/^PAN card/), new File(['%PDF'], 'pan.pdf'));
    expect(await screen.findByText('PAN card, received')).toBeVisible();
    await next();
    expect(screen.getByRole('alert')).toHaveTextContent('3 answers need another look');
    await userEvent.click(screen.getByRole('button', { name: 'Remove PAN card, received' }));
    expect(screen.getByLabelText(/^PAN card/)).toHaveAttribute('type', 'file');
  });

  it('API-105 the review shows all answers, requires the confirmation and submits once', async () => {
    const given = responses.filter(({ questionId }) => !questionId.endsWith('601'));
    stand('STARTED', 6, { responses: given, documents: places() });
    const saved = answers('emi', 'saveResponse', { maxStep: 6 });
    const submitted = answers('emi', 'submit', { status: 'IN_REVIEW' });
    show();
    const personal = await screen.findByRole('region', { name: 'Fill Personal Information' });
    expect(personal).toHaveTextContent('ABCDE1234F');
    expect(screen.getByRole('region', { name: 'Upload Documents' })).toHaveTextContent('Received');
    const handIn = screen.getByRole('button', { name: 'Hand in the application' });
    await userEvent.click(handIn);
    expect(screen.getByRole('alert')).toHaveTextContent('One answer needs another look');
    await userEvent.click(screen.getByRole('checkbox', { name: /What I have given is correct/ }));
    stand('IN_REVIEW', 6, { responses: given, documents: places() });
    await userEvent.dblClick(handIn);
    expect(await screen.findByText('Being read')).toBeVisible();
    expect(submitted).toHaveLength(1);
    expect(saved.length).toBeGreaterThan(0);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('a refusal because it was already submitted elsewhere shows the current status', async () => {
    stand('STARTED', 6, { responses, documents: places() });
    answers('emi', 'saveResponse', { maxStep: 6 });
    refuses('emi', 'saveResponse', 409, 'The application is handed in and cannot be changed now.');
    show();
    const handIn = await screen.findByRole('button', { name: 'Hand in the application' });
    stand('IN_REVIEW', 6, { responses, documents: places() });
    await userEvent.click(handIn);
    expect(await screen.findByText('Being read')).toBeVisible();
  });

  it('ENUM-48 once sent back, it shows the remark, accepts only the refused document again, and can be resubmitted', async () => {
    stand('REJECTED', 6, {
      responses,
      documents: places(['BANK_STATEMENT']),
      remark: 'The bank statement covers three months only.',
    });
    server.use(http.put('*/emi/document', () => HttpResponse.json({ documents: places() })));
    const submitted = answers('emi', 'submit', { status: 'IN_REVIEW' });
    show();
    expect(await screen.findByText('The bank statement covers three months only.')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Hand it in again' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByLabelText(/^PAN card/)).not.toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText(/^Bank statement/), new File(['%PDF'], 'six-months.pdf'));
    expect(await screen.findByText('Bank statement, received')).toBeVisible();
    stand('IN_REVIEW', 6, { responses, documents: places() });
    await userEvent.click(again);
    expect(await screen.findByText('Being read')).toBeVisible();
    expect(submitted).toHaveLength(1);
  });

  it('ENUM-48 PAY-08 once the partner has declined it, it says so, and what can be done now', async () => {
    const remark = 'The income is too low for this loan.';
    stand('DECLINED', 6, { responses, documents: places(), remark });
    show();
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getByText(/^The partner has declined the loan and paid nothing/)).toBeVisible();
    expect(screen.getByText(remark)).toBeVisible();
    for (const ofSchool of [/^We cannot pass your application on/, 'Sent back', 'What the school says'])
      expect(screen.queryByText(ofSchool)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hand it in again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change the answers' }));
    expect(await screen.findByRole('button', { name: 'Hand in the application' })).toBeVisible();
  });

  it.each([
    { planType: 'EMI_WITH_DP', left: /Nila Finance pays.*own part: ₹10,000, due on 4 May, 2026/ },
    { planType: 'EMI_UPFRONT', left: /Nila Finance pays. Nothing else is due to us/ },
  ] as const)('ENUM-48 PAY-08 once the partner has paid, $planType says what is left', async (row) => {
    stand('REVIEWED', 6, { responses, documents: places() });
    show(paidByPartner(orderOf('BIM_A', row.planType)));
    expect(await screen.findByText('Paid')).toBeVisible();
    expect(screen.getByText(row.left)).toBeVisible();
    expect(screen.queryByText(/decides on the loan/)).not.toBeInTheDocument();
  });

  it.each([
    { status: 'IN_REVIEW', chip: 'Being read', partner: /Nila Finance/ },
    { status: 'REVIEWED', chip: 'Passed on', partner: /Nila Finance, who decides/ },
    { status: 'EXPIRED', chip: 'Closed', partner: /its order has ended or is paid in full/ },
  ] as const)('ENUM-48 at $status it shows where it is, and nothing can be changed', async (row) => {
    const opened = stand(row.status, 6, { responses, documents: places() });
    show();
    expect(await screen.findByText(row.chip)).toBeVisible();
    expect(screen.getByText(row.partner)).toBeVisible();
    expect(opened).toHaveLength(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
