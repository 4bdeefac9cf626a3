import type { Deps } from '../../deps.ts';
import { closedGateway } from './closed-gateway.ts';
import { createPayLaterGateway } from './pay-later-gateway.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

/**
 * Creates Stripe if its key is set, else the sandbox; pay later with keys of its own has a separate provider, and with
 * keys of Razorpay that one handles payments in INR. In production mode a school whose payments all go through Razorpay
 * needs no Stripe and sells only in INR.
 * @throws Error in production mode when some of the payments would have no provider: the sandbox accepts no real money
 */
export async function createGateways(deps: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<PaymentGateways> {
  const { settings } = deps;
  const ownPayLater =
    settings.PAY_LATER_PUBLIC_KEY && settings.PAY_LATER_PRIVATE_KEY && settings.PAY_LATER_WEBHOOK_SECRET
      ? createPayLaterGateway({
          publicKey: settings.PAY_LATER_PUBLIC_KEY,
          privateKey: settings.PAY_LATER_PRIVATE_KEY,
          webhookSecret: settings.PAY_LATER_WEBHOOK_SECRET,
          apiBase: settings.PAY_LATER_API_BASE,
          merchant: settings.SCHOOL_NAME,
          now: deps.now,
        })
      : null;
  const razorpay = razorpayOf(deps);
  if (settings.STRIPE_SECRET_KEY) {
    // Its library has two hundred files: a school without Stripe neither loads them nor holds them in memory.
    const { createStripeGateway } = await import('./stripe-gateway.ts');
    const stripe = {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: settings.STRIPE_API_BASE,
    };
    return {
      card: createStripeGateway(stripe, 'CARD'),
      payLater: ownPayLater ?? createStripeGateway(stripe, 'PAY_LATER'),
      razorpay,
    };
  }
  if (settings.PLINTH_MODE === 'production') {
    if (!razorpay || settings.RAZORPAY_PRODUCTS.length > 0)
      throw new Error('STRIPE_SECRET_KEY: needed in production mode; the sandbox takes no real money');
    return { card: closedGateway, payLater: ownPayLater ?? closedGateway, razorpay };
  }
  return {
    card: createSandboxGateway(deps, 'CARD'),
    payLater: ownPayLater ?? createSandboxGateway(deps, 'PAY_LATER'),
    razorpay,
  };
}

function razorpayOf({ settings, now }: Pick<Deps, 'settings' | 'now'>): PaymentGateways['razorpay'] {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_PRODUCTS } = settings;
  if (!RAZORPAY_KEY_ID || !RAZORPAY_KEY_SECRET || !RAZORPAY_WEBHOOK_SECRET) return null;
  return {
    gateway: createRazorpayGateway({
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
      apiBase: settings.RAZORPAY_API_BASE,
      now,
    }),
    takes: (productId) => RAZORPAY_PRODUCTS.length === 0 || RAZORPAY_PRODUCTS.includes(productId),
  };
}
