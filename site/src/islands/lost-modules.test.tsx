import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SchoolQuestions } from './offer/SchoolQuestions.tsx';
import { BilledFirm } from './payment/BilledFirm.tsx';
import { PaymentPlan } from './payment/PaymentPlan.tsx';
import { VoucherField } from './payment/VoucherField.tsx';

// The browser's error for a module that the network fails to deliver.
const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module: http://localhost/one.js');
});
vi.mock('@plinth/domain/orders/voucher-code', lost);
vi.mock('@plinth/domain/orders/billed-firm', lost);
vi.mock('@plinth/domain/course-applications/application-question', lost);
vi.mock('./payment/OwnOrder.tsx', lost);

const SAID = 'No connection to the school. Check your network and try again.';

it('FINANCE-03 a voucher code whose check cannot be loaded shows a connection error beside its field', async () => {
  render(<VoucherField apply={vi.fn()} order={{ currency: 'INR' }} onChanged={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Voucher code'), 'STUDIO-1');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(SAID)).toBeVisible();
});

it('API-109 a firm whose check cannot be loaded shows a connection error and is not saved', async () => {
  const save = vi.fn();
  render(
    <BilledFirm
      firm={{ name: 'Test Practice LLP', gstin: '27AAPFU0939F1ZV' }}
      busy={false}
      onSave={save}
      onUnsaved={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  expect(save).not.toHaveBeenCalled();
});

it('ADMIT-02 an answer to the school whose check cannot be loaded shows a connection error and stays typed', async () => {
  const question = {
    questionId: '0190a000-0000-7000-8000-000000000009',
    text: 'Which software have you used?',
    askedAt: '2026-05-04T09:30:00.000Z',
    answer: null,
    answeredAt: null,
  };
  render(<SchoolQuestions dealId="deal" questions={[question]} isOpen onAnswered={vi.fn()} />);
  await userEvent.type(screen.getByLabelText(/^Your answer/), 'Rhino');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  expect(screen.getByLabelText(/^Your answer/)).toHaveValue('Rhino');
});

it('PAY-01 the page of an own order that cannot be loaded says so and offers a retry', async () => {
  history.replaceState(null, '', '/payment-plan?orderId=0190a000-0000-7000-8000-000000000001');
  render(<PaymentPlan />);
  expect(await screen.findByText(new RegExp(SAID))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
