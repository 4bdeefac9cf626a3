import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { users } from '@plinth/api-server/db/schema/accounts';
import { orderInstalments, orders } from '@plinth/api-server/db/schema/admissions';
import { emiApplications, emiDocuments } from '@plinth/api-server/db/schema/emi';
import { documents } from '@plinth/api-server/db/schema/operations';
import { emiDocumentId } from '@plinth/api-server/services/emi/find-emi';
import { EMI_PARTNER_QUESTION_ID, emiPartnerOptionId } from '@plinth/domain/payments/emi-questions';
import { describe, expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { openStaffSchool } from './staff-school.ts';

const USER = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e00';
const FIRST = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e01';
const SECOND = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e02';
const UNKNOWN = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8e99';
const FILE = 'other/2026/scan.pdf';

describe('EMI applications handled by staff at the command line', () => {
  const { school, home, url } = openStaffSchool(async (db, ownHome) => {
    await db.insert(users).values({
      userId: USER,
      emailId: 'payer@plinth.test',
      userHash: 'payer-hash',
      emailVerifiedAt: new Date(),
      createdAt: new Date(),
    });
    for (const [index, emiFormId] of [FIRST, SECOND].entries()) {
      const orderId = emiFormId.replace('8e', '8f');
      await db.insert(orders).values({
        orderId,
        tokenHash: emiFormId,
        userId: USER,
        emailId: 'payer@plinth.test',
        firstName: 'Asha',
        productId: 'BIM_A',
        currency: 'INR',
        status: 'PLAN_CREATED',
        listPrice: 12_000_000,
        bookingAmount: 1_000_000,
        planType: 'EMI_WITH_DP',
        createdAt: new Date(),
      });
      await db.insert(orderInstalments).values({
        orderId,
        seq: 1,
        paymentType: 'FULL_PAYMENT',
        label: 'Paid through your EMI partner',
        amount: 11_000_000,
        dueDate: new Date(),
      });
      await db.insert(emiApplications).values({
        emiFormId,
        orderId,
        userId: USER,
        status: 'IN_REVIEW',
        responses: [
          {
            questionId: EMI_PARTNER_QUESTION_ID,
            entries: [{ optionId: emiPartnerOptionId(0), text: 'Nila' }],
          },
        ],
        submittedAt: new Date(Date.UTC(2026, 0, index + 1)),
        createdAt: new Date(),
      });
      await db.insert(emiDocuments).values({ emiFormId, kind: 'PAN_CARD' });
      await db.insert(documents).values({
        documentId: emiDocumentId(orderId, 'PAN_CARD'),
        userId: USER,
        kind: 'OTHER',
        name: 'PAN card',
        bucket: 'private',
        path: FILE,
        contentType: 'application/pdf',
        size: 4,
        sha256: 'x',
        createdAt: new Date(),
      });
    }
    await mkdir(join(ownHome, 'files', 'private', 'other', '2026'), { recursive: true });
    await writeFile(join(ownHome, 'files', 'private', FILE), '%PDF');
  });

  it('lists applications in review and shows one with its answers and documents', async () => {
    const list = await school('emi', '--status', 'in_review');
    expect(list).toMatchObject({ code: 0, stderr: '' });
    const lines = list.stdout.trim().split('\n');
    expect(lines[1]).toContain(FIRST);
    expect(lines[2]).toContain(SECOND);
    expect(lines.at(-1)).toBe('2 in total.');
    const { stdout } = await school('emi', FIRST);
    expect(stdout).toMatch(/^payer +Asha, payer@plinth\.test$/m);
    expect(stdout).toMatch(/^With which partner\? +Nila$/m);
    expect(stdout).toMatch(/^PAN card +PAN_CARD, 1 KB$/m);
  });

  it('copies the documents into files that only their owner can read', async () => {
    const folder = join(home(), 'papers');
    const { code, stdout } = await school('emi', FIRST, '--save', folder);
    expect(code).toBe(0);
    const file = join(folder, 'pan_card.pdf');
    expect(stdout).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('%PDF');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('API-105 approves one application and sends the other back, each with an email', async () => {
    expect(await school('emi', FIRST, '--approve')).toMatchObject({
      code: 0,
      stdout:
        'Approved; an email tells payer@plinth.test.\nThe test partner decides at http://localhost:4321/sandbox-partner.\n',
    });
    const sentBack = await school(
      'emi',
      SECOND,
      '--reject',
      'The scan is cut off.',
      '--document',
      'pan_card',
    );
    expect(sentBack).toMatchObject({ code: 0, stdout: 'Sent back; an email tells payer@plinth.test.\n' });
    expect((await school('emi', SECOND)).stdout).toMatch(/^PAN card +PAN_CARD, 1 KB, to be replaced$/m);
    expect(await school('emi', FIRST, '--reject', 'No.')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('REVIEWED'),
    });
    const mails = await withClient(url(), (client) =>
      client.query<{ template: string }>('select template from mails order by template'),
    );
    expect(mails.rows.map(({ template }) => template)).toEqual(['emi-approved', 'emi-rejected']);
  });

  it('PAY-01 PAY-08 records the payment of the partner once, even if typed twice, and refuses any other amount', async () => {
    const paid = ['emi', FIRST, '--paid', 'UTR 4711', '--amount'];
    expect((await school(...paid, '100000')).stderr).toContain('₹1,10,000');
    for (let time = 0; time < 2; time += 1)
      expect(await school(...paid, '110000')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Taken: ₹1,10,000'),
      });
    expect((await school('emi', FIRST, '--declined', 'No income.')).code).toBe(1);
    const { stdout } = await school('orders', FIRST.replace('8e', '8f'));
    expect(stdout).toContain('PAYMENT_COMPLETED');
    expect(stdout).toMatch(/^payer +Asha, payer@plinth\.test$/m);
  });

  it('ENUM-48 PAY-08 an application ends with its order, and money that the partner still sends waits for a decision', async () => {
    const setStatus = (status: string) =>
      withClient(url(), (client) =>
        client.query('update emi_applications set status = $1 where emi_form_id = $2', [status, SECOND]),
      );
    await setStatus('REVIEWED');
    expect((await school('orders', SECOND.replace('8e', '8f'), '--cancel', 'Asked for it')).code).toBe(0);
    expect((await school('emi', '--status', 'expired')).stdout).toContain(SECOND);
    expect(await school('emi', SECOND, '--paid', 'UTR 4712', '--amount', '110000')).toMatchObject({
      code: 0,
      stdout:
        'The order has ended: ₹1,10,000 from the partner of payer@plinth.test waits for a decision; see `school flagged`.\n',
    });
    expect((await school('flagged')).stdout).toContain('1,10,000');
    await setStatus('IN_REVIEW');
    expect(await school('emi', SECOND, '--reject', 'Nothing is left to pay.')).toMatchObject({
      code: 0,
      stdout: 'Ended, since its order is closed; an email tells payer@plinth.test.\n',
    });
  });

  it.each([
    ['what is no id', ['emi', 'asha'], 2, 'named by its id'],
    ['an unknown status', ['emi', '--status', 'HAPPY'], 2, '--status is one of'],
    ['a decision about nothing', ['emi', '--approve'], 2, 'Name the EMI application'],
    ['a payment without an amount', ['emi', FIRST, '--paid', 'UTR 1'], 2, 'say with --amount'],
    ['an amount without a payment', ['emi', FIRST, '--amount', '10'], 2, '--amount goes with --paid'],
    [
      'a payment of an unknown application',
      ['emi', UNKNOWN, '--paid', 'UTR 1', '--amount', '10'],
      1,
      'EMI application not found',
    ],
    ['two decisions at once', ['emi', FIRST, '--approve', '--reject', 'No.'], 2, 'Choose one'],
    ['an empty remark', ['emi', FIRST, '--reject', ' '], 2, 'takes the remark'],
    [
      'a document that is none',
      ['emi', FIRST, '--reject', 'No.', '--document', 'SELFIE'],
      2,
      '--document is',
    ],
    ['a document without a decision', ['emi', FIRST, '--document', 'PAN_CARD'], 2, 'goes with --reject'],
    ['an application that is not there', ['emi', UNKNOWN, '--approve'], 1, 'EMI application not found'],
  ])('refuses %s with a one-line message', async (_what, args, code, text) => {
    const finished = await school(...args);
    expect(finished).toMatchObject({ code, stderr: expect.stringContaining(text) });
    expect(finished.stderr.trim().split('\n')).toHaveLength(1);
  });
});
