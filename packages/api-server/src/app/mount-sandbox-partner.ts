import { formatMoney } from '@plinth/domain/money/format-money';
import { EMI_PARTNER_QUESTION_ID, emiPartnerOptionId } from '@plinth/domain/payments/emi-questions';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import { type EmiEvent, sandboxPartnerEvent } from '../gateways/emi/emi-partner.ts';
import { type LoanAtPartner, listLoansAtPartner } from '../services/emi/list-loans-at-partner.ts';
import type { AppEnv } from './app-env.ts';
import { deliverSandboxEvent } from './deliver-sandbox-event.ts';
import { plainPage } from './plain-page.ts';

/** The position of the partner that a loan was requested from, counted from 1. */
const placeOf = ({ responses }: LoanAtPartner, partners: readonly string[]) => {
  const chosen = responses.find(({ questionId }) => questionId === EMI_PARTNER_QUESTION_ID)?.entries?.[0];
  return partners.findIndex((_, index) => emiPartnerOptionId(index) === chosen?.optionId) + 1;
};

/** Many people have only one name. */
const payerOf = ({ firstName, lastName }: LoanAtPartner) => `${firstName} ${lastName}`.trim();

const eventOf = ({ emiFormId, amount }: LoanAtPartner, decision: 'pay' | 'decline'): EmiEvent =>
  decision === 'pay'
    ? {
        id: `evt_${emiFormId}_disbursed`,
        type: 'loan.disbursed',
        data: { application: emiFormId, reference: `SANDBOX-${emiFormId}`, amount, currency: 'INR' },
      }
    : {
        id: `evt_${emiFormId}_declined`,
        type: 'loan.declined',
        data: { application: emiFormId, reason: 'The test partner declined the loan.' },
      };

/** The demonstration's EMI partners: a page that decides on loans and sends the signed event. Never in production. */
export function mountSandboxPartner(app: Hono<AppEnv>, deps: Deps) {
  const { EMI_PARTNERS: partners, PLINTH_SECRET } = deps.settings;

  app.get('/sandbox-partner', async (c) => {
    const loans = await listLoansAtPartner(deps);
    return plainPage(
      c,
      'Test EMI partner',
      html`<p>This page stands in for the EMI partners. Applications come here when staff have approved them.</p>
        ${loans.length === 0 ? html`<p>No application is waiting for a partner.</p>` : ''}
        ${loans.map(
          (loan) => html`<h2>${payerOf(loan)}, ${loan.courseTitle}</h2>
            <dl>
              <dt>Partner</dt><dd>${partners[placeOf(loan, partners) - 1] ?? 'no longer offered'}</dd>
              <dt>To be paid to the school</dt><dd>${formatMoney({ amount: loan.amount, currency: 'INR' })}</dd>
            </dl>
            <form method="post" action="/sandbox-partner/${loan.emiFormId}">
              <button name="decision" value="pay" aria-label="Pay out: ${payerOf(loan)}">Pay out</button>
              <button name="decision" value="decline" aria-label="Decline the loan: ${payerOf(loan)}">
                Decline the loan
              </button>
            </form>`,
        )}`,
    );
  });

  app.post('/sandbox-partner/:emiFormId{[0-9a-f-]{36}}', bodyLimit({ maxSize: 4_096 }), async (c) => {
    const { decision } = await c.req.parseBody();
    if (decision !== 'pay' && decision !== 'decline')
      return c.json({ status: 400, code: 'BAD_REQUEST', message: 'Choose to pay out or to decline.' }, 400);
    const emiFormId = c.req.param('emiFormId');
    const loan = (await listLoansAtPartner(deps)).find((one) => one.emiFormId === emiFormId);
    const place = loan ? placeOf(loan, partners) : 0;
    if (loan && place > 0)
      await deliverSandboxEvent(
        deps,
        `/api/v1/webhook/emi/${place}/process-and-verify`,
        sandboxPartnerEvent(PLINTH_SECRET, place, eventOf(loan, decision), deps.now()),
        { emiFormId },
      );
    return c.redirect('/sandbox-partner', 303);
  });
}
