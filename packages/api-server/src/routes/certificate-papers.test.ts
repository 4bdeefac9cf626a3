import { PDFDocument } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { certificateCalls, type Room } from '../../test/certificate-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { drawCertificatePdfs } from '../services/certificates/draw-certificate-pdfs.ts';
import { renderCertificate } from '../services/certificates/render-certificate.ts';

const school = openTestSchool();
const { staff, mintEnded, mintLearner, read, close, certificatesOf } = certificateCalls(school);

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('drawing certificate PDFs', () => {
  // Certificates issued by earlier tests are drawn first, and not counted here.
  beforeEach(() => school.settled());

  const undrawn = async (room: Room, userId: string) =>
    (await certificatesOf(room, userId)).filter(({ documentId }) => documentId === null).length;

  it('CERT-02 closing a cohort returns before a PDF is drawn, and does not block while one is', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const gate = latch();
    const begun = latch();
    const giveBack = school.useFiles((files) => ({
      put: async (...file) => {
        begun.open();
        await gate.opened;
        return files.put(...file);
      },
    }));
    try {
      expect((await close(room, token, (await read(room, token)).stamp)).status).toBe(200);
      await begun.opened;
      expect(await undrawn(room, passed.userId)).toBe(2);
      const again = await close(room, token, (await read(room, token)).stamp);
      expect(again).toMatchObject({ status: 200, body: { completed: 0 } });
    } finally {
      gate.open();
      await school.settled();
      giveBack();
    }
    expect(await undrawn(room, passed.userId)).toBe(0);
    expect(await certificatesOf(room, passed.userId)).toHaveLength(2);
  });

  it('CERT-02 the job draws what failed earlier, once, however many run at a time; one failure does not stop the others', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const people = [await mintLearner(room, 'REVIEWED', 'Asha'), await mintLearner(room, 'REVIEWED', 'Mina')];
    let failures = 0;
    const giveBack = school.useFiles(() => ({
      put: async () => {
        failures += 1;
        throw new Error('the disk is full');
      },
    }));
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    giveBack();
    expect(failures).toBe(4);
    for (const { userId } of people) expect(await undrawn(room, userId)).toBe(2);
    const drawn = await Promise.all(
      Array.from({ length: 3 }, () => drawCertificatePdfs(school.deps.db, school.deps)),
    );
    expect(drawn.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(await drawCertificatePdfs(school.deps.db, school.deps)).toBe(0);
    for (const { userId, token: own } of people) {
      expect(await undrawn(room, userId)).toBe(0);
      const listed = await school.call('GET', '/v2/client/user/documents', { token: own });
      expect(
        listed.body.documents.filter(({ kind }: { kind: string }) => kind === 'CERTIFICATE'),
      ).toHaveLength(2);
    }
  });

  it('CERT-05 a certificate revoked before it was drawn gets no PDF', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const giveBack = school.useFiles(() => ({ put: () => Promise.reject(new Error('the disk is full')) }));
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    giveBack();
    const [first] = await certificatesOf(room, passed.userId);
    const path = `/v1/office/certificates/${first?.certificateId}/revocation`;
    expect((await school.call('POST', path, { token, body: { reason: 'A mistake' } })).status).toBe(200);
    expect(await drawCertificatePdfs(school.deps.db, school.deps)).toBe(1);
    const [revoked, other] = await certificatesOf(room, passed.userId);
    expect([revoked?.documentId, other?.documentId]).toEqual([null, expect.any(String)]);
  });
});

describe('the certificate PDF', () => {
  it('CERT-02 fits names, titles and a list of any length on one page', async () => {
    const long = 'Subrahmanyeswara '.repeat(30);
    const drawn = await renderCertificate({
      kind: 'SKILLS',
      number: 'PL-2222-3333-4444',
      holderName: long,
      courseTitle: long,
      startedOn: null,
      endedOn: '2026-06-05',
      issuedOn: '2026-06-08',
      shown: Array.from({ length: 200 }, (_, at) => `Skill ${at}`),
      schoolName: long,
      url: `http://localhost:4321/${'x'.repeat(200)}/PL-2222-3333-4444`,
    });
    expect((await PDFDocument.load(drawn)).getPageCount()).toBe(1);
  });

  it.each(['Asha Test', 'محمد 😀 Ali', '王小明', 'श्रेया O’Neil'])(
    'CERT-02 is drawn for %s',
    async (holderName) => {
      const paper = {
        kind: 'SKILLS' as const,
        number: 'PL-2222-3333-4444',
        holderName,
        courseTitle: 'BIM for Architects',
        startedOn: '2026-01-05',
        endedOn: '2026-06-05',
        issuedOn: '2026-06-08',
        shown: ['Revit', 'Dynamo'],
        schoolName: 'Plinth',
        url: 'http://localhost:4321/certificates/PL-2222-3333-4444',
      };
      const drawn = await renderCertificate(paper);
      expect((await PDFDocument.load(drawn)).getPageCount()).toBe(1);
      expect(await renderCertificate(paper)).toEqual(drawn);
    },
  );
});
