import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { hideAmounts } from './hide-amounts.ts';

it.each([
  { amount: 1_887_500, currency: 'INR' },
  { amount: 14_500_050, currency: 'INR' },
  { amount: 120_000, currency: 'USD' },
  { amount: 99_95, currency: 'USD' },
] as const)('PERSON-01 removes the amount of %j from a text, and nothing else', (money) => {
  const sign = money.currency === 'INR' ? '₹' : '$';
  expect(hideAmounts(`Receipt 8 for your payment of ${formatMoney(money)}. Part 1, thank you.`)).toBe(
    `Receipt 8 for your payment of ${sign}…. Part 1, thank you.`,
  );
});

it('PERSON-01 a text without amounts stays unchanged', () => {
  expect(hideAmounts('Your course starts on 3 August, 2026')).toBe('Your course starts on 3 August, 2026');
});
