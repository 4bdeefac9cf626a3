import { and, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { UNKNOWN_ID } from '../../test/payment-calls.ts';
import { orders, payments } from '../db/schema/admissions.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';

const school = openTestSchool();

describe('invoices', () => {
  const download = (paymentId: string, token?: string) =>
    school.raw(`/api/v1/invoice/download?paymentId=${paymentId}`, {
      headers: token ? { 'x-auth-token': token } : {},
    });

  it('API-115 the owner gets a numbered PDF as an attachment, whatever script the name is in', async () => {
    const offer = await mintOrder(school, { firstName: 'Zoë मीरा', lastName: '🙂' });
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const { paymentId } = await pay(school, offer.orderToken);
    const response = await download(paymentId, owner.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-\d{6}\.pdf"$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const pdf = await PDFDocument.load(await response.arrayBuffer());
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getTitle()).toMatch(/^Invoice INV-\d{6}$/);
    expect(pdf.getSubject()).toContain('₹10,000.00');
  });

  it('API-115 ROLE-34 returns 401 for a stranger, 404 for a foreign, unknown or unpaid payment and 400 for an invalid id', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const other = await mintPerson(school);
    const unpaid = await initiate(school, offer.orderToken);
    expect((await download(unpaid.body.paymentId, owner.token)).status).toBe(404);
    const { paymentId } = await pay(school, offer.orderToken);
    expect((await download(paymentId)).status).toBe(401);
    expect((await download(paymentId, other.token)).status).toBe(404);
    expect((await download(UNKNOWN_ID, owner.token)).status).toBe(404);
    expect((await download('x', owner.token)).status).toBe(400);
  });

  it('API-115 PAY-04 a refund has a credit note of its own, for its owner only', async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    const { paymentId } = await pay(school, offer.orderToken);
    const { refundId } = await refundPayment(school.deps, COMMAND, {
      paymentId,
      amount: 400_000,
      reason: 'Moved',
      idempotencyKey: `credit ${paymentId}`,
    });
    const note = (id: string, token?: string) =>
      school.raw(`/api/v1/invoice/download?paymentId=${paymentId}&refundId=${id}`, {
        headers: token ? { 'x-auth-token': token } : {},
      });
    const given = await note(refundId, payer.token);
    expect(given.headers.get('content-disposition')).toMatch(/filename="CN-\d{6}\.pdf"/);
    const pdf = await PDFDocument.load(await given.arrayBuffer());
    expect(pdf.getTitle()).toMatch(/^Credit note CN-/);
    expect(pdf.getSubject()).toContain('4,000.00');
    const stranger = await mintPerson(school);
    const refused = [
      await note(refundId),
      await note(refundId, stranger.token),
      await note(UNKNOWN_ID, payer.token),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 404, 404]);
    const billing = await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token });
    expect(billing.body.orders[0].payments[0].refunds).toEqual([
      { refundId, amount: 400_000, at: expect.any(String) },
    ]);
  });
});

describe('invoices made out to a firm', () => {
  const PATH = '/api/v1/public/order/billed-firm';
  const firm = { name: 'Test Practice LLP', gstin: '27AAPFU0939F1ZV' };
  const set = (orderToken: string, billedFirm: unknown) =>
    school.call('PUT', PATH, { body: { orderToken, billedFirm } });
  const firmsOf = async (orderToken: string) => {
    const { body } = await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`);
    const rows = await school.deps.db
      .select({ billedFirm: payments.billedFirm })
      .from(payments)
      .where(and(eq(payments.orderId, body.order.orderId), eq(payments.status, 'SUCCEEDED')))
      .orderBy(payments.invoiceNumber);
    return { order: body.order.billedFirm, paid: rows.map(({ billedFirm }) => billedFirm) };
  };

  it('API-109 API-115 payments carry the firm set when they are made and keep it when it is removed', async () => {
    const { orderToken } = await mintOrder(school);
    await school.call('POST', '/api/v1/public/payment-plan', { body: { orderToken, planType: 'TWO_PART' } });
    await pay(school, orderToken);
    const typed = { name: ' Test Practice LLP ', gstin: '27aapfu 0939f1zv' };
    expect(await set(orderToken, typed)).toMatchObject({ status: 200, body: { billedFirm: firm } });
    expect(await set(orderToken, typed)).toMatchObject({ status: 200, body: { billedFirm: firm } });
    expect(await firmsOf(orderToken)).toEqual({ order: firm, paid: [null] });
    await pay(school, orderToken, 'FIRST_INSTALLMENT');
    expect((await set(orderToken, null)).body).toEqual({ billedFirm: null });
    expect(await firmsOf(orderToken)).toEqual({ order: undefined, paid: [null, firm] });
  });

  it.each([
    { ...firm, gstin: '27AAPFU0939F1ZW' },
    { ...firm, gstin: 'ABCDE1234F' },
    { ...firm, name: ' ' },
    { ...firm, name: 'x'.repeat(101) },
    { gstin: firm.gstin },
    undefined,
  ])('VALID-46 API-109 %o returns 400 and nothing is stored', async (billedFirm) => {
    const { orderToken } = await mintOrder(school);
    expect((await set(orderToken, billedFirm)).status).toBe(400);
    expect((await firmsOf(orderToken)).order).toBeUndefined();
  });

  it('API-109 ROLE-34 returns 404 for an unknown token, 400 for an order in dollars and 409 for a paid order', async () => {
    expect((await set('x'.repeat(43), firm)).status).toBe(404);
    const dollars = await mintOrder(school);
    await school.deps.db.update(orders).set({ currency: 'USD' }).where(eq(orders.orderId, dollars.orderId));
    expect((await set(dollars.orderToken, firm)).status).toBe(400);
    const { orderToken } = await mintOrder(school);
    await school.call('POST', '/api/v1/public/payment-plan', {
      body: { orderToken, planType: 'UPFRONT_WITHOUT_BOOKING_AMOUNT' },
    });
    await pay(school, orderToken, 'FULL_PAYMENT');
    expect((await set(orderToken, firm)).status).toBe(409);
  });
});
