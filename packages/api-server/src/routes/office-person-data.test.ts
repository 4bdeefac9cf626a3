import { scoreCareer } from '@plinth/domain/career-builder/score-career';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintPdf } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, userAddresses, userProfiles, users } from '../db/schema/accounts.ts';
import { contactMessages, leads, mentorLeads, orders } from '../db/schema/admissions.ts';
import { applicationNotes } from '../db/schema/application-notes.ts';
import {
  careerAttempts,
  careerRatings,
  careerRegistrations,
  careerStatements,
} from '../db/schema/career-builder.ts';
import { careerDrafts } from '../db/schema/career-drafts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { documents, mails } from '../db/schema/operations.ts';
import { staffNotes } from '../db/schema/staff.ts';
import { receivedUnder } from '../services/account/received-documents.ts';

const school = openTestSchool();
const NOBODY = '01900000-0000-7000-8000-000000000001';
let owner: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  owner = await mintPerson(school, { staffRoles: ['OWNER'] });
});
const pathOf = (userId: string, rest = '') => `/v1/office/people/${userId}/data${rest}`;
const planOf = async (userId: string) =>
  (await school.call('GET', pathOf(userId), { token: owner.token })).body.plan;
const erase = (userId: string, emailId: string, token = owner.token) =>
  school.call('POST', pathOf(userId, '/erase'), { token, body: { emailId, reason: 'Letter of 3 May' } });

/** A person with a further verified address, a file, an order, a place, and messages received under both addresses. */
async function mintKnown() {
  const { db } = school.deps;
  const person = await mintPerson(school, { firstName: 'Asha', phone: '+919876543210' });
  const second = `second-${person.userHash.toLowerCase()}@plinth.test`;
  await db.insert(userAddresses).values({ emailId: second, userId: person.userId, createdAt: school.now() });
  const { cohortId } = await mintCohort(school);
  await enrol(school, cohortId, person.userId);
  const { orderId } = await mintOrder(school, { emailId: person.emailId });
  await db.update(orders).set({ userId: person.userId }).where(eq(orders.orderId, orderId));
  const path = `documents/${person.userId}.pdf`;
  await school.deps.files.put('private', path, mintPdf(), 'application/pdf');
  await db.insert(documents).values({
    userId: person.userId,
    kind: 'RESUME',
    name: 'resume.pdf',
    bucket: 'private',
    path,
    contentType: 'application/pdf',
    size: 1,
    sha256: 'x',
    createdAt: school.now(),
  });
  for (const emailId of [person.emailId, second]) {
    await db
      .insert(contactMessages)
      .values({ firstName: 'A', emailId, message: `Hello from ${emailId}`, createdAt: school.now() });
    await db.insert(leads).values({
      emailId,
      tokenHash: `lead-${emailId}`,
      data: { firstName: `Asha of ${emailId}` },
      createdAt: school.now(),
      updatedAt: school.now(),
    });
    await db.insert(mails).values({
      to: emailId,
      subject: 'S',
      template: 't',
      text: 'x',
      html: 'x',
      nextTryAt: school.now(),
      createdAt: school.now(),
    });
  }
  return { ...person, second, cohortId, orderId, path };
}

const exportOf = async (userId: string) => {
  const answer = await school.raw(pathOf(userId, '/export'), { headers: { 'x-auth-token': owner.token } });
  return answer.text();
};

