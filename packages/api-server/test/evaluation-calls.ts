import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { evaluationForms, evaluationSlots, interviews } from '../src/db/schema/evaluation-day.ts';
import { notifications } from '../src/db/schema/notifications.ts';
import { assignMentor, enrol, mintPerson } from './mint.ts';
import { mintCohortWithCourse, mintDate } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

export const HOUR = 3_600_000;

/** The filter question, its two answers, and the questions of the form. */
export const FILTER = randomUUID();
export const [MODELLER, COORDINATOR] = [randomUUID(), randomUUID()];
export const CLARITY = randomUUID();
export const CLASHES = randomUUID();
export const WORDS = randomUUID();

export const option = (text: string, points: number, optionId: string = randomUUID()) => ({
  optionId,
  text,
  points,
});
export const CLARITY_OPTIONS = [option('Weak', 1), option('Clear', 4)];
export const CLASHES_OPTIONS = [option('Missed', 0), option('Found', 4)];
export const WORDS_OPTIONS = [option('Notes', 0)];

/** Returns one answer of an evaluator. */
export const entry = (optionId: string | undefined, optionValue = '') => ({ optionId, optionValue });

/** Calls of an evaluation day, and what they write. */
export function evaluationCalls(school: TestSchool) {
  const inHours = (hours: number) => new Date(school.now().getTime() + hours * HOUR);
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  async function mintRoom({ startedDay = -1, form = true }: { startedDay?: number; form?: boolean } = {}) {
    const { cohort, course } = await mintCohortWithCourse(school);
    await mintDate(school, cohort.cohortId, 'REVIEW_DAY_START_DATE', startedDay);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], firstName: 'Ravi' });
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const learner = await mintPerson(school, { firstName: 'Asha' });
    await enrol(school, cohort.cohortId, learner.userId);
    const formId = randomUUID();
    if (form)
      await school.deps.db.insert(evaluationForms).values({
        formId,
        courseId: course.courseId,
        filters: [
          {
            questionId: FILTER,
            questionType: 'FILTER',
            question: 'Which role?',
            options: [option('Modeller', 0, MODELLER), option('Coordinator', 0, COORDINATOR)],
          },
        ],
        sections: [
          {
            sectionTitle: 'Presentation',
            shownFor: [],
            questions: [
              {
                questionId: CLARITY,
                questionType: 'SINGLE_CHOICE',
                question: 'How clear?',
                options: CLARITY_OPTIONS,
              },
            ],
          },
          {
            sectionTitle: 'Coordination',
            shownFor: [COORDINATOR],
            questions: [
              {
                questionId: CLASHES,
                questionType: 'SINGLE_CHOICE',
                question: 'Clashes?',
                options: CLASHES_OPTIONS,
              },
              {
                questionId: WORDS,
                questionType: 'SUBJECTIVE',
                question: 'In words?',
                options: WORDS_OPTIONS,
                isRequired: false,
              },
            ],
          },
        ],
      });
    return { cohort, course, guide, learner, formId, nodeId: course.id('review/portfolio') };
  }

  async function mintSlot(
    room: Room,
    hours: number,
    mentorId = room.guide.userId,
    status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE',
  ) {
    const [slot] = await school.deps.db
      .insert(evaluationSlots)
      .values({ cohortId: room.cohort.cohortId, mentorId, startDate: inHours(hours), status })
      .returning();
    if (!slot) throw new Error('no slot minted');
    return slot.slotId;
  }

  /** Creates an interview of the room's learner that began the given number of hours ago. */
  async function mintInterview(room: Room, hoursAgo = 0.1, userId = room.learner.userId) {
    const slotId = await mintSlot(room, -hoursAgo);
    await school.deps.db.insert(interviews).values({
      cohortId: room.cohort.cohortId,
      userId,
      slotId,
      mentorId: room.guide.userId,
      slotStatus: 'SLOT_BOOKED',
    });
    return slotId;
  }

  const slots = (room: Room, query = '', token: string | undefined = room.learner.token) =>
    school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/slots${query}`, token ? { token } : {});
  const book = (room: Room, slotId: string, change: object = {}, token = room.learner.token) =>
    school.call('POST', `/v1/client/workspace/${room.cohort.cohortId}/slots`, {
      token,
      body: { slotId, nodeId: room.nodeId, ...change },
    });
  const asGuide = (
    room: Room,
    method: 'GET' | 'PUT' | 'POST',
    call: string,
    body?: object,
    token = room.guide.token,
  ) =>
    school.call(method, `/v1/client/mentor/${room.cohort.cohortId}/${call}`, {
      token,
      ...(body ? { body } : {}),
    });
  const noted = (room: Room, role = COORDINATOR) => [
    { userId: room.learner.userId, questionId: FILTER, entries: [entry(role)] },
    { userId: room.learner.userId, questionId: CLARITY, entries: [entry(CLARITY_OPTIONS[1]?.optionId)] },
    {
      userId: room.learner.userId,
      questionId: CLASHES,
      entries: [entry(CLASHES_OPTIONS[0]?.optionId, 'One was left.')],
    },
  ];
  const register = (room: Room, responses: object[], token = room.guide.token) =>
    asGuide(room, 'POST', 'bulk-register-response', { formId: room.formId, responses }, token);
  const form = (room: Room, query = '', token = room.guide.token) =>
    asGuide(
      room,
      'GET',
      `get-filtered-evaluation-form?userId=${room.learner.userId}${query}`,
      undefined,
      token,
    );
  const assess = (room: Room, change: object = {}, token = room.guide.token) =>
    asGuide(
      room,
      'POST',
      'assess-evaluation-form',
      { userId: room.learner.userId, formId: room.formId, responseId: randomUUID(), ...change },
      token,
    );
  const told = (userId: string) =>
    school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));

  return { mintRoom, mintSlot, mintInterview, slots, book, asGuide, noted, register, form, assess, told };
}

/** A cohort whose review day has begun, with a guide, a learner and a form. */
export type Room = Awaited<ReturnType<ReturnType<typeof evaluationCalls>['mintRoom']>>;
