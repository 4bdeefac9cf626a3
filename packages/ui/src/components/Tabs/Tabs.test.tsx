import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'upi', label: 'UPI', content: 'Pay by UPI' },
  { value: 'card', label: 'Card', content: 'Pay by card' },
  { value: 'emi', label: 'EMI', disabled: true, content: 'Pay by EMI' },
];

it('shows the panel of the chosen tab, by mouse and by keyboard', async () => {
  render(<Tabs label="Ways to pay" items={items} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pay by UPI');
  await userEvent.click(screen.getByRole('tab', { name: 'Card' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pay by card');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pay by UPI');
});

it('a disabled tab does not open', async () => {
  render(<Tabs label="Ways to pay" items={items} />);
  await userEvent.click(screen.getByRole('tab', { name: 'EMI' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Pay by UPI');
});
