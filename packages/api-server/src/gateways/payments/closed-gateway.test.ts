import { expect, it } from 'vitest';
import { readSettings } from '../../settings/read-settings.ts';
import { createGateways } from './create-gateways.ts';
import { gatewayOf, mayKeepCards, providersOf } from './payment-gateway.ts';

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'signs',
};
const production = {
  PLINTH_MODE: 'production',
  PLINTH_ORIGIN: 'https://school.example.org',
  PLINTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Plinth <school@plinth.test>',
  SCHOOL_ADDRESS: '1 Road; Pune',
};

it('ADOPT-12 production requires the keys only of the gateways that the school sells with', () => {
  expect(() => readSettings(production)).toThrow(
    /STRIPE_SECRET_KEY: needed[\s\S]+STRIPE_WEBHOOK_SECRET: needed/,
  );
  expect(readSettings({ ...production, ...razorpay }).RAZORPAY_KEY_ID).toBe('rzp_x');
  expect(() => readSettings({ ...production, ...razorpay, RAZORPAY_PRODUCTS: 'BIM_A' })).toThrow(
    /STRIPE_SECRET_KEY: needed/,
  );
  expect(() => readSettings({ ...production, ...razorpay, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    /STRIPE_WEBHOOK_SECRET: needed/,
  );
});

it('ADOPT-12 a school without Stripe refuses card and pay-later payments in dollars, and lists no refunds for them', async () => {
  const settings = {
    ...readSettings({ ...production, ...razorpay }),
    PLINTH_ORIGIN: production.PLINTH_ORIGIN,
    PLINTH_SECRET: production.PLINTH_SECRET,
    ADMISSION: 'staff' as const,
  };
  const gateways = await createGateways({ db: {} as never, now: () => new Date(), settings });
  expect(gatewayOf(gateways, 'CARD', { currency: 'INR', productId: 'BIM_A' }).name).toBe('razorpay');
  for (const method of ['CARD', 'PAY_LATER'] as const) {
    const gateway = gatewayOf(gateways, method, { currency: 'USD', productId: 'BIM_A_US' });
    expect(mayKeepCards(gateway, method)).toBe(false);
    await expect(gateway.openCheckout({} as never)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('does not take payments of this kind'),
    });
    expect(await gateway.listRefunds(new Date(0), [])).toEqual([]);
    await expect(gateway.readEvent('{}', null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(providersOf(gateways).map(({ name }) => name)).toEqual(['none', 'razorpay']);
});
