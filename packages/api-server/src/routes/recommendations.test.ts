import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { notifications } from '../db/schema/notifications.ts';
import { recommendations, recommendationUpvotes } from '../db/schema/profiles.ts';

const school = openTestSchool();
const base = '/v2/client/user/profile-recommendation';
const text = 'Careful, fast, and a pleasure on site.';

const call = (method: string, path: string, token: string, body?: unknown) =>
  school.call(method, `${base}${path}`, { token, ...(body === undefined ? {} : { body }) });

const mintPair = async () => {
  const [recipient, author, visitor] = [
    await mintPerson(school),
    await mintPerson(school),
    await mintPerson(school),
  ];
  return { recipient, author, visitor };
};
const mintRecommendation = async (isShown = false) => {
  const people = await mintPair();
  const { body } = await call('POST', '/create', people.author.token, {
    userHash: people.recipient.userHash,
    text,
  });
  const { recommendationId } = body.recommendation;
  const token = people.recipient.token;
  if (isShown) {
    await call('PUT', '/action', token, { recommendationId, action: 'ACCEPT' });
    await call('PUT', '/toggle-visibility', token, { recommendationId, isVisible: true });
  }
  return { ...people, recommendationId };
};

describe('recommendations', () => {
  it.each([
    ['API-039', 'POST', '/create'],
    ['API-040', 'PUT', '/update'],
    ['API-041', 'GET', '/fetch-all'],
    ['API-042', 'PUT', '/action'],
    ['API-043', 'PUT', '/toggle-visibility'],
    ['API-044', 'POST', '/upvote'],
    ['API-045', 'GET', '/check-status'],
    ['REC-01', 'POST', '/request'],
  ])('%s %s %s returns 401 without a session', async (_id, method, path) => {
    expect((await school.call(method, `${base}${path}`)).status).toBe(401);
  });

  it('API-039 a new recommendation is pending until its recipient decides', async () => {
    const { recipient, author } = await mintPair();
    const answer = await call('POST', '/create', author.token, {
      userHash: recipient.userHash,
      relationship: 'Worked together',
      text: `  ${text}  `,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.recommendation).toEqual({
      recommendationId: expect.any(String),
      author: {
        userHash: author.userHash,
        firstName: 'Asha',
        lastName: 'Test',
        occupation: null,
        photo: null,
      },
      relationship: 'Worked together',
      text,
      status: 'PENDING',
      isVisible: false,
      upvotes: 0,
      hasUpvoted: false,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('API-039 ten simultaneous calls for one pair create one; the caller’s own profile returns 403, an unknown one 404', async () => {
    const { recipient, author } = await mintPair();
    const create = (userHash: string) => call('POST', '/create', author.token, { userHash, text });
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(recipient.userHash)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const rows = await school.deps.db
      .select()
      .from(recommendations)
      .where(eq(recommendations.authorId, author.userId));
    expect(rows).toHaveLength(1);
    expect((await create(author.userHash)).status).toBe(403);
    expect((await create('nobody-here')).status).toBe(404);
  });

  it.each([
    ['no text', { text: '   ' }],
    ['1,001 characters', { text: 'x'.repeat(1001) }],
    ['no handle', { userHash: undefined }],
  ])('API-039 %s returns 400', async (_what, change) => {
    const { recipient, author } = await mintPair();
    expect(
      (await call('POST', '/create', author.token, { userHash: recipient.userHash, text, ...change })).status,
    ).toBe(400);
  });

  it('API-041 the recipient sees all, others only accepted and visible ones', async () => {
    const { recipient, visitor, author, recommendationId } = await mintRecommendation();
    const others = () => call('GET', `/fetch-all?userHash=${recipient.userHash}`, visitor.token);
    const isSeen = async () => (await others()).body.total === 1;
    expect((await call('GET', '/fetch-all', recipient.token)).body).toMatchObject({
      total: 1,
      recommendations: [{ text }],
    });
    expect(await isSeen()).toBe(false);
    await call('PUT', '/action', recipient.token, { recommendationId, action: 'ACCEPT' });
    expect(await isSeen()).toBe(false);
    await call('PUT', '/toggle-visibility', recipient.token, { recommendationId, isVisible: true });
    expect(await isSeen()).toBe(true);
    const visit = await school.call('GET', `/v2/client/public/user/details?userHash=${recipient.userHash}`);
    expect(visit.body.recommendations).toMatchObject([{ text, author: { userHash: author.userHash } }]);
    await call('PUT', '/action', recipient.token, { recommendationId, action: 'REJECT' });
    expect(await isSeen()).toBe(false);
    expect((await call('GET', '/fetch-all?userHash=nobody-here', visitor.token)).status).toBe(404);
    expect((await call('GET', '/fetch-all?pageNo=x', visitor.token)).status).toBe(400);
  });

  it('API-041 a page of one and a page of twenty take the same number of SQL statements', async () => {
    const { recipient } = await mintRecommendation();
    const measure = () => school.countQueries(() => call('GET', '/fetch-all', recipient.token));
    const one = await measure();
    for (let n = 0; n < 20; n += 1) {
      const author = await mintPerson(school);
      await school.deps.db.insert(recommendations).values({
        recipientId: recipient.userId,
        authorId: author.userId,
        text,
        createdAt: school.now(),
        updatedAt: school.now(),
      });
    }
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
    const page = await call('GET', '/fetch-all?pageNo=1', recipient.token);
    expect(page.body.recommendations).toHaveLength(1);
    expect(page.body.total).toBe(21);
  });

  it('API-040 a changed text needs the recipient’s approval again; only the author may change it', async () => {
    const { recipient, author, visitor, recommendationId } = await mintRecommendation(true);
    const change = { recommendationId, text: 'Even better.' };
    expect((await call('PUT', '/update', recipient.token, change)).status).toBe(404);
    expect((await call('PUT', '/update', visitor.token, change)).status).toBe(404);
    const answer = await call('PUT', '/update', author.token, change);
    expect(answer.body.recommendation).toMatchObject({
      text: 'Even better.',
      status: 'PENDING',
      isVisible: false,
    });
    expect((await call('PUT', '/update', author.token, { recommendationId, text: '' })).status).toBe(400);
  });

  it('API-042 a decision on words that were reworded since they were read returns 409 and decides nothing', async () => {
    const { recipient, author, visitor, recommendationId } = await mintRecommendation();
    const read = async () =>
      (await call('GET', '/fetch-all', recipient.token)).body.recommendations[0] as {
        text: string;
        status: string;
        updatedAt: string;
      };
    const decide = (seen: string, action = 'ACCEPT', token = recipient.token) =>
      call('PUT', '/action', token, { recommendationId, action, seen });
    const { updatedAt: old } = await read();
    school.advance(1_000);
    await call('PUT', '/update', author.token, { recommendationId, text: 'Slow.' });
    for (const action of ['ACCEPT', 'REJECT'])
      expect(await decide(old, action)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await school.mailsTo(author.emailId)).toEqual([]);
    const { updatedAt, ...now } = await read();
    expect(now).toMatchObject({ text: 'Slow.', status: 'PENDING' });
    expect((await decide(updatedAt, 'ACCEPT', visitor.token)).status).toBe(404);
    expect((await decide('yesterday')).status).toBe(400);
    school.advance(1_000);
    for (const action of ['ACCEPT', 'ACCEPT', 'REJECT', 'ACCEPT'])
      expect((await decide(updatedAt, action)).body.recommendation).toMatchObject({
        status: `${action}ED`,
        updatedAt,
      });
    expect((await decide(old, 'REJECT')).status).toBe(409);
    expect((await read()).status).toBe('ACCEPTED');
  });

  it('API-042 API-043 only the recipient decides; it can be shown only after it is accepted', async () => {
    const { recipient, author, visitor, recommendationId } = await mintRecommendation();
    const show = (token: string) =>
      call('PUT', '/toggle-visibility', token, { recommendationId, isVisible: true });
    const accept = (token: string) => call('PUT', '/action', token, { recommendationId, action: 'ACCEPT' });
    for (const { token } of [author, visitor]) {
      expect((await accept(token)).status).toBe(404);
      expect((await show(token)).status).toBe(404);
    }
    expect((await show(recipient.token)).status).toBe(409);
    expect((await accept(recipient.token)).body.recommendation).toMatchObject({
      status: 'ACCEPTED',
      isVisible: false,
    });
    expect((await show(recipient.token)).body.recommendation.isVisible).toBe(true);
    expect((await accept(recipient.token)).body.recommendation.isVisible).toBe(true);
    expect((await call('PUT', '/action', recipient.token, { recommendationId, action: 'BURN' })).status).toBe(
      400,
    );
    expect((await call('PUT', '/toggle-visibility', recipient.token, { recommendationId })).status).toBe(400);
  });

  it('API-044 twenty parallel upvotes by one person count once; a hidden recommendation returns 404', async () => {
    const { visitor, recipient, recommendationId } = await mintRecommendation(true);
    const vote = (body = {}) => call('POST', '/upvote', visitor.token, { recommendationId, ...body });
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote()));
    for (const answer of answers) expect(answer.body).toEqual({ upvotes: 1, hasUpvoted: true });
    const rows = await school.deps.db
      .select()
      .from(recommendationUpvotes)
      .where(eq(recommendationUpvotes.recommendationId, recommendationId));
    expect(rows).toHaveLength(1);
    expect((await vote({ isUpvoted: false })).body).toEqual({ upvotes: 0, hasUpvoted: false });
    expect((await vote({ isUpvoted: false })).body).toEqual({ upvotes: 0, hasUpvoted: false });
    await call('PUT', '/toggle-visibility', recipient.token, { recommendationId, isVisible: false });
    expect((await vote()).status).toBe(404);
    expect((await vote({ recommendationId: 'x' })).status).toBe(400);
  });

  it('API-045 returns whether the caller has written a recommendation, and may write one', async () => {
    const { recipient, author, visitor, recommendationId } = await mintRecommendation();
    const check = async (token: string) =>
      (await call('GET', `/check-status?userHash=${recipient.userHash}`, token)).body;
    expect(await check(author.token)).toEqual({
      hasRecommended: true,
      recommendationId,
      status: 'PENDING',
      relationship: null,
      text,
      canRecommend: false,
    });
    expect(await check(visitor.token)).toEqual({ hasRecommended: false, canRecommend: true });
    expect(await check(recipient.token)).toEqual({ hasRecommended: false, canRecommend: false });
    expect((await call('GET', '/check-status?userHash=nobody-here', visitor.token)).status).toBe(404);
    expect((await call('GET', '/check-status', visitor.token)).status).toBe(400);
  });

  it('REC-01 API-039 API-042 each step sends the other person one email, and the received one links to the profile', async () => {
    const { recipient, author, recommendationId } = await mintRecommendation(true);
    const received = await school.mailsTo(recipient.emailId);
    expect(received.map(({ template }) => template)).toEqual(['recommendation-received']);
    expect(received[0]?.text).toContain(`/user-profile?userHash=${recipient.userHash}#recommendations`);
    expect(received[0]?.text).not.toContain(text);
    await call('PUT', '/action', recipient.token, { recommendationId, action: 'ACCEPT' });
    expect((await school.mailsTo(author.emailId)).map(({ template }) => template)).toEqual([
      'recommendation-accepted',
    ]);
    await call('PUT', '/update', author.token, { recommendationId, text: 'Other words.' });
    await call('PUT', '/update', author.token, { recommendationId, text: 'Still other words.' });
    expect(await school.mailsTo(recipient.emailId)).toHaveLength(2);
  });

  it('REC-01 a request is emailed once a day to the holder of an account; the response never reveals whether it was', async () => {
    const { recipient: asker, author: asked } = await mintPair();
    const ask = (emailId: string, note?: string) =>
      call('POST', '/request', asker.token, { emailId, ...(note === undefined ? {} : { note }) });
    const [known, unknown] = [
      await ask(asked.emailId.toUpperCase(), 'For my application.'),
      await ask('nobody-here@plinth.test'),
    ];
    expect([known.status, known.body]).toEqual([200, { sent: true }]);
    expect([unknown.status, unknown.body]).toEqual([200, { sent: true }]);
    await school.settled();
    await ask(asked.emailId);
    await school.settled();
    const mails = await school.mailsTo(asked.emailId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/user-profile?userHash=${asker.userHash}&recommend=write`);
    expect(mails[0]?.text).toContain('Asha writes: For my application.');
    expect(mails[0]?.text).not.toContain(asker.emailId);
    expect(await school.mailsTo('nobody-here@plinth.test')).toEqual([]);
  });

  it('REC-01 AUTH-01 a request sends nothing to an account with an unverified address, and the response does not reveal it', async () => {
    const { recipient: asker } = await mintPair();
    const stranger = await mintPerson(school, { emailVerifiedAt: null });
    const asked = await call('POST', '/request', asker.token, { emailId: stranger.emailId });
    expect([asked.status, asked.body]).toEqual([200, { sent: true }]);
    await school.settled();
    expect(await school.mailsTo(stranger.emailId)).toEqual([]);
    const told = eq(notifications.userId, stranger.userId);
    expect(await school.deps.db.$count(notifications, told)).toBe(0);
  });

  it('REC-01 somebody who has already written one is not asked again', async () => {
    const { recipient, author } = await mintRecommendation();
    await call('POST', '/request', recipient.token, { emailId: author.emailId });
    await school.settled();
    expect(await school.mailsTo(author.emailId)).toEqual([]);
  });

  it('REC-01 the asker’s own address and an unverified asker return 403; a bad address, or a note with a link or 141 characters, 400', async () => {
    const { recipient: asker, author: asked } = await mintPair();
    const unconfirmed = await mintPerson(school, { emailVerifiedAt: null });
    const ask = (token: string, body: unknown) => call('POST', '/request', token, body);
    expect((await ask(asker.token, { emailId: asker.emailId })).status).toBe(403);
    expect((await ask(unconfirmed.token, { emailId: asked.emailId })).status).toBe(403);
    expect((await ask(asker.token, { emailId: 'no address' })).status).toBe(400);
    expect((await ask(asker.token, { emailId: asked.emailId, note: 'see http://x.test' })).status).toBe(400);
    expect((await ask(asker.token, { emailId: asked.emailId, note: 'a'.repeat(141) })).status).toBe(400);
    await school.settled();
    expect(await school.mailsTo(asked.emailId)).toEqual([]);
  });
});
