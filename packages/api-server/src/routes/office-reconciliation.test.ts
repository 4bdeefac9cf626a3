import type { OfficeDiscrepancy, Reconciliation } from '@plinth/domain/payments/discrepancy';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { sandboxCheckouts } from '../db/schema/admissions.ts';
import { refunds } from '../db/schema/refunds.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/reconciliation';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const listOf = async (token: string, query = '') =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    run: Reconciliation | null;
    findings: OfficeDiscrepancy[];
    total: number;
  };
const run = (token: string, days: number) => school.call('POST', OFFICE, { token, body: { days } });

describe('reconciliation in the office', () => {
  it('FINANCE-01 compares the gateway with the ledger, and lists each mismatch with its order', async () => {
    const { token, userId } = await finance();
    expect(await listOf(token)).toEqual({ run: null, findings: [], total: 0 });
    const good = await mintOrder(school);
    await pay(school, good.orderToken);
    expect((await run(token, 2)).body.run).toMatchObject({ days: 2, source: 'OFFICE', counts: [] });

    const odd = await mintOrder(school);
    const { paymentId } = await pay(school, odd.orderToken);
    await school.deps.db
      .update(sandboxCheckouts)
      .set({ amount: 999_999 })
      .where(eq(sandboxCheckouts.paymentId, paymentId));
    const flagged = await mintOrder(school);
    const begun = await initiate(school, flagged.orderToken);
    await deliver(school, await decide(school, begun.body.paymentId), { amount: 999_900 });
    school.advance(60_000);
    const last = (await run(token, 2)).body.run as Reconciliation;
    expect(last.counts).toEqual([
      { kind: 'FLAGGED', count: 1 },
      { kind: 'PROVIDER_DIFFERS', count: 1 },
    ]);

    const all = await listOf(token);
    expect(all.run).toEqual(last);
    expect(all.total).toBe(2);
    const [differs] = (await listOf(token, 'kind=PROVIDER_DIFFERS')).findings;
    expect(differs).toMatchObject({
      orderId: odd.orderId,
      paymentId,
      emailId: odd.emailId,
      detail: 'SUCCEEDED 9999.99 INR, ledger 10000.00 INR',
    });
    const found = await listOf(token, `search=${encodeURIComponent(flagged.emailId)}`);
    expect(found.findings.map(({ kind }) => kind)).toEqual(['FLAGGED']);
    expect((await listOf(token, 'search=nobody-at-all')).total).toBe(0);

    const file = await school.call('GET', `${OFFICE}/csv?kind=FLAGGED`, { token });
    expect(String(file.body)).toContain(`FLAGGED,${flagged.orderId},`);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries.map(({ action }) => action)).toEqual([
      'books.reconciled',
      'books.reconciled',
      'reconciliation.exported',
    ]);
  });

  it('FINANCE-01 lists and exports all mismatches, however many there are', async () => {
    const { token } = await finance();
    const order = await mintOrder(school);
    const { paymentId } = await pay(school, order.orderToken);
    const count = 1_001;
    const at = school.now();
    await school.deps.db.insert(refunds).values(
      Array.from({ length: count }, (_, nth) => ({
        orderId: order.orderId,
        paymentId,
        amount: 1,
        currency: 'INR' as const,
        reason: 'asked for',
        idempotencyKey: `many-${nth}-${paymentId}`,
        status: 'REQUESTED' as const,
        provider: 'sandbox',
        createdAt: new Date(at.getTime() - 3 * 86_400_000),
      })),
    );
    school.advance(60_000);
    expect((await run(token, 2)).body.run.counts).toContainEqual({ kind: 'REFUND_OPEN', count });
    expect((await listOf(token, 'kind=REFUND_OPEN')).total).toBe(count);
    const file = await school.call('GET', `${OFFICE}/csv?kind=REFUND_OPEN`, { token });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(count + 1);
  });

  it('FINANCE-01 accepts only a sensible number of days', async () => {
    const { token } = await finance();
    for (const days of [0, 32, 1.5]) expect(await run(token, days)).toMatchObject({ status: 400 });
    expect(await school.call('GET', `${OFFICE}?kind=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('OFFICE-02 is for finance only', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await run(token, 2)).toMatchObject({ status: 403 });
    expect(await school.call('GET', OFFICE, { token })).toMatchObject({ status: 403 });
  });
});
