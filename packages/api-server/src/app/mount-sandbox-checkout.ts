import { formatMoney } from '@plinth/domain/money/format-money';
import { and, eq, gt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { sandboxCheckouts } from '../db/schema/admissions.ts';
import type { Deps } from '../deps.ts';
import { type SandboxCheckout, sandboxEvent } from '../gateways/payments/sandbox-event.ts';
import { SANDBOX_CHECKOUT_MS, sandboxStatus } from '../gateways/payments/sandbox-gateway.ts';
import type { AppEnv } from './app-env.ts';
import { deliverSandboxEvent } from './deliver-sandbox-event.ts';
import { plainPage } from './plain-page.ts';

/** Notifies the school of a decision. A failed delivery is left to reconciliation, which checks the sandbox's books. */
async function deliverDecision(deps: Deps, checkout: SandboxCheckout): Promise<void> {
  const { checkoutId, method } = checkout;
  const path =
    method === 'CARD'
      ? '/api/v1/webhook/stripe/process-and-verify'
      : `/api/v1/webhook/affirm/process-and-verify?checkoutToken=${checkoutId}`;
  const event = sandboxEvent(deps.settings.PLINTH_SECRET, checkout, deps.now());
  await deliverSandboxEvent(deps, path, event, { checkoutId });
}

/** The sandbox provider's checkout page, in demo mode only. The browser's return settles nothing. */
export function mountSandboxCheckout(app: Hono<AppEnv>, deps: Deps) {
  const find = async (checkoutId: string) => {
    const [checkout] = await deps.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.checkoutId, checkoutId));
    return checkout;
  };

  app.get('/sandbox-checkout/:checkoutId{cs_sandbox_[\\w-]+}', async (c) => {
    const checkout = await find(c.req.param('checkoutId'));
    if (!checkout) return c.notFound();
    const { status } = sandboxStatus(checkout, deps.now());
    return plainPage(
      c,
      'Test checkout',
      html`<p>This page stands in for a payment provider. No real money moves and no card is asked for.</p>
        <dl>
          <dt>You pay for</dt><dd>${checkout.description}</dd>
          <dt>Paid by</dt><dd>${checkout.method === 'CARD' ? 'Card' : deps.settings.PAY_LATER_NAME}</dd>
          <dt>Amount</dt><dd>${formatMoney(checkout)}</dd>
        </dl>
        ${
          status === 'PENDING'
            ? html`<form method="post">
                <button name="decision" value="pay">Pay ${formatMoney(checkout)}</button>
                <button name="decision" value="decline">Decline the payment</button>
              </form>`
            : html`<p>${
                status === 'SUCCEEDED'
                  ? 'This checkout is paid.'
                  : 'This checkout was declined or has expired; nothing was paid.'
              }</p>
                <p><a href="${checkout.returnUrl}">Back to your order</a></p>`
        }`,
    );
  });

  app.post('/sandbox-checkout/:checkoutId{cs_sandbox_[\\w-]+}', bodyLimit({ maxSize: 4_096 }), async (c) => {
    const { decision } = await c.req.parseBody();
    if (decision !== 'pay' && decision !== 'decline')
      return c.json({ status: 400, code: 'BAD_REQUEST', message: 'Choose to pay or to decline.' }, 400);
    const checkoutId = c.req.param('checkoutId');
    const [decided] = await deps.db
      .update(sandboxCheckouts)
      .set({ status: decision === 'pay' ? 'PAID' : 'DECLINED', decidedAt: deps.now() })
      .where(
        and(
          eq(sandboxCheckouts.checkoutId, checkoutId),
          eq(sandboxCheckouts.status, 'OPEN'),
          gt(sandboxCheckouts.createdAt, new Date(deps.now().getTime() - SANDBOX_CHECKOUT_MS)),
        ),
      )
      .returning();
    const checkout = decided ?? (await find(checkoutId));
    if (!checkout) return c.notFound();
    if (decided) await deliverDecision(deps, decided);
    return c.redirect(checkout.returnUrl, 303);
  });
}
