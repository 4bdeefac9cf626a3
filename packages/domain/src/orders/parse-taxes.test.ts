import { describe, expect, it } from 'vitest';
import { parseTaxes } from './parse-taxes.ts';

describe('SCHOOL_TAXES', () => {
  it.each([
    ['', {}],
    [
      'INR CGST 9; INR SGST 9',
      {
        INR: [
          { name: 'CGST', rate: 900 },
          { name: 'SGST', rate: 900 },
        ],
      },
    ],
    ['USD Sales tax 7.25', { USD: [{ name: 'Sales tax', rate: 725 }] }],
    ['EUR VAT 19', null],
    ['INR GST', null],
    ['INR GST 9%', null],
    ['INR GST -1', null],
  ])('PAY-04 reads %j', (text, taxes) => {
    expect(parseTaxes(text)).toEqual(taxes);
  });
});
