import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationCalls, BASE, form, newAddress, UNKNOWN } from '../../test/application-calls.ts';
import { mintCohort } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { newLead, submit, read, acceptTerms, acceptOffer } = applicationCalls(school);

// An offer names the next cohort, so without a cohort there is no offer.
beforeAll(async () => {
  await mintCohort(school, {}, -30);
});

describe('the resume of an application', () => {
  const pdf = (text: string, name = 'cv.pdf') =>
    new File([`%PDF-1.7\n${text}`], name, { type: 'application/pdf' });
  const upload = (resume: File, token: { leadId?: string; dealId?: string }) => {
    const body = new FormData();
    body.set('resume', resume);
    for (const [name, value] of Object.entries(token)) body.set(name, value);
    return school.call('PUT', `${BASE}/upload-resume`, { form: body });
  };

  it('API-091 API-142 belongs to the draft, is replaced by the next upload, and is submitted with the application', async () => {
    const leadId = await newLead();
    const first = await upload(pdf('one'), { leadId });
    expect(first.body).toEqual({ resume: { documentId: expect.any(String), name: 'cv.pdf' } });
    const second = await upload(pdf('two', 'cv-2.pdf'), { leadId });
    const draft = await school.call('GET', `/v1/client/lead/application/${leadId}`);
    const question = draft.body.optionalPages[0].questions.find(
      ({ questionId }: { questionId: string }) => questionId === 'resume',
    );
    expect(question).toMatchObject({ responseId: second.body.resume.documentId, responseText: 'cv-2.pdf' });
    const { body } = await submit(leadId, form(newAddress(), { resume: first.body.resume.documentId }));
    expect((await read(body.dealId)).formData.resume).toBe(second.body.resume.documentId);
    await school.settled();
    const rows = await school.deps.db.select().from(documents).where(eq(documents.kind, 'RESUME'));
    expect(rows.map((row) => row.name)).toEqual(['cv-2.pdf']);
    expect((await school.deps.files.get('private', rows[0]?.path ?? '')).byteLength).toBe(rows[0]?.size);
  });

  it('API-091 cannot be someone else’s document', async () => {
    const theirs = await upload(pdf('theirs'), { leadId: await newLead() });
    const { body } = await submit(
      await newLead(),
      form(newAddress(), { resume: theirs.body.resume.documentId }),
    );
    expect((await read(body.dealId)).formData.resume).toBeUndefined();
  });

  it('API-091 is accepted until the offer is accepted; a submitted lead takes none', async () => {
    const leadId = await newLead();
    const { body } = await submit(leadId, form(newAddress()));
    expect((await upload(pdf('late'), { leadId })).status).toBe(409);
    const late = await upload(pdf('late'), { dealId: body.dealId });
    expect((await read(body.dealId)).formData.resume).toBe(late.body.resume.documentId);
    await acceptTerms(body.dealId);
    await acceptOffer(body.dealId);
    expect((await upload(pdf('later'), { dealId: body.dealId })).body).toMatchObject({
      status: 409,
      data: { status: 'PLAN_CREATED' },
    });
  });

  it('API-091 markup returns 415, an empty file 400, 11 MB 413, an unknown token 404, a missing token 400', async () => {
    const leadId = await newLead();
    expect((await upload(new File(['<!doctype html><script>1</script>'], 'cv.pdf'), { leadId })).status).toBe(
      415,
    );
    expect((await upload(new File([], 'cv.pdf'), { leadId })).status).toBe(400);
    expect(
      (await upload(new File(['%PDF-1.7\n', new Uint8Array(11 * 1024 * 1024)], 'cv.pdf'), { leadId })).status,
    ).toBe(413);
    expect((await upload(pdf('x'), { leadId: UNKNOWN })).status).toBe(404);
    expect((await upload(pdf('x'), { dealId: UNKNOWN })).status).toBe(404);
    expect((await upload(pdf('x'), {})).status).toBe(400);
  });

  it('API-091 ten simultaneous uploads leave one resume', async () => {
    const leadId = await newLead();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => upload(pdf(`n${n}`), { leadId })));
    const last = new Set(answers.map(({ body }) => body.resume?.documentId));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await school.settled();
    const rows = await school.deps.db.select().from(documents).where(eq(documents.kind, 'RESUME'));
    expect(rows.filter((row) => last.has(row.documentId))).toHaveLength(1);
  });
});