describe('the data of a person', () => {
  it('PERSON-03 is exported completely, with further addresses and without secrets, and the audit log records it', async () => {
    const person = await mintKnown();
    const other = await mintPerson(school);
    const answer = await school.raw(pathOf(person.userId, '/export'), {
      headers: { 'x-auth-token': owner.token },
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="plinth-personal-data-/);
    const text = await answer.text();
    const { sections } = JSON.parse(text);
    expect(sections.users).toMatchObject([{ email_id: person.emailId, phone: '+919876543210' }]);
    expect(sections.user_addresses).toMatchObject([{ email_id: person.second }]);
    expect(sections.enrolments).toHaveLength(1);
    expect(sections.orders).toHaveLength(1);
    expect(sections.leads.map((lead: { email_id: string }) => lead.email_id).sort()).toEqual(
      [person.emailId, person.second].sort(),
    );
    for (const hidden of ['password_hash', 'token_hash', person.path, other.emailId])
      expect(text).not.toContain(hidden);
    expect(
      await school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.userId)),
    ).toMatchObject([{ action: 'people.data-exported', actorId: owner.userId }]);
  });

  it('PERSON-03 is erased after a plan of what goes and what stays; orders and the audit log stay', async () => {
    const { db } = school.deps;
    const person = await mintKnown();
    const other = await mintPerson(school);
    await enrol(school, person.cohortId, other.userId);
    const plan = await planOf(person.userId);
    expect(plan).toMatchObject({
      emailId: person.emailId,
      name: 'Asha Test',
      isAddressProven: true,
      addresses: [person.second],
      files: 1,
      refusals: [],
    });
    const recordsOf = (list: { records: string }[]) => list.map(({ records }) => records);
    expect(recordsOf(plan.goes)).toEqual(expect.arrayContaining(['documents', 'sessions', 'user addresses']));
    expect(recordsOf(plan.stays)).toEqual(expect.arrayContaining(['enrolments', 'orders']));

    expect((await erase(person.userId, other.emailId)).body.data.fields[0].path).toBe('emailId');
    expect((await school.call('GET', '/v1/client/user/account', { token: person.token })).status).toBe(200);
    const done = await Promise.all([
      erase(person.userId, person.emailId),
      erase(person.userId, person.emailId),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    await school.settled();

    expect((await school.call('GET', '/v1/client/user/account', { token: person.token })).status).toBe(401);
    const [user] = await db.select().from(users).where(eq(users.userId, person.userId));
    expect(user).toMatchObject({ phone: null, passwordHash: null, emailVerifiedAt: null });
    expect(await db.select().from(userProfiles).where(eq(userProfiles.userId, person.userId))).toMatchObject([
      { firstName: 'Former', lastName: 'member' },
    ]);
    const both = [person.emailId, person.second];
    expect(await db.$count(users, inArray(users.emailId, both))).toBe(0);
    expect(await db.$count(userAddresses, eq(userAddresses.userId, person.userId))).toBe(0);
    expect(await db.$count(contactMessages, inArray(contactMessages.emailId, both))).toBe(0);
    expect(await db.$count(mails, inArray(mails.to, both))).toBe(0);
    expect(await db.$count(leads, inArray(leads.emailId, both))).toBe(0);
    expect(
      await db
        .select({ data: leads.data })
        .from(leads)
        .where(
          inArray(
            leads.tokenHash,
            both.map((emailId) => `lead-${emailId}`),
          ),
        ),
    ).toEqual([{ data: {} }, { data: {} }]);
    await expect(school.deps.files.get('private', person.path)).rejects.toThrow();
    const [order] = await db.select().from(orders).where(eq(orders.orderId, person.orderId));
    expect(order).toMatchObject({ emailId: person.emailId, userId: person.userId });
    const places = await db.select().from(enrolments).where(eq(enrolments.cohortId, person.cohortId));
    expect(new Map(places.map(({ userId, state }) => [userId, state]))).toEqual(
      new Map([
        [person.userId, 'CANCELLED'],
        [other.userId, 'ONGOING'],
      ]),
    );
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.userId));
    expect(entries).toMatchObject([
      { action: 'people.erased', actorId: owner.userId, details: { reason: 'Letter of 3 May', files: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(person.emailId);
    expect((await planOf(person.userId)).refusals).toEqual(['This account is already closed.']);
  });

  it('PERSON-03 with an unverified address is erased, and what came in under that address is kept', async () => {
    const { db } = school.deps;
    const person = await mintKnown();
    const { emailId } = person;
    const kept = () =>
      Promise.all([
        db.$count(contactMessages, eq(contactMessages.emailId, emailId)),
        db.$count(leads, eq(leads.emailId, emailId)),
        db.$count(mails, eq(mails.to, emailId)),
      ]);
    const before = await kept();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, person.userId));
    expect((await planOf(person.userId)).isAddressProven).toBe(false);
    expect((await erase(person.userId, emailId)).status).toBe(200);
    expect(await kept()).toEqual(before);
    expect(await db.$count(users, eq(users.emailId, emailId))).toBe(0);
  });

  it('PERSON-03 API-230..239 what they entered in the career builder, sent to the school and as a mentor to be is exported and erased under each address', async () => {
    const person = await mintKnown();
    const { db } = school.deps;
    const now = school.now();
    const both = [person.emailId, person.second];
    const formId = NOBODY;
    for (const emailId of both) {
      await db.insert(careerStatements).values({
        emailId,
        data: { firstName: 'Asha', mobile: '9876543210' },
        dataHash: 'x',
        createdAt: now,
      });
      await db.insert(careerAttempts).values({
        emailId,
        tokenHash: `attempt-${emailId}`,
        formId,
        careerType: 'BIM_MODELLER',
        firstName: 'Asha',
        responses: [],
        result: scoreCareer('BIM_MODELLER', []),
        createdAt: now,
        expiresAt: now,
      });
      await db
        .insert(careerDrafts)
        .values({ emailId, tokenHash: `draft-${emailId}`, createdAt: now, updatedAt: now });
      await db.insert(careerRatings).values({ emailId, formId, rating: 4, ratedAt: now });
      await db
        .insert(careerRegistrations)
        .values({ emailId, kind: 'LEVEL_UP', levelQuery: 'How?', createdAt: now });
      await db.insert(mentorLeads).values({ emailId, createdAt: now });
    }
    const text = await exportOf(person.userId);
    const { sections } = JSON.parse(text);
    const names = [
      'career_statements',
      'career_attempts',
      'career_drafts',
      'career_ratings',
      'career_registrations',
      'contact_messages',
      'mentor_leads',
    ];
    for (const name of names)
      expect(sections[name].map((row: { email_id: string }) => row.email_id).sort(), name).toEqual(
        [...both].sort(),
      );
    expect(text).not.toContain(`draft-${person.emailId}`);
    expect((await erase(person.userId, person.emailId)).status).toBe(200);
    const { rows } = await db.execute(
      sql.raw(
        ['statements', 'attempts', 'drafts', 'ratings', 'registrations']
          .map((name) => `select email_id from career_${name}`)
          .join(' union all '),
      ),
    );
    expect(
      rows.filter(({ email_id: at }) => String(at).includes(person.userId) || both.includes(`${at}`)),
    ).toEqual([]);
    expect(await db.$count(mentorLeads, inArray(mentorLeads.emailId, both))).toBe(0);
  });

  it("PERSON-03 ADMIT-02 an applicant's questions and answers are exported without staff notes, and all are erased", async () => {
    const person = await mintKnown();
    const { db } = school.deps;
    const [order] = await db.select().from(orders).where(eq(orders.orderId, person.orderId));
    const applicationId = order?.applicationId ?? '';
    await db.insert(applicationNotes).values([
      { applicationId, kind: 'NOTE', text: 'Seemed tired.', createdAt: school.now() },
      {
        applicationId,
        kind: 'QUESTION',
        text: 'Why BIM?',
        answer: 'To coordinate.',
        answeredAt: school.now(),
        createdAt: school.now(),
      },
    ]);
    const text = await exportOf(person.userId);
    expect(JSON.parse(text).sections.application_questions).toMatchObject([
      { question: 'Why BIM?', answer: 'To coordinate.' },
    ]);
    expect(text).not.toContain('Seemed tired');
    expect((await erase(person.userId, person.emailId)).status).toBe(200);
    expect(await db.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId))).toBe(0);
  });

  it('PERSON-01 PERSON-03 is exported without what staff noted about them for each other, and erased with it', async () => {
    const { db } = school.deps;
    const person = await mintPerson(school);
    const notesOf = () => db.$count(staffNotes, eq(staffNotes.userId, person.userId));
    await db.insert(staffNotes).values({
      userId: person.userId,
      authorId: owner.userId,
      text: 'Asked twice about the fee.',
      createdAt: school.now(),
    });
    const text = await exportOf(person.userId);
    expect(JSON.parse(text).sections.staff_notes).toBeUndefined();
    expect(text).not.toContain('Asked twice');
    expect((await planOf(person.userId)).goes).toContainEqual({ records: 'staff notes', count: 1 });
    expect((await erase(person.userId, person.emailId)).status).toBe(200);
    expect(await notesOf()).toBe(0);
  });

  it('PERSON-03 API-091 API-070 includes resumes and documents sent without an account: exported, counted, and erased with their files', async () => {
    const { db, files } = school.deps;
    const person = await mintKnown();
    const [order] = await db.select().from(orders).where(eq(orders.orderId, person.orderId));
    const applicationId = order?.applicationId ?? '';
    const [draft] = await db.select().from(leads).where(eq(leads.emailId, person.second));
    const [mentor] = await db
      .insert(mentorLeads)
      .values({ emailId: person.emailId, createdAt: school.now() })
      .returning();
    const [stranger] = await db
      .insert(mentorLeads)
      .values({ emailId: 'stranger@plinth.test', createdAt: school.now() })
      .returning();
    const send = async (name: string, owned: Partial<typeof documents.$inferInsert>) => {
      const path = `documents/${person.userId}-${name}`;
      await files.put('private', path, mintPdf(), 'application/pdf');
      await db.insert(documents).values({
        kind: 'RESUME',
        name,
        bucket: 'private',
        path,
        contentType: 'application/pdf',
        size: 1,
        sha256: 'x',
        createdAt: school.now(),
        ...owned,
      });
      return path;
    };
    const theirs = [
      await send('applied.pdf', { applicationId }),
      await send('drafted.pdf', { leadRowId: draft?.leadRowId ?? null }),
      await send('mentor.pdf', { kind: 'OTHER', mentorLeadId: mentor?.mentorLeadId ?? null }),
    ];
    const foreign = await send('stranger.pdf', {
      kind: 'OTHER',
      mentorLeadId: stranger?.mentorLeadId ?? null,
    });
    const resume = () =>
      school.call('GET', `/v1/office/applications/${applicationId}/resume`, { token: owner.token });

    const text = await exportOf(person.userId);
    const listed: { name: string }[] = JSON.parse(text).sections.documents;
    expect(listed.map(({ name }) => name).sort()).toEqual([
      'applied.pdf',
      'drafted.pdf',
      'mentor.pdf',
      'resume.pdf',
    ]);
    for (const path of theirs) expect(text).not.toContain(path);
    expect((await planOf(person.userId)).files).toBe(4);
    expect((await resume()).status).toBe(200);

    expect((await erase(person.userId, person.emailId)).status).toBe(200);
    await school.settled();
    expect((await resume()).status).toBe(404);
    expect(await db.$count(documents, inArray(documents.path, theirs))).toBe(0);
    for (const path of theirs) await expect(files.get('private', path)).rejects.toThrow();
    expect((await files.get('private', foreign)).byteLength).toBeGreaterThan(0);
  });

  it('PERSON-03 P-10 what was sent without an account is found through indexes, not by reading every document', async () => {
    const { db, pool } = school.deps;
    await pool.query(
      `insert into documents (document_id, lead_row_id, application_id, mentor_lead_id, kind, name, bucket, path, content_type, size, sha256, created_at)
       select gen_random_uuid(), case n % 3 when 0 then gen_random_uuid() end, case n % 3 when 1 then gen_random_uuid() end,
         case n % 3 when 2 then gen_random_uuid() end, 'OTHER', 'many.pdf', 'private', 'many/' || n, 'application/pdf', 1, 'x', $1
       from generate_series(1, 30000) n`,
      [school.now()],
    );
    await pool.query('analyze documents');
    const { sql, params } = db
      .select({ path: documents.path })
      .from(documents)
      .where(receivedUnder(db, ['someone@plinth.test']))
      .toSQL();
    const { rows } = await pool.query(`explain ${sql}`, params);
    const plan = JSON.stringify(rows);
    for (const index of ['documents_lead', 'documents_application', 'documents_mentor_lead'])
      expect(plan).toContain(`Bitmap Index Scan on ${index}`);
    expect(plan).not.toContain('Seq Scan on documents');
  });

  it('PERSON-03 of staff, a mentor of a running cohort or oneself is not erased, and the response says why', async () => {
    const staff = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { cohortId } = await mintCohort(school);
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    for (const [{ userId, emailId }, reason] of [
      [staff, 'They work in the office: end that first, on the staff page.'],
      [guide, 'They are a mentor of a cohort that has not ended: hand it over first.'],
      [owner, 'This is your own account: ask a colleague.'],
    ] as const) {
      const answer = await erase(userId, emailId);
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining(reason)]);
      expect(await school.deps.db.$count(users, eq(users.emailId, emailId))).toBe(1);
    }
  });

  it('PERSON-03 OFFICE-02 is for owners only; an unknown person returns 404, and an invalid confirmation 400', async () => {
    const person = await mintPerson(school);
    const academics = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    expect((await erase(person.userId, person.emailId, academics.token)).status).toBe(403);
    expect((await erase(person.userId, person.emailId, person.token)).status).toBe(403);
    expect((await erase(NOBODY, person.emailId)).status).toBe(404);
    expect((await erase(person.userId, 'no address')).status).toBe(400);
    expect((await school.call('GET', pathOf(NOBODY), { token: owner.token })).status).toBe(404);
    expect((await school.call('GET', pathOf(NOBODY, '/export'), { token: owner.token })).status).toBe(404);
  });
});
