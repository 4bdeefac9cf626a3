import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { UNKNOWN_ID } from '../../test/payment-calls.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';

const school = openTestSchool();

describe('invoices', () => {
  const download = (paymentId: string, token?: string) =>
    school.raw(`/api/v1/invoice/download?paymentId=${paymentId}`, {
      headers: token ? { 'x-auth-token': token } : {},
    });

  it('API-115 the owner gets a numbered PDF as an attachment, whatever letters the name has', async () => {
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

  it('API-115 ROLE-34 a stranger is 401; a foreign, unknown or unpaid payment is 404; a bad id 400', async () => {
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

  it('API-115 PAY-04 what went back has a credit note of its own, for its owner only', async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    const { paymentId } = await pay(school, offer.orderToken);
    const { refundId } = await refundPayment(school.deps, {
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
