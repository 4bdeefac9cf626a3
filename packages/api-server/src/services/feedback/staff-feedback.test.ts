import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { closeEvent } from './close-event.ts';
import { listEvents } from './list-events.ts';
import { type OpenEvent, openEvent } from './open-event.ts';

const school = openTestSchool();

async function mintRoom() {
  const cohort = await mintCohort(school);
  const learner = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId);
  const form = {
    title: `Your week ${randomUUID()}`,
    questions: [
      { question: 'How clear?', questionType: 'SCALE_STAR', options: [], isRequired: true },
      { question: 'The pace?', questionType: 'SINGLE_CHOICE', options: ['Slow', 'Fast'], isRequired: true },
    ],
  } as const;
  const input: OpenEvent = {
    form,
    cohort: { productId: cohort.productId, batchNumber: cohort.batchNumber },
    page: 'notes',
    audiences: ['LEARNER'],
    category: 'CSAT',
    position: 'BOTTOM_POPUP',
    isMandatory: false,
    until: null,
  };
  const ask = async () =>
    (
      await school.call('GET', `/v2/client/user/user-event?page=notes&cohortId=${cohort.cohortId}`, {
        token: learner.token,
      })
    ).body.event;
  return { cohort, learner, input, ask };
}

describe('a feedback form opened by staff', () => {
  it('FEEDBACK-01 ENUM-30 is asked on its page of its cohort until it is closed; opening and closing leave one audit row each', async () => {
    const { cohort, learner, input, ask } = await mintRoom();
    const { eventId } = await openEvent(school.deps, COMMAND, input);
    const event = await ask();
    expect(event).toMatchObject({
      eventId,
      isMandatory: false,
      form: { title: input.form.title, formDisplayPosition: 'BOTTOM_POPUP' },
    });
    const [stars, pace] = event.form.questions;
    const answer = await school.call(
      'PUT',
      `/v2/client/user/user-event-response?isSkipped=false&cohortId=${cohort.cohortId}&eventId=${eventId}`,
      {
        token: learner.token,
        body: {
          responses: [
            { questionId: stars.questionId, responseValue: '4' },
            { questionId: pace.questionId, entries: [{ optionId: pace.options[1].optionId }] },
          ],
        },
      },
    );
    expect(answer.status).toBe(200);
    const listed = async () => (await listEvents(school.deps)).find((one) => one.eventId === eventId);
    expect(await listed()).toMatchObject({
      cohort: `${cohort.productId}-${cohort.batchNumber}`,
      isOpen: true,
      answered: 1,
      skipped: 0,
    });
    await closeEvent(school.deps, COMMAND, eventId);
    await closeEvent(school.deps, COMMAND, eventId);
    expect(await listed()).toMatchObject({ isOpen: false });
    const audit = await school.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(sql`${auditEntries.details} ->> 'eventId'`, eventId))
      .orderBy(auditEntries.createdAt);
    expect(audit.map(({ action }) => action)).toEqual(['open-feedback', 'close-feedback']);
  });

  it('FEEDBACK-01 is no longer asked once closed, and can be opened again', async () => {
    const { input, ask } = await mintRoom();
    const { eventId } = await openEvent(school.deps, COMMAND, input);
    await closeEvent(school.deps, COMMAND, eventId);
    expect(await ask()).toBeNull();
    const again = await openEvent(school.deps, COMMAND, input);
    expect((await ask()).eventId).toBe(again.eventId);
  });

  it('FEEDBACK-01 can be open only once in a place, even when opened several times at once', async () => {
    const { input } = await mintRoom();
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => openEvent(school.deps, COMMAND, input)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(openEvent(school.deps, COMMAND, input)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('FEEDBACK-01 is refused for an unknown cohort or a past end, and an unknown event cannot be closed', async () => {
    const { input } = await mintRoom();
    const unknown = { ...input, cohort: { productId: 'BIM_A', batchNumber: 'none' } };
    await expect(openEvent(school.deps, COMMAND, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const past = { ...input, until: new Date(school.now().getTime() - 1) };
    await expect(openEvent(school.deps, COMMAND, past)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(closeEvent(school.deps, COMMAND, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
