import type { Deps } from '../../deps.ts';
import { createPayLaterGateway } from './pay-later-gateway.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

/**
 * Stripe when its key is set, else the sandbox; pay later with keys of its own has a provider of its own.
 * @throws Error in production mode without Stripe: the sandbox takes no real money
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
  if (settings.STRIPE_SECRET_KEY) {
    // Its library has two hundred files: a school without Stripe neither loads nor keeps them.
    const { createStripeGateway } = await import('./stripe-gateway.ts');
    const stripe = {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: settings.STRIPE_API_BASE,
    };
    return {
      card: createStripeGateway(stripe, 'CARD'),
      payLater: ownPayLater ?? createStripeGateway(stripe, 'PAY_LATER'),
    };
  }
  if (settings.PLINTH_MODE === 'production')
    throw new Error('STRIPE_SECRET_KEY: needed in production mode; the sandbox takes no real money');
  return {
    card: createSandboxGateway(deps, 'CARD'),
    payLater: ownPayLater ?? createSandboxGateway(deps, 'PAY_LATER'),
  };
}
