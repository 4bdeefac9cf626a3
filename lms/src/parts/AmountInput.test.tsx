import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AmountInput } from './AmountInput.tsx';

const show = (value: string, { currency = 'INR', error = null as string | null } = {}) =>
  render(<AmountInput label="Pay" value={value} currency={currency} error={error} onChange={() => {}} />);

describe('an amount field', () => {
  it.each([
    ['45000,50', 'Saved as ₹45,000.50.'],
    ['48.000,50', 'Saved as ₹48,000.50.'],
    ['6,50,000', 'Saved as ₹6,50,000.'],
  ])('VALID-46 typed as %s shows how it will be saved before it is sent', (typed, kept) => {
    show(typed);
    expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription(kept);
  });

  it('VALID-46 refuses an ambiguous amount and says how to write it', () => {
    show('48.000', { error: 'Invalid input' });
    expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription(
      'Write the amount in digits, such as 45000 or 45000.50.',
    );
  });

  it('shows the fault of an amount that can be read', () => {
    show('5', { error: 'At most 4' });
    expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription('Saved as ₹5. At most 4');
  });
});
