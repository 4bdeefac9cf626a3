import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'WEEKDAY', label: 'Weekday evenings' },
  { value: 'WEEKEND', label: 'Weekend mornings' },
];

it('the chosen answer is passed to the caller', async () => {
  const onChange = vi.fn();
  render(<RadioGroup label="Slot" name="slot" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Weekend mornings' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('WEEKEND');
});

it('VALID-17 VALID-18 a required group shows the asterisk and is described by its error', () => {
  render(<RadioGroup label="Slot" name="slot" options={options} required error="Choose a slot." />);
  expect(screen.getByText('*')).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a slot.');
  expect(screen.getAllByRole('radio')[0]).toBeInvalid();
});
