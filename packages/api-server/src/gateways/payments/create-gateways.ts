import type { Deps } from '../../deps.ts';
import type { PaymentGateways } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/**
 * Stripe when its key is set, else the sandbox.
 * @throws Error in production mode without Stripe: the sandbox takes no real money
 */
export function createGateways(deps: Pick<Deps, 'db' | 'settings' | 'now'>): PaymentGateways {
  const { settings } = deps;
  if (settings.STRIPE_SECRET_KEY) {
    const stripe = {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: settings.STRIPE_API_BASE,
    };
    return { card: createStripeGateway(stripe, 'CARD'), payLater: createStripeGateway(stripe, 'PAY_LATER') };
  }
  if (settings.PLINTH_MODE === 'production')
    throw new Error('STRIPE_SECRET_KEY: needed in production mode; the sandbox takes no real money');
  return { card: createSandboxGateway(deps, 'CARD'), payLater: createSandboxGateway(deps, 'PAY_LATER') };
}
