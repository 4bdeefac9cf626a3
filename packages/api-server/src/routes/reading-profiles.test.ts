import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { education, link, placement, profileCalls, skill } from '../../test/profile-calls.ts';
import { creditEntries } from '../db/schema/curriculum.ts';
import { applauds, recommendations } from '../db/schema/profiles.ts';

const school = openTestSchool();
const { get, put, post, mintWhole } = profileCalls(school);
const UNKNOWN = 'nobody-here';

describe('reading a profile', () => {
  it('API-029 API-048 returns its applause count and whether the caller has applauded', async () => {
    const [person, fan] = [await mintPerson(school), await mintPerson(school)];
    const seen = async (token: string) =>
      (await get(`/v2/client/user/profile?userHash=${person.userHash}`, token)).body;
    expect(await seen(fan.token)).toMatchObject({ applauds: 0, hasApplauded: false });
    await post('/v2/client/public/user/applaud', fan.token, { userHash: person.userHash });
    expect(await seen(fan.token)).toMatchObject({ applauds: 1, hasApplauded: true });
    expect(await seen(person.token)).toMatchObject({ applauds: 1, hasApplauded: false });
  });

  it('API-051 ROLE-23 no public call reveals contact details or pay, at any depth', async () => {
    const { person } = await mintWhole();
    const author = await mintPerson(school, { phone: '+919812345678' });
    const made = await post('/v2/client/user/profile-recommendation/create', author.token, {
      userHash: person.userHash,
      text: 'Careful.',
    });
    const { recommendationId } = made.body.recommendation;
    await put('/v2/client/user/profile-recommendation/action', person.token, {
      recommendationId,
      action: 'ACCEPT',
    });
    await put('/v2/client/user/profile-recommendation/toggle-visibility', person.token, {
      recommendationId,
      isVisible: true,
    });
    const SECRET = /mail|phone|mobile|ctc|salary|pay|password|token|userId|user_id|notice|currency|sha256/i;
    const keysOf = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(keysOf)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
          : [];
    for (const path of ['details', 'badges', 'skills', 'completion-score']) {
      const { status, body } = await get(`/v2/client/public/user/${path}?userHash=${person.userHash}`);
      expect(status).toBe(200);
      expect(keysOf(body).filter((key) => SECRET.test(key))).toEqual([]);
      const text = JSON.stringify(body);
      for (const secret of [person.emailId, author.emailId, '9876543210', '9812345678', person.userId])
        expect(text).not.toContain(secret);
    }
    const shown = await get(`/v2/client/public/user/details?userHash=${person.userHash}`);
    expect(shown.body.recommendations).toHaveLength(1);
  });

  it('API-051 a visitor gets the latest twenty published recommendations and the number of all', async () => {
    const person = await mintPerson(school);
    const write = async (change: Partial<typeof recommendations.$inferInsert> = {}) =>
      school.deps.db.insert(recommendations).values({
        recipientId: person.userId,
        authorId: (await mintPerson(school)).userId,
        text: 'Careful.',
        status: 'ACCEPTED',
        isVisible: true,
        createdAt: school.now(),
        updatedAt: school.now(),
        ...change,
      });
    const read = async () => (await get(`/v2/client/public/user/details?userHash=${person.userHash}`)).body;
    expect(await read()).toMatchObject({ recommendations: [], recommendationCount: 0 });
    for (let n = 0; n < 21; n += 1) await write();
    await write({ isVisible: false });
    await write({ status: 'REJECTED', isVisible: false });
    const body = await read();
    expect(body.recommendations).toHaveLength(20);
    expect(body.recommendationCount).toBe(21);
  });

  it('API-029 API-051 only the owner gets a version', async () => {
    const { person } = await mintWhole();
    await post('/v2/client/user/project', person.token, { title: 'Library', description: '' });
    const reader = await mintPerson(school);
    const own = await get('/v2/client/user/profile', person.token);
    expect(JSON.stringify(own.body)).toContain('"version"');
    for (const shown of [
      await get(`/v2/client/user/profile?userHash=${person.userHash}`, reader.token),
      await get(`/v2/client/public/user/details?userHash=${person.userHash}`),
    ]) {
      expect(shown.body.projects).toHaveLength(1);
      expect(JSON.stringify(shown.body)).not.toContain('"version"');
    }
  });

  it('API-029 PROFILE-01 the owner reads everything, by default and by their own handle', async () => {
    const { person } = await mintWhole();
    const { body } = await get('/v2/client/user/profile', person.token);
    expect(body).toMatchObject({
      isOwner: true,
      importantLinks: [link],
      sections: { placementDetails: [placement] },
    });
    expect((await get(`/v2/client/user/profile?userHash=${person.userHash}`, person.token)).body).toEqual(
      body,
    );
  });

  it('API-029 API-051 another person and a visitor never get email, phone, pay, documents or hidden projects', async () => {
    const { person } = await mintWhole();
    const viewer = await mintPerson(school);
    await post('/v2/client/user/project', person.token, {
      title: 'Draft tower',
      description: '',
      recordStatus: 'INACTIVE',
    });
    await post('/v2/client/user/project', person.token, {
      title: 'Library',
      description: 'Brick',
      softwares: ['Revit'],
    });
    const answers = [
      await get(`/v2/client/user/profile?userHash=${person.userHash}`, viewer.token),
      await get(`/v2/client/public/user/details?userHash=${person.userHash}`),
      await get(`/v2/client/user/project?userHash=${person.userHash}`, viewer.token),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      for (const secret of [
        person.emailId,
        '9876543210',
        '123456789',
        'placementDetails',
        'expectedCtc',
        'Draft tower',
      ])
        expect(text).not.toContain(secret);
      expect(text).toContain('Library');
    }
    expect(answers[0]?.body.isOwner).toBe(false);
    expect(answers[1]?.body).toMatchObject({
      firstName: 'Asha',
      occupation: 'Architect',
      sections: { educationDetails: [education], skills: [skill], importantLinks: [link] },
      recommendations: [],
      applauds: 0,
    });
  });

  it('API-056 API-047 links and skills are read by handle', async () => {
    const { person } = await mintWhole();
    const viewer = await mintPerson(school);
    expect((await get('/v2/client/user/important-links', person.token)).body.importantLinks).toMatchObject([
      link,
    ]);
    const others = await get(`/v2/client/user/important-links?userHash=${person.userHash}`, viewer.token);
    expect(others.body.importantLinks).toMatchObject([link]);
    const skills = await get(`/v2/client/public/user/skills?userHash=${person.userHash}`);
    expect(skills.body.skills).toEqual([{ skillId: expect.any(String), ...skill }]);
  });

  it.each([
    '/v2/client/public/user/badges',
    '/v2/client/public/user/skills',
    '/v2/client/public/user/completion-score',
    '/v2/client/public/user/details',
  ])(
    'API-046 API-047 API-050 API-051 %s returns 404 for an unknown handle and 400 for a missing one',
    async (path) => {
      expect((await get(`${path}?userHash=${UNKNOWN}`)).status).toBe(404);
      expect((await get(path)).status).toBe(400);
      expect((await get(`${path}?userHash=${encodeURIComponent("' or 1=1 --")}`)).status).toBe(400);
    },
  );

  it.each(['/v2/client/user/profile', '/v2/client/user/project', '/v2/client/user/important-links'])(
    'API-029 API-030 API-056 %s returns 404 for an unknown handle',
    async (path) => {
      const person = await mintPerson(school);
      expect((await get(`${path}?userHash=${UNKNOWN}`, person.token)).status).toBe(404);
    },
  );
});

