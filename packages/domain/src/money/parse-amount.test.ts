import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['650000', 65_000_000],
    ['6,50,000', 65_000_000],
    ['650,000.5', 65_000_050],
    [' 1 200 ', 120_000],
    ['0', 0],
    ['0.05', 5],
    ['', null],
    ['6.5 lakh', null],
    ['-5', null],
    ['1.234', null],
    ['1e6', null],
  ])('VALID-46 D-100 %j is %s minor units', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
