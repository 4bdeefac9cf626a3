import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintEmi } from '../../../test/mint-emi.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { listEmiApplications } from './list-emi-applications.ts';
import { readEmiForStaff } from './read-emi-for-staff.ts';
import { approveEmi, rejectEmi } from './review-emi.ts';

const school = openTestSchool();

async function handIn() {
  const emi = await mintEmi(school);
  await emi.fillUpTo(6);
  await emi.call('submit');
  return { ...emi, emiFormId: (await emi.call('form')).body.emiFormId as string };
}

describe('review of EMI applications by staff', () => {
  it('API-105 staff see who is waiting, longest first, with their answers and uploads', async () => {
    const first = await handIn();
    school.advance(60_000);
    const second = await handIn();
    await (await mintEmi(school)).call('form');
    const waiting = await listEmiApplications(school.deps, { status: 'IN_REVIEW', pageNo: 0 });
    expect(waiting.applications.map(({ emiFormId }) => emiFormId)).toEqual([
      first.emiFormId,
      second.emiFormId,
    ]);
    expect((await listEmiApplications(school.deps, { pageNo: 0 })).total).toBe(3);
    const { answers, documents, order } = await readEmiForStaff(school.deps, first.emiFormId);
    expect(order.orderId).toBe(first.orderId);
    expect(answers).toContainEqual({ question: 'PAN', answer: 'ABCDE1234F' });
    expect(answers).toContainEqual({ question: 'With which partner?', answer: 'Test partner A' });
    expect(documents).toHaveLength(4);
    await expect(readEmiForStaff(school.deps, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ENUM-48 ten simultaneous approvals count as one, with one email and one audit row', async () => {
    const { emiFormId, payer, call } = await handIn();
    await Promise.all(Array.from({ length: 10 }, () => approveEmi(school.deps, COMMAND, emiFormId)));
    expect((await call('status')).body.status).toBe('REVIEWED');
    expect((await school.mailsTo(payer.emailId)).map(({ template }) => template)).toEqual(['emi-approved']);
    const audits = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'approve-emi'));
    expect(audits).toHaveLength(1);
    expect((await call('submit')).status).toBe(409);
    await expect(
      rejectEmi(school.deps, COMMAND, { emiFormId, remark: 'too late', documents: [] }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('API-105 API-107 a refused document must be replaced before the application can be handed in again', async () => {
    const { emiFormId, payer, call, upload } = await handIn();
    await rejectEmi(school.deps, COMMAND, {
      emiFormId,
      remark: 'The scan is cut off.',
      documents: ['PAN_CARD'],
    });
    const { body } = await call('status');
    expect(body).toMatchObject({ status: 'REJECTED', remark: 'The scan is cut off.', maxStep: 6 });
    expect(body.documents.map(({ status }: { status: string }) => status)).toEqual([
      'PENDING',
      'COMPLETED',
      'COMPLETED',
      'COMPLETED',
    ]);
    const [mail] = await school.mailsTo(payer.emailId);
    expect(mail?.text).toContain('The scan is cut off.');
    expect(mail?.text).toContain('Please upload again: PAN card.');
    expect(mail?.text).toContain('/payment-plan?orderToken=');
    expect((await call('submit')).status).toBe(400);
    expect((await upload('PAN_CARD')).status).toBe(200);
    expect((await call('submit')).body).toEqual({ status: 'IN_REVIEW' });
    const again = (await call('status')).body;
    expect(again.remark).toBeUndefined();
    expect(again.status).toBe('IN_REVIEW');
  });

  it('ENUM-48 an application that is not in review cannot be approved', async () => {
    const emi = await mintEmi(school);
    const { emiFormId } = (await emi.call('form')).body;
    await expect(approveEmi(school.deps, COMMAND, emiFormId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(approveEmi(school.deps, COMMAND, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
