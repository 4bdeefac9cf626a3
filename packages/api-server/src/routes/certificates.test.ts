import { CLASS } from '@plinth/contract/call';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { certificateCalls, nodes, type Room } from '../../test/certificate-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { auditEntries, userProfiles } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { certificates } from '../db/schema/certificates.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { creditEntries, liveSessions } from '../db/schema/curriculum.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { cancelOrder } from '../services/orders/cancel-order.ts';

const school = openTestSchool();
const { staff, mintEnded, work, mintLearner, read, close, certificatesOf } = certificateCalls(school);

/** A person who pays for a place in full, which activates it, does everything required, and earns its credits. */
async function mintBuyer(room: Room, currency: 'INR' | 'USD', name: string) {
  const { orderId, orderToken, emailId } = await mintOrder(school, {
    cohortId: room.cohortId,
    currency,
    firstName: name,
  });
  await pay(school, orderToken);
  await pay(school, orderToken, 'FULL_PAYMENT');
  await school.settled();
  const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, orderId));
  const userId = order?.userId;
  if (!userId) throw new Error('nobody holds the place');
  await work(room, { userId }, 'REVIEWED');
  await school.deps.db.insert(creditEntries).values({
    cohortId: room.cohortId,
    userId,
    nodeId: room.course.id('root/m1/plain'),
    nodeType: 'TOPIC',
    reason: 'COMPLETED',
    credits: 5,
    createdAt: school.now(),
  });
  return { userId, emailId };
}
const page = (number: string) => school.raw(`/certificates/${number}`);

