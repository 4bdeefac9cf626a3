import { randomUUID } from 'node:crypto';
import type { OfficeEmi, OfficeEmiDetail } from '@plinth/domain/payments/office-emi';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintApprovedEmi, mintEmi } from '../../test/mint-emi.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/emi-applications';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    applications: OfficeEmi[];
    total: number;
  };
const read = async (token: string, emiFormId: string) =>
  (await school.call('GET', `${OFFICE}/${emiFormId}`, { token })).body.application as OfficeEmiDetail;
const decide = (token: string, emiFormId: string, body: object) =>
  school.call('POST', `${OFFICE}/${emiFormId}/decision`, { token, body });
const auditOf = (actorId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

async function handIn() {
  const emi = await mintEmi(school);
  await emi.fillUpTo(6);
  await emi.call('submit');
  return { ...emi, emiFormId: (await emi.call('form')).body.emiFormId as string };
}

describe('EMI applications in the office', () => {
  it('FINANCE-01 OFFICE-08 are listed, searched, filtered, sorted and exported, the longest waiting first', async () => {
    const { token, userId } = await finance();
    const [first, second] = [await handIn(), await handIn()];
    const waiting = await listOf(token, 'status=IN_REVIEW');
    expect(waiting.applications.map(({ emiFormId }) => emiFormId)).toEqual([
      first.emiFormId,
      second.emiFormId,
    ]);
    const late = await listOf(token, 'status=IN_REVIEW&sortDirection=desc');
    expect(late.applications[0]?.emiFormId).toBe(second.emiFormId);
    const found = await listOf(token, `search=${encodeURIComponent(first.payer.emailId)}`);
    expect(found).toMatchObject({ total: 1, applications: [{ orderId: first.orderId }] });
    expect((await listOf(token, 'status=REVIEWED')).total).toBe(0);
    const file = await school.call('GET', `${OFFICE}/csv?status=IN_REVIEW`, { token });
    expect(String(file.body)).toContain(`${second.emiFormId},`);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['emi-applications.exported']);
    expect(await school.call('GET', `${OFFICE}?status=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('FINANCE-01 an application is read with its answers, and opening a document is recorded in the audit log', async () => {
    const { token, userId } = await finance();
    const { emiFormId, payer } = await handIn();
    const one = await read(token, emiFormId);
    expect(one.answers).toContainEqual({ question: 'PAN', answer: 'ABCDE1234F' });
    expect(one.loan).toMatchObject({ currency: 'INR', isPaid: false });
    expect(one.documents.map(({ kind }) => kind)).toContain('PAN_CARD');
    const file = await school.call('GET', `${OFFICE}/${emiFormId}/documents/PAN_CARD`, { token });
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain('%PDF');
    expect(await auditOf(userId)).toMatchObject([
      { action: 'emi.document-opened', subjectId: payer.userId, source: 'OFFICE' },
    ]);
    const empty = await mintEmi(school);
    const unfilled = (await empty.call('form')).body.emiFormId as string;
    expect(await school.call('GET', `${OFFICE}/${unfilled}/documents/PAN_CARD`, { token })).toMatchObject({
      status: 404,
    });
    expect(await school.call('GET', `${OFFICE}/${randomUUID()}`, { token })).toMatchObject({ status: 404 });
  });

  it('FINANCE-01 an application is sent back with a reason and documents to replace, then approved, with an email each time', async () => {
    const { token, userId } = await finance();
    const { emiFormId, payer, call, upload } = await handIn();
    expect(
      await decide(token, emiFormId, { decision: 'SEND_BACK', remark: ' ', documents: [] }),
    ).toMatchObject({
      status: 400,
    });
    const back = { decision: 'SEND_BACK', remark: 'The scan is cut off.', documents: ['PAN_CARD'] };
    expect((await decide(token, emiFormId, back)).body.application).toMatchObject({
      status: 'REJECTED',
      remark: 'The scan is cut off.',
    });
    expect(await decide(token, emiFormId, { decision: 'APPROVE' })).toMatchObject({ status: 409 });
    await upload('PAN_CARD');
    await call('submit');
    const approved = await decide(token, emiFormId, { decision: 'APPROVE' });
    expect(approved.body.application.status).toBe('REVIEWED');
    expect((await school.mailsTo(payer.emailId)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['emi-rejected', 'emi-approved']),
    );
    expect(await auditOf(userId)).toMatchObject([
      { action: 'reject-emi', subjectId: payer.userId, details: { remark: 'The scan is cut off.' } },
      { action: 'approve-emi', before: { status: 'IN_REVIEW' }, after: { status: 'REVIEWED' } },
    ]);
  });

  it('FINANCE-01 OFFICE-08 one that was handed in again since it was read is neither passed on nor sent back unseen', async () => {
    const { token } = await finance();
    const { emiFormId, upload, call, payer } = await handIn();
    const { submittedAt: seen } = await read(token, emiFormId);
    const back = { decision: 'SEND_BACK', remark: 'The scan is cut off.', documents: ['PAN_CARD'], seen };
    expect(await decide(token, emiFormId, back)).toMatchObject({ status: 200 });
    school.advance(1000);
    await upload('PAN_CARD');
    await call('submit');
    expect(await decide(token, emiFormId, { decision: 'APPROVE', seen })).toMatchObject({ status: 409 });
    expect(await decide(token, emiFormId, back)).toMatchObject({ status: 409 });
    const { submittedAt, status } = await read(token, emiFormId);
    expect(status).toBe('IN_REVIEW');
    expect(
      (await decide(token, emiFormId, { decision: 'APPROVE', seen: submittedAt })).body.application.status,
    ).toBe('REVIEWED');
    const told = (await school.mailsTo(payer.emailId)).map(({ template }) => template);
    expect(told.filter((template) => template === 'emi-rejected')).toHaveLength(1);
  });

  it("FINANCE-01 PAY-08 records the partner's outcome: paid exactly its part, or declined", async () => {
    const { token, userId } = await finance();
    const paid = await mintApprovedEmi(school);
    const { loan } = await read(token, paid.emiFormId);
    const amount = loan?.amount ?? 0;
    const money = { decision: 'PAID', reference: `UTR-${randomUUID()}` };
    expect(await decide(token, paid.emiFormId, { ...money, amount: amount - 1 })).toMatchObject({
      status: 400,
    });
    const taken = await decide(token, paid.emiFormId, { ...money, amount });
    expect(taken.body.application.loan).toEqual({ amount, currency: 'INR', isPaid: true });
    expect((await decide(token, paid.emiFormId, { ...money, amount })).status).toBe(200);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['emi-disbursement']);
    expect(await decide(token, paid.emiFormId, { decision: 'DECLINED', remark: 'No' })).toMatchObject({
      status: 409,
    });
    const declined = await mintApprovedEmi(school);
    const no = await decide(token, declined.emiFormId, { decision: 'DECLINED', remark: 'Income too low.' });
    expect(no.body.application).toMatchObject({ status: 'DECLINED', remark: 'Income too low.' });
  });

  it('OFFICE-02 are for finance only', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await school.call('GET', OFFICE, { token })).toMatchObject({ status: 403 });
  });
});
