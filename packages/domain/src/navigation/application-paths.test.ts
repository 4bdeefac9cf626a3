import { describe, expect, it } from 'vitest';
import { appOfPath } from './app-of-path.ts';
import {
  applicationFormPath,
  myApplicationPath,
  ownPaymentPlanPath,
  paymentPlanPath,
} from './application-paths.ts';

describe('the paths of an application', () => {
  it('ROUTE-53 each carry their token or id, and belong to the site', () => {
    const paths = [
      applicationFormPath('lead'),
      myApplicationPath('deal'),
      paymentPlanPath('order'),
      ownPaymentPlanPath('order'),
    ];
    expect(paths).toEqual([
      '/apply?leadId=lead',
      '/my-application?dealId=deal',
      '/payment-plan?orderToken=order',
      '/payment-plan?orderId=order',
    ]);
    for (const path of paths) expect(appOfPath(new URL(path, 'http://x.test').pathname)).toBe('site');
  });
});
