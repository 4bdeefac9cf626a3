import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const QUEUE = '/v1/office/identity-documents';
const OWN = '/v2/client/user/identity-verification';

const reviewerOf = () => mintPerson(school, { staffRoles: ['SUPPORT_TEAM'], firstName: 'Rhea' });

/** A person who has handed in their passport. */
async function handIn(person?: Awaited<ReturnType<typeof mintPerson>>) {
  const owner = person ?? (await mintPerson(school, { firstName: 'Ila' }));
  const { token } = owner;
  const { slots } = (await school.call('GET', OWN, { token })).body;
  const [{ documentId }] = slots;
  await school.call('PUT', `/v2/client/user/profile/document/${documentId}`, {
    token,
    form: fileForm('document', mintPdf(), 'passport.pdf'),
  });
  await school.call('POST', OWN, { token, body: { documentType: 'PASSPORT', documentIds: [documentId] } });
  return { owner, documentId };
}

const read = async (token: string, userId: string) =>
  (await school.call('GET', `${QUEUE}/${userId}`, { token })).body.review;
const decide = (token: string, userId: string, body: object) =>
  school.call('POST', `${QUEUE}/${userId}/decision`, { token, body });

describe('identity documents', () => {
  it('PERSON-02 are in the queue until they are accepted, and the person is notified in the app and by email', async () => {
    const reviewer = await reviewerOf();
    const { owner, documentId } = await handIn();
    const queue = (status = '') =>
      school.call('GET', `${QUEUE}?search=${encodeURIComponent(owner.emailId)}${status}`, {
        token: reviewer.token,
      });
    const { body } = await queue();
    expect(body).toEqual({
      total: 1,
      reviews: [
        expect.objectContaining({
          userId: owner.userId,
          name: 'Ila Test',
          status: 'IN_REVIEW',
          documentType: 'PASSPORT',
          files: [{ documentId, name: expect.any(String), contentType: 'application/pdf' }],
          reviewer: null,
        }),
      ],
    });
    const file = await school.call('GET', `${QUEUE}/${owner.userId}/files/${documentId}`, {
      token: reviewer.token,
    });
    expect([file.status, String(file.body).startsWith('%PDF-1.7')]).toEqual([200, true]);
    const answer = await decide(reviewer.token, owner.userId, {
      decision: 'ACCEPT',
      seen: body.reviews[0].submittedAt,
    });
    expect([answer.status, answer.body.review]).toEqual([
      200,
      expect.objectContaining({ status: 'REVIEWED', reviewer: 'Rhea Test', remark: null }),
    ]);
    expect((await queue()).body.total).toBe(0);
    expect((await queue('&status=REVIEWED')).body.total).toBe(1);
    expect((await school.call('GET', OWN, { token: owner.token })).body.status).toBe('REVIEWED');
    expect(await school.mailsTo(owner.emailId)).toMatchObject([
      { template: 'identity-reviewed', subject: 'Your identity is verified' },
    ]);
    expect(
      await school.deps.db.select().from(notifications).where(eq(notifications.userId, owner.userId)),
    ).toMatchObject([{ title: 'Your identity is verified', href: '/documents', inApp: true }]);
    expect(
      await school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, owner.userId)),
    ).toMatchObject([
      { action: 'identity.opened', actorId: reviewer.userId },
      {
        action: 'identity.accepted',
        actorId: reviewer.userId,
        before: { status: 'IN_REVIEW' },
        after: { status: 'REVIEWED' },
      },
    ]);
  });

  it('PERSON-02 are refused with a reason that the person reads, and can be submitted again', async () => {
    const reviewer = await reviewerOf();
    const { owner } = await handIn();
    const first = await read(reviewer.token, owner.userId);
    const reason = 'The photo is blurred. Scan it again.';
    await decide(reviewer.token, owner.userId, { decision: 'REFUSE', reason, seen: first.submittedAt });
    expect((await school.call('GET', OWN, { token: owner.token })).body).toMatchObject({
      status: 'REJECTED',
      remark: reason,
    });
    const [mail] = await school.mailsTo(owner.emailId);
    expect([mail?.subject, mail?.text.includes(reason)]).toEqual([
      'Your identity documents were not accepted',
      true,
    ]);
    school.advance(60_000);
    await handIn(owner);
    expect(await read(reviewer.token, owner.userId)).toMatchObject({
      status: 'IN_REVIEW',
      remark: null,
      reviewer: null,
      reviewedAt: null,
    });
    const late = await decide(reviewer.token, owner.userId, { decision: 'ACCEPT', seen: first.submittedAt });
    expect([late.status, late.body.message]).toEqual([
      409,
      'New documents have been handed in since you opened these. Look at them first.',
    ]);
  });

  it('PERSON-02 of two concurrent decisions one counts, and the other reviewer is told who decided what', async () => {
    const [one, other] = [await reviewerOf(), await reviewerOf()];
    const { owner } = await handIn();
    const { submittedAt: seen } = await read(one.token, owner.userId);
    const answers = await Promise.all([
      decide(one.token, owner.userId, { decision: 'ACCEPT', seen }),
      decide(other.token, owner.userId, { decision: 'REFUSE', reason: 'Blurred', seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body.message).toMatch(/^Rhea Test has (accepted|refused) these documents already\.$/);
    expect(await school.mailsTo(owner.emailId)).toHaveLength(1);
  });

  it('PERSON-02 of a reviewer cannot be reviewed by themselves', async () => {
    const reviewer = await reviewerOf();
    await handIn(reviewer);
    const { submittedAt: seen } = await read(reviewer.token, reviewer.userId);
    const answer = await decide(reviewer.token, reviewer.userId, { decision: 'ACCEPT', seen });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('PERSON-02 that were not submitted return 404, as does any other document', async () => {
    const { token } = await reviewerOf();
    const { owner } = await handIn();
    const stranger = await mintPerson(school);
    const seen = school.now().toISOString();
    expect((await decide(token, stranger.userId, { decision: 'ACCEPT', seen })).status).toBe(404);
    expect(await read(token, stranger.userId)).toBeNull();
    const { slots } = (await school.call('GET', OWN, { token: owner.token })).body;
    for (const documentId of [randomUUID(), slots[1].documentId])
      expect(
        (await school.call('GET', `${QUEUE}/${owner.userId}/files/${documentId}`, { token })).status,
      ).toBe(404);
  });

  it.each([
    ['a decision that does not exist', { decision: 'LATER', seen: '2026-11-20T08:30:00.000Z' }],
    ['a refusal without a reason', { decision: 'REFUSE', reason: ' ', seen: '2026-11-20T08:30:00.000Z' }],
    ['a decision of what was not seen', { decision: 'ACCEPT' }],
  ])('PERSON-02 %s returns 400', async (_what, body) => {
    const { token } = await reviewerOf();
    const { owner } = await handIn();
    expect((await decide(token, owner.userId, body)).status).toBe(400);
    expect((await school.call('GET', `${QUEUE}?status=LOST`, { token })).status).toBe(400);
  });
});
