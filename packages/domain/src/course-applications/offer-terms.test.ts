import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerTerms } from './offer-terms.ts';

const NOW = '2026-05-04T09:30:00.000Z';

describe('the terms of an offer', () => {
  it('APPLY-01 a complete application gets a waiver of one tenth, and a quick one gets none', () => {
    const full = offerTerms({ listPrice: 14_500_000, source: 'WEBSITE', now: NOW });
    expect(full).toMatchObject({ amount: 14_500_000, scholarship: 1_450_000, planDiscount: 725_000 });
    expect(offerTerms({ listPrice: 14_500_000, source: 'WEBSITE_QUICK_APPLY', now: NOW }).scholarship).toBe(
      0,
    );
  });

  it('API-089 the offer can be accepted for 14 days, its discount ends after 7, and payment is due after 21', () => {
    expect(offerTerms({ listPrice: 100, source: 'WEBSITE', now: NOW }).deadlines).toEqual({
      OFFER_ACCEPTANCE: '2026-05-18T09:30:00.000Z',
      PLAN_DISCOUNT: '2026-05-11T09:30:00.000Z',
      PAYMENT: '2026-05-25T09:30:00.000Z',
    });
  });

  it('API-089 a later acceptance deadline set by staff moves the payment deadline with it', () => {
    const { deadlines } = offerTerms({ listPrice: 100, source: 'WEBSITE', now: NOW, acceptanceDays: 30 });
    expect(deadlines.OFFER_ACCEPTANCE).toBe('2026-06-03T09:30:00.000Z');
    expect(deadlines.PAYMENT).toBe('2026-06-10T09:30:00.000Z');
  });

  it('CONST-30 waiver and discount together never exceed the price, whatever staff waive', () => {
    fc.assert(
      fc.property(
        fc.nat(50_000_000),
        fc.integer({ min: -1000, max: 90_000_000 }),
        (listPrice, scholarship) => {
          const terms = offerTerms({ listPrice, source: 'WEBSITE', now: NOW, scholarship });
          expect(terms.scholarship).toBeGreaterThanOrEqual(0);
          expect(terms.planDiscount).toBeGreaterThanOrEqual(0);
          expect(terms.scholarship + terms.planDiscount).toBeLessThanOrEqual(listPrice);
        },
      ),
    );
  });
});
