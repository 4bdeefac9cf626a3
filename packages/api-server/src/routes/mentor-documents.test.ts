import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { mentorLeads } from '../db/schema/admissions.ts';
import { documents } from '../db/schema/operations.ts';
import { schoolAddress } from '../services/leads/school-address.ts';
import { joinProspects } from '../services/prospects/join-prospects.ts';

const school = openTestSchool();

const pdf = (name = 'cv.pdf') =>
  new File([`%PDF-1.7\n${'x'.repeat(200)}`], name, { type: 'application/pdf' });

describe('documents of mentor applicants', () => {
  const send = (files: File[], emailId = 'mentor-to-be@plinth.test') => {
    const form = new FormData();
    form.set('emailId', emailId);
    for (const file of files) form.append('docs', file);
    return school.call('PUT', '/v1/client/public/lms/mentor-leads/docs', { form });
  };

  it('API-070 one or several documents are stored under generated names, and the media path to them returns 404', async () => {
    expect((await send([pdf()])).body).toEqual({ received: 1 });
    const answer = await send([pdf('../../etc/a\r\nb.pdf'), pdf('two.exe')]);
    expect(answer.body).toEqual({ received: 2 });
    const rows = await school.deps.db.select().from(documents);
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => row.name)).toEqual(['cv.pdf', 'ab.pdf', 'two.pdf']);
    for (const row of rows) {
      expect(row.path).toMatch(/^other\/\d{4}\/[0-9a-f-]{36}\.pdf$/);
      expect((await school.deps.files.get('private', row.path)).byteLength).toBe(row.size);
      expect((await school.raw(`/media/private/${row.path}`)).status).toBe(404);
    }
  });

  it('API-070 ADMIT-01 the school is told who sent which files, and admissions finds them with the sender and opens each', async () => {
    const emailId = 'noor-teaches@plinth.test';
    await send([pdf('resume.pdf'), pdf('drawings.pdf')], emailId);
    const mail = (await school.mailsTo(schoolAddress(school.deps.settings.MAIL_FROM))).find(
      ({ template, subject }) => template === 'mentor-documents' && subject.includes(emailId),
    );
    expect(mail?.text).toContain('2 files');
    expect(mail?.text).toContain('resume.pdf, drawings.pdf');
    expect(mail?.text).toContain(`/office/prospects?search=${encodeURIComponent(emailId)}`);
    await joinProspects(school.deps);
    const { token, userId } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    const found = await school.call(
      'GET',
      `/v1/office/prospects?search=${emailId}&source=MENTOR_APPLICATION`,
      {
        token,
      },
    );
    expect(found.body.prospects).toMatchObject([{ emailIds: [emailId], touches: 1 }]);
    const path = `/v1/office/prospects/${found.body.prospects[0].prospectId}`;
    const { history } = (await school.call('GET', path, { token })).body;
    expect(history).toMatchObject([
      { kind: 'MENTOR_APPLICATION', documents: [{ name: 'resume.pdf' }, { name: 'drawings.pdf' }] },
    ]);
    const [{ documentId }] = history[0].documents;
    const opened = await school.call('GET', `${path}/documents/${documentId}`, { token });
    expect(opened.headers.get('content-disposition')).toContain('filename="resume.pdf"');
    expect(opened.body).toMatch(/^%PDF/);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries).toMatchObject([{ action: 'prospect.document-opened', details: { documentId } }]);
    // Neither through another prospect, nor by staff with another role.
    await send([pdf()], 'another-teacher@plinth.test');
    await joinProspects(school.deps);
    const [other] = (await school.call('GET', '/v1/office/prospects?search=another-teacher', { token })).body
      .prospects;
    const elsewhere = `/v1/office/prospects/${other.prospectId}/documents/${documentId}`;
    expect((await school.call('GET', elsewhere, { token })).status).toBe(404);
    const { token: content } = await mintPerson(school, { staffRoles: ['CONTENT'] });
    expect((await school.call('GET', `${path}/documents/${documentId}`, { token: content })).status).toBe(
      403,
    );
    expect((await school.call('GET', `${path}/documents/one`, { token })).status).toBe(400);
  });

  it('API-070 markup declared as an image or a PDF returns 415, and none of the files sent with it is stored', async () => {
    const count = async () => (await school.deps.db.select().from(mentorLeads)).length;
    const before = await count();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.jpg', {
      type: 'image/jpeg',
    });
    const html = new File(['<!doctype html><script>1</script>'], 'cv.pdf', { type: 'application/pdf' });
    expect((await send([pdf(), svg])).status).toBe(415);
    expect((await send([html])).status).toBe(415);
    expect(await count()).toBe(before);
  });

  it('API-070 an empty file and a sixth file return 400, and eleven megabytes 413', async () => {
    expect((await send([new File([], 'cv.pdf')])).status).toBe(400);
    expect((await send(Array.from({ length: 6 }, () => pdf()))).status).toBe(400);
    expect((await send([new File([`%PDF-1.7\n`, new Uint8Array(11 * 1024 * 1024)], 'cv.pdf')])).status).toBe(
      413,
    );
  });

  it('API-070 an invalid address returns 400, and the eleventh upload by one person within 15 minutes 429', async () => {
    expect((await send([pdf()], 'nobody')).status).toBe(400);
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await send([pdf()], 'flood@plinth.test')).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
