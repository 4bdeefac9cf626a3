import {
  evaluationSlots,
  interviewEntries,
  interviewResponses,
  interviews,
} from '@plinth/api-server/db/schema/evaluation-day';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { CLOSING } from './cohort-plan.ts';
import { atKolkata } from './days.ts';
import { EVALUATION_FILTERS, EVALUATION_SECTIONS } from './evaluation-form.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedReport, slotId } from './seed-evaluation.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const GUIDE = personId('guide@plinth.test');
const COHORT = cohortId(CLOSING);
const FORM = {
  formId: seedId('evaluation form BIM_A'),
  filters: EVALUATION_FILTERS,
  sections: EVALUATION_SECTIONS,
};

/** Whom the guide interviews around the day of seeding, so that the list shows each state of an interview. */
const BOOKED: readonly { name: string; day: number; time: string; stored: InterviewStatus }[] = [
  { name: 'Bharat', day: -1, time: '10:45', stored: 'SLOT_BOOKED' },
  { name: 'Charu', day: -1, time: '11:30', stored: 'SLOT_BOOKED' },
  { name: 'Dev', day: -1, time: '15:00', stored: 'ABSENT' },
  { name: 'Faiz', day: 1, time: '10:00', stored: 'SLOT_BOOKED' },
];
/** The learner evaluated the day before, and the one being interviewed at the time of seeding. */
const [EVALUATED, PRESENT] = ['Anita', 'Esther'];
const QUARTER_MS = 15 * 60_000;

const userId = (name: string) => personId(peerEmail(name));

/**
 * Plants the interviews of a cohort on its evaluation day: closed, started, over, missed by its learner, in progress,
 * still to come.
 */
export async function seedInterviews(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const slot = (day: number, time: string) => ({
    slotId: slotId(CLOSING, day, time),
    cohortId: COHORT,
    mentorId: GUIDE,
    startDate: atKolkata(now, day, time),
  });
  const present = {
    ...slot(0, 'now'),
    startDate: new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS),
  };
  await db
    .insert(evaluationSlots)
    .values([slot(-1, '10:00'), ...BOOKED.map(({ day, time }) => slot(day, time)), present]);
  await db.insert(interviews).values([
    ...BOOKED.map(({ name, day, time, stored }) => ({
      cohortId: COHORT,
      userId: userId(name),
      slotId: slotId(CLOSING, day, time),
      mentorId: GUIDE,
      slotStatus: stored,
      feedbackStatus: stored === 'ABSENT' ? stored : ('FEEDBACK_PENDING' as const),
    })),
    {
      cohortId: COHORT,
      userId: userId(PRESENT),
      slotId: present.slotId,
      mentorId: GUIDE,
      slotStatus: 'SLOT_BOOKED' as const,
    },
  ]);
  await seedReport(seeding, FORM, {
    emailId: peerEmail(EVALUATED),
    key: CLOSING,
    day: -1,
    time: '10:00',
    role: 'Coordination',
    grades: [3, 4, 3, 3, 2],
  });
  await seedFirstAnswers(seeding, 'Bharat');
}

/** Plants feedback in progress: the role, and how the learner presented. */
async function seedFirstAnswers({ db, now }: Seeding, name: string): Promise<void> {
  const responseId = seedId(`evaluation response ${peerEmail(name)}`);
  const notedAt = atKolkata(now, -1, '11:10');
  await db.insert(interviewResponses).values({
    responseId,
    formId: FORM.formId,
    cohortId: COHORT,
    userId: userId(name),
    createdAt: notedAt,
  });
  const [presentation] = FORM.sections;
  const asked = [...FORM.filters, ...(presentation?.questions ?? []).slice(0, 1)];
  await db.insert(interviewEntries).values(
    asked.flatMap(({ questionId, options }) => {
      const option = options.at(-1);
      return option
        ? [
            {
              responseId,
              questionId,
              entries: [{ optionId: option.optionId, optionValue: '' }],
              notedById: GUIDE,
              notedAt,
            },
          ]
        : [];
    }),
  );
}
