import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evaluationCalls, type Room } from '../../test/evaluation-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const { mintRoom, mintInterview, asGuide, noted, register, form, assess } = evaluationCalls(school);
const ownReport = (room: Room, token = room.learner.token) =>
  school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/evaluation-report`, { token });
const share = (room: Room, isShared: unknown, token = room.learner.token) =>
  school.call('PUT', `/v1/client/workspace/${room.cohort.cohortId}/evaluation-report/share`, {
    token,
    body: { isShared },
  });
const publicReport = (token: string) =>
  school.call('GET', `/v1/client/public/lms/evaluation-report?token=${token}`);
async function mintReport(room: Room) {
  await mintInterview(room);
  await register(room, noted(room));
  const { responseId } = (await form(room)).body;
  return assess(room, { responseId, remark: 'Calm and clear.' });
}

describe('evaluation reports', () => {
  it('API-205 a guide reads the report of their own interview once the feedback is completed', async () => {
    const room = await mintRoom();
    await mintInterview(room);
    const read = (token = room.guide.token, userId: string = room.learner.userId) =>
      asGuide(room, 'GET', `get-evaluation-report?userId=${userId}`, undefined, token);
    expect((await read()).status).toBe(409);
    await register(room, noted(room));
    await assess(room, { responseId: (await form(room)).body.responseId });
    expect((await read()).body.report).toEqual({
      userId: room.learner.userId,
      firstName: 'Asha',
      score: 50,
      remark: null,
      evaluatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reviewStatus: 'REVIEWED',
      sections: [
        {
          sectionTitle: 'Presentation',
          questions: [{ question: 'How clear?', answers: ['Clear'], note: null }],
        },
        {
          sectionTitle: 'Coordination',
          questions: [{ question: 'Clashes?', answers: ['Missed'], note: 'One was left.' }],
        },
      ],
    });
    expect((await read(room.guide.token, randomUUID())).status).toBe(404);
    expect((await read(room.guide.token, 'x')).status).toBe(400);
    expect((await read(room.learner.token)).status).toBe(403);
  });

  it('API-072 ROLE-26 a shared report is open to anyone with the link, and contains no address, ids or remark', async () => {
    const room = await mintRoom();
    await mintReport(room);
    expect((await ownReport(room)).body).toMatchObject({
      report: { score: 50, remark: 'Calm and clear.' },
      shareToken: null,
    });
    const [first, second] = await Promise.all([share(room, true), share(room, true)]);
    expect(first.body.shareToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(second.body).toEqual(first.body);
    const { status, body } = await publicReport(first.body.shareToken);
    expect(status).toBe(200);
    expect(Object.keys(body.report).sort()).toEqual([
      'courseTitle',
      'evaluatedAt',
      'firstName',
      'score',
      'sections',
    ]);
    expect(body.report).toMatchObject({ firstName: 'Asha', score: 50 });
    expect(JSON.stringify(body)).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-|Calm and clear/);
  });

  it('API-072 an unknown token is 404, an invalid one 400, a withdrawn one 410 for good', async () => {
    const room = await mintRoom();
    await mintReport(room);
    const { shareToken } = (await share(room, true)).body;
    expect((await publicReport(randomUUID())).status).toBe(404);
    expect((await publicReport('x')).status).toBe(400);
    expect((await share(room, false)).body).toEqual({ shareToken: null });
    expect((await publicReport(shareToken)).status).toBe(410);
    const again = (await share(room, true)).body.shareToken;
    expect(again).not.toBe(shareToken);
    expect((await publicReport(shareToken)).status).toBe(410);
    expect((await publicReport(again)).status).toBe(200);
  });

  it('API-072 API-205 a withdrawn link is no longer shown, neither to the learner nor to the guide', async () => {
    const room = await mintRoom();
    await mintReport(room);
    const seen = async () => [
      (await ownReport(room)).body.shareToken,
      (await asGuide(room, 'GET', `get-evaluation-report?userId=${room.learner.userId}`)).body.report
        .shareToken,
    ];
    const { shareToken } = (await share(room, true)).body;
    expect(await seen()).toEqual([shareToken, shareToken]);
    await share(room, false);
    expect(await seen()).toEqual([null, undefined]);
    const again = (await share(room, true)).body.shareToken;
    expect(await seen()).toEqual([again, again]);
    expect((await ownReport(room)).body.report).toMatchObject({ score: 50 });
  });

  it("ROLE-34 a learner's report is readable and shareable by that learner only, and without one sharing is 404", async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await ownReport(room)).body).toEqual({ report: null, shareToken: null });
    expect((await share(room, true)).status).toBe(404);
    expect((await share(room, 'yes')).status).toBe(400);
    expect((await ownReport(room, other.learner.token)).status).toBe(403);
    expect((await share(room, true, other.learner.token)).status).toBe(403);
    await mintReport(room);
    expect((await ownReport(room, room.guide.token)).body.report).toBeNull();
  });
});
