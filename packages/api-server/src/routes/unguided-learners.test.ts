import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, listed, assess, creditsOf, download } = assignmentCalls(school);

/** A cohort with a guide and a lead mentor, and a learner in no group. */
async function mintUnguided() {
  const room = await mintRoom();
  const { cohortId } = room.cohort;
  const lead = await mintPerson(school, { firstName: 'Lead', roles: ['LEAD_MENTOR'] });
  await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
  const own = room.learner;
  const learner = await mintPerson(school, { firstName: 'Alone' });
  await enrol(school, cohortId, learner.userId);
  return { ...room, cohortId, learner, own, lead };
}
const newsOf = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title,
  );
const placeInto = async (cohortId: string, userId: string, guideId: string | null) => {
  const group = await mintGroup(school, cohortId, guideId, []);
  await school.deps.db
    .update(enrolments)
    .set({ groupId: group.groupId })
    .where(eq(enrolments.userId, userId));
};

describe('a hand-in of a learner without a group', () => {
  it('COHORT-04 reaches the lead mentor of the cohort, who reads the file and reviews it, and no guide', async () => {
    const room = await mintUnguided();
    const { body } = await file(room, undefined, undefined, {}, room.learner.token);
    const { reportId } = body.report;
    await submit(room, reportId, { text: 'Alone.' });
    expect(await newsOf(room.lead.userId)).toHaveLength(1);
    expect(await newsOf(room.guide.userId)).toEqual([]);
    expect((await listed(room, '', room.guide.token)).body.total).toBe(0);
    const { body: seen } = await listed(room, '', room.lead.token);
    expect(seen.reports).toMatchObject([{ reportId, firstName: 'Alone', reviewStatus: 'PENDING' }]);
    const { documentId } = seen.reports[0].entries[0];
    expect((await download(room, documentId, room.lead.token)).status).toBe(200);
    expect((await download(room, documentId, room.guide.token)).status).toBe(404);
    expect((await assess(room, reportId, { score: 40 }, room.guide.token)).status).toBe(404);
    expect((await assess(room, reportId, { score: 40 }, room.lead.token)).status).toBe(200);
    expect(await creditsOf(room)).toHaveLength(1);
  });

  it('COHORT-04 reaches the lead mentor from a group without a guide too, until the group has one', async () => {
    const room = await mintUnguided();
    await placeInto(room.cohortId, room.learner.userId, null);
    const { body } = await link(room);
    await submit(room, body.report.reportId);
    expect((await listed(room, '', room.lead.token)).body.total).toBe(1);
    await placeInto(room.cohortId, room.learner.userId, room.guide.userId);
    expect((await listed(room, '', room.lead.token)).body.total).toBe(0);
    expect((await listed(room, '', room.guide.token)).body.total).toBe(1);
  });

  it('COHORT-04 does not open a guide’s own hand-ins to the lead mentor; a lead mentor of another cohort gets 403', async () => {
    const room = await mintUnguided();
    const guided = { ...room, learner: room.own };
    const { body } = await link(guided);
    await submit(guided, body.report.reportId);
    expect((await listed(room, '', room.lead.token)).body.total).toBe(0);
    expect((await assess(guided, body.report.reportId, {}, room.lead.token)).status).toBe(404);
    const other = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const { cohortId } = await mintCohort(school);
    await assignMentor(school, cohortId, other.userId, 'LEAD_MENTOR');
    const alone = (await link(room)).body.report.reportId;
    await submit(room, alone);
    expect((await listed(room, '', other.token)).status).toBe(403);
    expect((await assess(room, alone, {}, other.token)).status).toBe(403);
    expect((await listed(room, '?report-id=third', room.lead.token)).status).toBe(400);
  });
});

describe('a query of a learner without a group', () => {
  it('COHORT-04 reaches the lead mentor of the cohort, who answers it', async () => {
    const room = await mintUnguided();
    const asked = await school.call('PUT', `/v1/client/workspace/${room.cohortId}/query`, {
      token: room.learner.token,
      body: { title: 'Who reads this?', description: 'I am in no group.', meta: {} },
    });
    expect(asked.body).toMatchObject({ query: { title: 'Who reads this?' } });
    expect(await newsOf(room.lead.userId)).toEqual(['A learner has asked something']);
    const queries = await school.call('GET', `/v1/client/mentor/${room.cohortId}/queries`, {
      token: room.lead.token,
    });
    expect(queries.body.queries).toMatchObject([{ title: 'Who reads this?' }]);
    const answered = await school.call('PUT', `/v1/client/mentor/${room.cohortId}/query-thread`, {
      token: room.lead.token,
      body: { queryId: asked.body.query.queryId, text: 'I do.' },
    });
    expect(answered.status).toBe(200);
    expect(await newsOf(room.learner.userId)).toHaveLength(1);
  });
});