describe('issuing and verifying certificates', () => {
  it('CERT-01 closing a cohort gives each graduate the certificates they earned, once, and none to a learner with work missing', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const lacking = await mintLearner(room, null, 'Ravi');
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    const given = await certificatesOf(room, passed.userId);
    expect(given).toMatchObject([
      { kind: 'COMPLETION', holderName: 'Asha Test', revokedAt: null, shown: [] },
      { kind: 'PRACTICE', shown: ['Draw a wall'] },
    ]);
    expect(await certificatesOf(room, lacking.userId)).toEqual([]);
    await close(room, token, (await read(room, token)).stamp);
    expect(await certificatesOf(room, passed.userId)).toEqual(given);
  });

  it('CERT-01 closing a cohort gives a buyer in INR three certificates and a buyer in USD two, for the same work', async () => {
    const taught = nodes.map((node) =>
      node.key === 'root/m1/plain' ? { ...node, skills: ['Modelling'] } : node,
    );
    const room = await mintEnded(-2, taught);
    const inRupees = await mintBuyer(room, 'INR', 'Asha');
    const inDollars = await mintBuyer(room, 'USD', 'Dana');
    school.advance(3 * 86_400_000);
    const { token } = await staff();
    const answer = await close(room, token, (await read(room, token)).stamp);
    expect(answer.body).toMatchObject({ completed: 2, lacking: 0 });
    expect(await certificatesOf(room, inRupees.userId)).toMatchObject([
      { kind: 'COMPLETION', shown: [] },
      { kind: 'PRACTICE', shown: ['Draw a wall'] },
      { kind: 'SKILLS', shown: ['Modelling'] },
    ]);
    expect(await certificatesOf(room, inDollars.userId)).toMatchObject([
      { kind: 'COMPLETION' },
      { kind: 'PRACTICE' },
    ]);
    const told = async ({ emailId }: { emailId: string }) =>
      (await school.mailsTo(emailId)).find(({ template }) => template === 'course-completed')?.text;
    expect(await told(inRupees)).toContain('Certificate of skills');
    expect(await told(inDollars)).not.toContain('Certificate of skills');
  });

  it('CERT-01 an order in another currency that was never paid, or was cancelled, takes no certificate from a buyer', async () => {
    const taught = nodes.map((node) =>
      node.key === 'root/m1/plain' ? { ...node, skills: ['Modelling'] } : node,
    );
    const room = await mintEnded(-2, taught);
    const { db } = school.deps;
    const buyers = [await mintBuyer(room, 'INR', 'Asha'), await mintBuyer(room, 'INR', 'Ravi')] as const;
    for (const [{ userId, emailId }, isPaid] of [
      [buyers[0], false],
      [buyers[1], true],
    ] as const) {
      const other = await mintOrder(school, { cohortId: room.cohortId, currency: 'USD', emailId });
      if (isPaid) {
        await pay(school, other.orderToken);
        await cancelOrder(school.deps, COMMAND, other.orderId, 'Bought twice');
      } else await db.update(orders).set({ userId }).where(eq(orders.orderId, other.orderId));
    }
    school.advance(3 * 86_400_000);
    const { token } = await staff();
    await close(room, token, (await read(room, token)).stamp);
    for (const { userId } of buyers)
      expect(await certificatesOf(room, userId)).toMatchObject([
        { kind: 'COMPLETION' },
        { kind: 'PRACTICE' },
        { kind: 'SKILLS' },
      ]);
  });

  it('CERT-01 a session that was called off and the skills that only it trains keep nobody from the certificate of skills', async () => {
    const live = {
      key: 'root/m1/live',
      parentKey: 'root/m1',
      type: 'LIVE_SESSION' as const,
      namespace: 'LEARNING' as const,
      rank: 9,
      meta: { title: 'Sections and sites' },
      credits: 5,
      skills: ['Sections', 'Sites'],
    };
    const taught = nodes.map((node) =>
      node.key === 'root/m1/plain' ? { ...node, skills: ['Modelling'] } : node,
    );
    const room = await mintEnded(-2, [...taught, live]);
    await school.deps.db.insert(liveSessions).values({
      cohortId: room.cohortId,
      nodeId: room.course.id(live.key),
      startDate: school.now(),
      endDate: school.now(),
      sessionStatus: 'RESCHEDULED',
    });
    const buyer = await mintBuyer(room, 'INR', 'Asha');
    school.advance(3 * 86_400_000);
    const { token } = await staff();
    await close(room, token, (await read(room, token)).stamp);
    expect(await certificatesOf(room, buyer.userId)).toMatchObject([
      { kind: 'COMPLETION' },
      { kind: 'PRACTICE' },
      { kind: 'SKILLS', shown: ['Modelling'] },
    ]);
  });

  it('CERT-01 COHORT-08 closing takes almost no more statements for ten learners than for two, and each gets a certificate', async () => {
    const { token } = await staff();
    const closed = async (learners: number) => {
      const room = await mintEnded();
      const crowd = await Promise.all(
        Array.from({ length: learners }, (_, at) => mintPerson(school, { firstName: `Asha ${at}` })),
      );
      await school.deps.db.insert(enrolments).values(
        crowd.map(({ userId }) => ({
          cohortId: room.cohortId,
          userId,
          state: 'ONGOING' as const,
          enrolledAt: school.now(),
        })),
      );
      for (const learner of crowd) await work(room, learner, 'REVIEWED');
      const { stamp } = await read(room, token);
      const statements = await school.countQueries(async () => {
        const answer = await close(room, token, stamp);
        expect(answer.body).toMatchObject({ completed: learners, lacking: 0 });
      });
      const given = await school.deps.db
        .select({ userId: certificates.userId, kind: certificates.kind })
        .from(certificates)
        .where(eq(certificates.cohortId, room.cohortId));
      expect(given.filter(({ kind }) => kind === 'COMPLETION')).toHaveLength(learners);
      const last = crowd.at(-1);
      const mailed = await school.mailsTo(last?.emailId ?? '');
      expect(mailed.filter(({ template }) => template === 'course-completed')).toHaveLength(1);
      // The documents are drawn after the answer, and not waited for here.
      await school.deps.db.delete(certificates).where(eq(certificates.cohortId, room.cohortId));
      return statements;
    };
    const [few, many] = [await closed(2), await closed(10)];
    expect(many - few).toBeLessThan(4);
  });

  it('CERT-02 the PDF is in the documents of its holder only, and one email names every number', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    const other = await mintLearner(room, 'REVIEWED', 'Mina');
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    const given = await certificatesOf(room, passed.userId);
    const [mail, ...more] = await school.mailsTo(passed.emailId);
    expect(more).toEqual([]);
    for (const { number } of given) expect(mail?.text).toContain(`/certificates/${number}`);
    const listed = await school.call('GET', '/v2/client/user/documents', { token: passed.token });
    for (const { documentId } of given)
      expect(listed.body.documents).toContainEqual(
        expect.objectContaining({ documentId, kind: 'CERTIFICATE', isUploadable: false }),
      );
    const path = `/v2/client/user/download-document/${room.cohortId}/${given[0]?.documentId}`;
    const own = await school.raw(path, { headers: { 'x-auth-token': passed.token } });
    expect(own.status).toBe(200);
    expect(
      Buffer.from(await own.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await school.raw(path, { headers: { 'x-auth-token': other.token } })).status).toBe(404);
  });

  it('CERT-03 anyone can verify a number, and learns what the certificate says and nothing else', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', '<b>Asha');
    await close(room, token, (await read(room, token)).stamp);
    const [, practice] = await certificatesOf(room, passed.userId);
    if (!practice) throw new Error('no certificate of practice');
    const answer = await page(practice.number.toLowerCase());
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const told of [
      'is valid',
      '&lt;b&gt;Asha Test',
      practice.courseTitle,
      practice.number,
      'Draw a wall',
    ])
      expect(text).toContain(told);
    expect(text).toMatch(/<p data-verdict="good">\s*This certificate is valid/);
    for (const kept of [passed.emailId, passed.userId, passed.userHash, room.cohortId])
      expect(text).not.toContain(kept);

    await school.deps.db
      .update(certificates)
      .set({ revokedAt: school.now(), revokedReason: 'a private reason' })
      .where(eq(certificates.number, practice.number));
    const revoked = await (await page(practice.number)).text();
    expect(revoked).toMatch(/<p data-verdict="bad">\s*This certificate was revoked on/);
    expect(revoked).not.toContain('is valid');
    expect(revoked).not.toContain('a private reason');
    await close(room, token, (await read(room, token)).stamp);
    expect(await certificatesOf(room, passed.userId)).toHaveLength(2);
  });

  it("CERT-05 a revocation needs a reason, happens once, and shows on the number's page; only the holder reads the reason", async () => {
    const room = await mintEnded();
    const { token, userId } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    const list = `/v1/office/certificates?cohortId=${room.cohortId}`;
    const { certificates: found, total } = (await school.call('GET', `${list}&search=asha`, { token })).body;
    expect(total).toBe(2);
    const [first] = found;
    const path = `/v1/office/certificates/${first.certificateId}/revocation`;
    expect(await school.call('POST', path, { token, body: { reason: ' ' } })).toMatchObject({ status: 400 });
    const revoked = await school.call('POST', path, { token, body: { reason: 'Work of another' } });
    expect(revoked.body.certificate).toMatchObject({
      number: first.number,
      revokedReason: 'Work of another',
    });
    expect(await school.call('POST', path, { token, body: { reason: 'Again' } })).toMatchObject({
      status: 409,
    });
    const text = await (await page(first.number)).text();
    expect(text).toContain('was revoked on');
    expect(text).not.toContain('Work of another');
    const mail = (await school.mailsTo(passed.emailId)).find(
      ({ template }) => template === 'certificate-revoked',
    );
    expect(mail?.text).toContain('Work of another');
    const listed = await school.call('GET', '/v2/client/user/documents', { token: passed.token });
    expect(listed.body.documents.filter(({ kind }: { kind: string }) => kind === 'CERTIFICATE')).toHaveLength(
      1,
    );
    const [entry] = await school.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, userId), eq(auditEntries.action, 'certificate.revoked')));
    expect(entry).toMatchObject({ source: 'OFFICE', subjectId: passed.userId });
    const unknown = '/v1/office/certificates/018f0000-0000-7000-8000-000000000000/reissue';
    expect(await school.call('POST', unknown, { token, body: { reason: 'No' } })).toMatchObject({
      status: 404,
    });
  });

  it('CERT-05 CERT-02 a reissued certificate has the current name and a new number, and the old one says that it was replaced', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const passed = await mintLearner(room, 'REVIEWED', 'Asha');
    await close(room, token, (await read(room, token)).stamp);
    const [old] = await certificatesOf(room, passed.userId);
    expect(old?.startedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await school.deps.db
      .update(userProfiles)
      .set({ firstName: 'Aisha' })
      .where(eq(userProfiles.userId, passed.userId));
    const answer = await school.call('POST', `/v1/office/certificates/${old?.certificateId}/reissue`, {
      token,
      body: { reason: 'The name was misspelt' },
    });
    const { certificate } = answer.body;
    expect(certificate).toMatchObject({ holderName: 'Aisha Test', revokedAt: null });
    expect(certificate.number).not.toBe(old?.number);
    expect(await (await page(certificate.number)).text()).toContain('Aisha Test');
    const before = await (await page(old?.number ?? '')).text();
    expect(before).toContain('Another certificate took its place');
    expect(before).toContain('Asha Test');
    await school.settled();
    const listed = await school.call('GET', '/v2/client/user/documents', { token: passed.token });
    expect(listed.body.documents).toContainEqual(
      expect.objectContaining({ certificate: expect.objectContaining({ number: certificate.number }) }),
    );
    await close(room, token, (await read(room, token)).stamp);
    expect(await certificatesOf(room, passed.userId)).toHaveLength(3);
  });

  it('CERT-03 deleting an account deletes its certificates: the page is 410, says so and names nobody', async () => {
    const room = await mintEnded();
    const { token } = await staff();
    const gone = await mintLearner(room, 'REVIEWED', 'Asha');
    await close(room, token, (await read(room, token)).stamp);
    await school.settled();
    const [given] = await certificatesOf(room, gone.userId);
    if (!given) throw new Error('no certificate');
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId: gone.userId, requestedAt: school.now(), dueAt: school.now() });
    await deleteDueAccounts(school.deps);
    expect(await certificatesOf(room, gone.userId)).toEqual([]);
    const answer = await page(given.number);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([410, expect.not.stringContaining('Asha')]);
    expect(text).toContain('Its holder has left since');
    expect(text).toContain('It was not revoked.');
  });

  it('CERT-03 an unknown number is 404 with a message, and guessing is rate-limited', async () => {
    const unknown = await page('PL-2222-3333-4444');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('has this number');
    expect((await page('nonsense')).status).toBe(404);
    const many = await Promise.all(Array.from({ length: 2 * CLASS + 1 }, () => page('PL-2222-3333-4444')));
    expect(many.map(({ status }) => status)).toContain(429);
  });
});
