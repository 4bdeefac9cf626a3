import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings/read-settings.ts';
import { createGateways } from './create-gateways.ts';

describe('the choice of payment gateway', () => {
  const settings = {
    ...readSettings({}),
    PLINTH_ORIGIN: 'http://localhost:4321',
    PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
    ADMISSION: 'automatic' as const,
  };
  const create = (change: Partial<typeof settings>) =>
    createGateways({ db: {} as never, now: () => new Date(), settings: { ...settings, ...change } });

  it('is Stripe with a key and the sandbox without one, and never the sandbox in production', async () => {
    const nameOf = async (change: Partial<typeof settings>, method: 'card' | 'payLater') =>
      (await create(change))[method].name;
    expect(await nameOf({}, 'card')).toBe('sandbox');
    expect(await nameOf({ STRIPE_SECRET_KEY: 'sk_test_x' }, 'card')).toBe('stripe');
    expect(await nameOf({ STRIPE_SECRET_KEY: 'sk_test_x', PLINTH_MODE: 'production' }, 'payLater')).toBe(
      'stripe',
    );
    await expect(create({ PLINTH_MODE: 'production' })).rejects.toThrow(/STRIPE_SECRET_KEY/);
    const razorpay = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
    const inRupees = { ...razorpay, PLINTH_MODE: 'production' as const };
    expect(await nameOf(inRupees, 'card')).toBe('none');
    expect(await nameOf(inRupees, 'payLater')).toBe('none');
    await expect(create({ ...inRupees, RAZORPAY_PRODUCTS: ['BIM_A'] })).rejects.toThrow(/STRIPE_SECRET_KEY/);
    const own = { PAY_LATER_PUBLIC_KEY: 'a', PAY_LATER_PRIVATE_KEY: 'b', PAY_LATER_WEBHOOK_SECRET: 'c' };
    expect(await nameOf(own, 'payLater')).toBe('pay-later');
    expect(await nameOf({ ...own, STRIPE_SECRET_KEY: 'sk_test_x' }, 'card')).toBe('stripe');
  });
});
