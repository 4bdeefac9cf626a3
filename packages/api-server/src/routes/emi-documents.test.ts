import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EMI_DOCUMENT_KINDS } from '@plinth/domain/payments/emi-documents';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMI_PARTNERS } from '../../test/emi-calls.ts';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { mintEmi } from '../../test/mint-emi.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool({ EMI_PARTNERS });

const filesOnDisk = async () =>
  (
    await readdir(join(school.deps.settings.PLINTH_HOME, 'files', 'private'), {
      recursive: true,
      withFileTypes: true,
    })
  ).flatMap((entry) => (entry.isFile() ? entry.name : []));

describe('EMI documents', () => {
  it('API-107 API-143 a document fills its slot, a second one replaces it, and the owner can list it', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const first = await emi.upload('PAN_CARD');
    expect(first.status).toBe(200);
    expect(first.body.documents.map(({ kind, status }: Record<string, string>) => [kind, status])).toEqual([
      ['PAN_CARD', 'COMPLETED'],
      ['ADDRESS_PROOF', 'PENDING'],
      ['INCOME_PROOF', 'PENDING'],
      ['BANK_STATEMENT', 'PENDING'],
    ]);
    const { documentId } = first.body.documents[0];
    const [before] = await school.deps.db
      .select()
      .from(documents)
      .where(eq(documents.documentId, documentId));
    expect((await emi.upload('PAN_CARD', mintPng(20, 20))).body.documents[0].documentId).toBe(documentId);
    await school.settled();
    await expect(school.deps.files.get('private', before?.path ?? '')).rejects.toThrow();
    const own = await school.call('GET', '/v2/client/user/documents', { token: emi.payer.token });
    expect(own.body.documents).toContainEqual(
      expect.objectContaining({ documentId, name: 'PAN card', isUploadable: false }),
    );
    const slot = await school.call('PUT', `/v2/client/user/profile/document/${documentId}`, {
      token: emi.payer.token,
      form: fileForm('document', mintPdf(), 'a.pdf'),
    });
    expect(slot.status).toBe(404);
  });

  it('API-107 VALID-44 are judged by content: markup and Word are 415, an empty file 400, eleven megabytes 413', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const word = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('WordDocument', 'utf16le'),
    ]);
    const large = Buffer.concat([mintPdf(), Buffer.alloc(11 * 1024 * 1024)]);
    expect(
      (await emi.upload('PAN_CARD', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status,
    ).toBe(415);
    expect((await emi.upload('PAN_CARD', Buffer.from('<!doctype html>'))).status).toBe(415);
    expect((await emi.upload('PAN_CARD', word)).status).toBe(415);
    expect((await emi.upload('PAN_CARD', Buffer.alloc(0))).status).toBe(400);
    expect((await emi.upload('PAN_CARD', large)).status).toBe(413);
    expect((await emi.upload('SELFIE')).status).toBe(400);
    const { body } = await emi.call('status');
    expect(body.documents.every(({ status }: { status: string }) => status === 'PENDING')).toBe(true);
  });

  it('API-107 PAY-03 are 400 before the documents step is reached', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(3);
    expect((await emi.upload('PAN_CARD')).status).toBe(400);
  });

  it('API-104 API-107 complete their step only with the uploaded files', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const questions = (await emi.tabs())[4]?.questions ?? [];
    const claimed = questions.map(({ questionId }) => ({ questionId, responseValue: randomUUID() }));
    for (const responses of [[], claimed]) {
      const answer = await emi.call('form-response', { step: 5, responses });
      expect(answer.status).toBe(400);
      expect(answer.body.data.fields).toHaveLength(4);
    }
    await Promise.all(EMI_DOCUMENT_KINDS.map((kind) => emi.upload(kind)));
    expect((await emi.fill(5)).body).toEqual({ maxStep: 6 });
  });

  it('API-107 ten uploads of one kind at once leave one document and no orphaned file', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const before = (await filesOnDisk()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => emi.upload('BANK_STATEMENT')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await school.deps.db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, emi.payer.userId), eq(documents.name, 'Bank statement')));
    expect(rows).toHaveLength(1);
    await school.mailsTo(emi.payer.emailId);
    const files = await filesOnDisk();
    expect(files.length).toBe(before + 1);
    expect(files).toContain(basename(rows[0]?.path ?? ''));
  });
});