describe('applause', () => {
  const path = '/v2/client/public/user/applaud';

  it('API-048 API-049 twenty parallel applauds by one person count once; taking it back twice returns the same', async () => {
    const [owner, fan] = [await mintPerson(school), await mintPerson(school)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(path, fan.token, { userHash: owner.userHash })),
    );
    for (const answer of answers) expect(answer.body).toEqual({ applauds: 1, hasApplauded: true });
    const rows = await school.deps.db.select().from(applauds).where(eq(applauds.userId, owner.userId));
    expect(rows).toHaveLength(1);
    const remove = () => school.call('DELETE', `${path}?userHash=${owner.userHash}`, { token: fan.token });
    expect((await remove()).body).toEqual({ applauds: 0, hasApplauded: false });
    expect((await remove()).body).toEqual({ applauds: 0, hasApplauded: false });
  });

  it('API-048 the caller’s own profile returns 403, an unknown one 404, a missing handle 400', async () => {
    const person = await mintPerson(school);
    expect((await post(path, person.token, { userHash: person.userHash })).status).toBe(403);
    expect((await post(path, person.token, { userHash: UNKNOWN })).status).toBe(404);
    expect((await post(path, person.token, {})).status).toBe(400);
    expect((await school.call('DELETE', `${path}?userHash=${UNKNOWN}`, { token: person.token })).status).toBe(
      404,
    );
  });
});

describe('badges', () => {
  it('API-046 are earned by a completed course and a sum of credits', async () => {
    const person = await mintPerson(school);
    const cohort = await mintCohort(school);
    await enrol(school, cohort.cohortId, person.userId, 'COMPLETED');
    const nodeId = '01900000-0000-7000-8000-000000000001';
    const entry = { cohortId: cohort.cohortId, userId: person.userId, nodeId, nodeType: 'QUIZ' as const };
    await school.deps.db.insert(creditEntries).values([
      { ...entry, reason: 'a', credits: 60, createdAt: new Date('2026-01-01T00:00:00Z') },
      { ...entry, reason: 'b', credits: 60, createdAt: new Date('2026-01-02T00:00:00Z') },
    ]);
    const { body } = await get(`/v2/client/public/user/badges?userHash=${person.userHash}`);
    expect(body.badges.map(({ title }: { title: string }) => title).sort()).toEqual([
      '100 credits in BIM for Architects',
      'BIM for Architects completed',
    ]);
    expect(
      body.badges.find(({ badgeId }: { badgeId: string }) => badgeId.startsWith('credits')),
    ).toMatchObject({
      earnedAt: '2026-01-02T00:00:00.000Z',
    });
  });
});
