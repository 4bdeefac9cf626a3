import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    { amount: 14_500_000, currency: 'INR', shown: '₹1,45,000' },
    { amount: 1_234_567_890, currency: 'INR', shown: '₹1,23,45,678.90' },
    { amount: 0, currency: 'INR', shown: '₹0' },
    { amount: 290_000, currency: 'USD', shown: '$2,900' },
    { amount: 5, currency: 'USD', shown: '$0.05' },
    { amount: 123_456_700, currency: 'USD', shown: '$1,234,567' },
  ] as const)(
    'CONST-31 PAY-04 $amount minor units of $currency are shown as $shown',
    ({ shown, ...money }) => {
      expect(formatMoney(money)).toBe(shown);
    },
  );
});
