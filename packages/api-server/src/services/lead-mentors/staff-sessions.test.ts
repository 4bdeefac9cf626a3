import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leadCalls } from '../../../test/lead-calls.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { type OpenEvent, openEvent } from '../feedback/open-event.ts';
import { listSessions } from './list-sessions.ts';
import { readChecklist } from './read-checklist.ts';
import { setChecklist } from './set-checklist.ts';

const school = openTestSchool();
const { mintRoom, mintSession, attend, dashboard, stats } = leadCalls(school);
const DAY = 24 * 60;

const asking = (liveSessionId: string): OpenEvent => ({
  form: {
    title: 'The session',
    questions: [{ question: 'How useful?', questionType: 'SCALE_STAR', options: [], isRequired: true }],
  },
  cohort: null,
  page: 'notes',
  audiences: ['LEARNER'],
  category: 'CSAT',
  position: 'BOTTOM_POPUP',
  isMandatory: false,
  until: null,
  liveSessionId,
});

describe('what staff ask about a session', () => {
  it('API-193 FEEDBACK-01 a learner’s stars are the rating that the lead mentor reads', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const held = await mintSession(room, -DAY);
    const { eventId } = await openEvent(school.deps, asking(held));
    const ask = (who: typeof room) =>
      school.call('GET', `/v2/client/user/user-event?page=notes&cohortId=${who.cohortId}`, {
        token: who.learner.token,
      });
    expect((await ask(other)).body.event).toBeNull();
    const { event } = (await ask(room)).body;
    const answered = await school.call(
      'PUT',
      `/v2/client/user/user-event-response?isSkipped=false&cohortId=${room.cohortId}&eventId=${eventId}`,
      {
        token: room.learner.token,
        body: { responses: [{ questionId: event.form.questions[0].questionId, responseValue: '4' }] },
      },
    );
    expect(answered.status).toBe(200);
    expect((await stats(room)).body.averages.rating).toEqual({ average: 4, count: 1 });
  });

  it('FEEDBACK-01 the same form is asked about each session once; a session that is none is refused', async () => {
    const room = await mintRoom();
    const [one, two] = [
      await mintSession(room, -DAY),
      await mintSession(room, -2 * DAY, { nodeId: room.course.id('root/m1/plain') }),
    ];
    await openEvent(school.deps, asking(one));
    await openEvent(school.deps, asking(two));
    await expect(openEvent(school.deps, asking(one))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(openEvent(school.deps, asking(randomUUID()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the sessions of a cohort', () => {
  it('API-193 staff see who holds each, who came and how many rated', async () => {
    const room = await mintRoom();
    const held = await mintSession(room, -DAY);
    await attend(held, room.learner.userId, true);
    const { productId, batchNumber } = room.cohort;
    expect(await listSessions(school.deps, { productId, batchNumber })).toMatchObject([
      { liveSessionId: held, leadMentor: room.lead.emailId, attended: 1, ratings: 0 },
    ]);
    await expect(listSessions(school.deps, { productId, batchNumber: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the checklist of a course', () => {
  it('API-191 API-197 is set for all its cohorts, and given back to the school’s list', async () => {
    const room = await mintRoom();
    await mintSession(room, 60);
    const { code } = room.course;
    const items = [{ itemId: 'section', title: 'Pin up the section' }];
    expect((await readChecklist(school.deps, code)).isOwn).toBe(false);
    await setChecklist(school.deps, { course: code, items });
    await setChecklist(school.deps, { course: code, items });
    expect(await readChecklist(school.deps, code)).toEqual({ items, isOwn: true });
    expect((await dashboard(room)).body.preSessionChecklist).toEqual([{ ...items[0], isDone: false }]);
    await setChecklist(school.deps, { course: code, items: null });
    expect((await readChecklist(school.deps, code)).isOwn).toBe(false);
    await expect(setChecklist(school.deps, { course: 'NONE', items })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
