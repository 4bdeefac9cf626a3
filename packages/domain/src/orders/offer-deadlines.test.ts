import { describe, expect, it } from 'vitest';
import { DEADLINE_TYPES } from './deadline-type.ts';
import { EXTENSION_DAYS, extendedDate, isExtendable, offerStatusAt } from './offer-deadlines.ts';
import { ORDER_STATUSES } from './order-status.ts';

const DUE = '2026-05-14T09:30:00.000Z';
const deadline = (deadlineType: (typeof DEADLINE_TYPES)[number], extendedAt: string | null = null) => ({
  deadlineType,
  date: DUE,
  extendedAt,
});

describe('the deadlines of an offer', () => {
  it.each([
    ['2026-05-14T09:29:59.999Z', true],
    [DUE, true],
    ['2026-05-14T09:30:00.001Z', false],
  ])('API-090 at %s a deadline can be extended: %s', (now, expected) => {
    expect(isExtendable(deadline('OFFER_ACCEPTANCE'), 'OFFER_SENT', now)).toBe(expected);
  });

  it('API-090 a deadline that was extended once cannot be extended again, whatever its type', () => {
    for (const type of DEADLINE_TYPES) {
      expect(isExtendable(deadline(type), 'OFFER_SENT', DUE)).toBe(true);
      expect(isExtendable(deadline(type, DUE), 'OFFER_SENT', DUE)).toBe(false);
    }
  });

  it('API-090 only open offers have deadlines that can be extended', () => {
    const open = (type: (typeof DEADLINE_TYPES)[number]) =>
      ORDER_STATUSES.filter((status) => isExtendable(deadline(type), status, DUE));
    expect(open('OFFER_ACCEPTANCE')).toEqual(['OFFER_SENT']);
    expect(open('PLAN_DISCOUNT')).toEqual(['OFFER_SENT', 'PLAN_CREATED']);
    expect(open('PAYMENT')).toEqual(['OFFER_SENT', 'PLAN_CREATED']);
  });

  it('API-090 an extension moves the date by the days of its type', () => {
    for (const type of DEADLINE_TYPES)
      expect(Date.parse(extendedDate(deadline(type))) - Date.parse(DUE)).toBe(
        EXTENSION_DAYS[type] * 86_400_000,
      );
  });

  it('ENUM-41 an offer not accepted in time counts as expired, and an accepted one does not', () => {
    const late = '2026-05-14T09:30:00.001Z';
    expect(offerStatusAt('OFFER_SENT', DUE, DUE)).toBe('OFFER_SENT');
    expect(offerStatusAt('OFFER_SENT', DUE, late)).toBe('EXPIRED');
    expect(offerStatusAt('PLAN_CREATED', DUE, late)).toBe('PLAN_CREATED');
    expect(offerStatusAt('APPLICATION_FILLED', null, late)).toBe('APPLICATION_FILLED');
  });
});
