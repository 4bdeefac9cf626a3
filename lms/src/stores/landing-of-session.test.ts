import { afterEach, describe, expect, it } from 'vitest';
import { personOf } from '../../test/people.ts';
import { landingOfSession } from './landing-of-session.ts';
import { session } from './session.ts';

afterEach(() => {
  session.status = 'unknown';
  session.profile = null;
});

describe('the destination after signing in', () => {
  it.each([
    { search: '', href: '/learner-hub', reloadDocument: false },
    { search: '?callbackUrl=%2Fbilling', href: '/billing', reloadDocument: false },
    {
      search: '?callbackUrl=%2Fpayment-plan%3ForderId%3Done',
      href: '/payment-plan?orderId=one',
      reloadDocument: true,
    },
  ])(
    'ROUTE-05 $href is loaded as a new document: $reloadDocument, depending on whether it is a page of the site',
    async (row) => {
      session.status = 'signed-in';
      session.profile = personOf();
      expect(await landingOfSession(row.search)).toEqual({
        href: row.href,
        replace: true,
        reloadDocument: row.reloadDocument,
      });
    },
  );
});
