import {
  courseNodes,
  courses,
  nodeProgress,
  reportEntries,
  reports,
} from '@plinth/api-server/db/schema/curriculum';
import {
  evaluationForms,
  evaluationSlots,
  interviewEntries,
  interviewResponses,
  interviews,
} from '@plinth/api-server/db/schema/evaluation-day';
import { SUBMISSION_RULES } from '@plinth/api-server/services/documents/judge-file';
import { sha256Of } from '@plinth/api-server/services/documents/sha256-of';
import { storeDocument } from '@plinth/api-server/services/documents/store-document';
import type { EvaluationForm } from '@plinth/domain/evaluation-day/evaluation-form';
import { reportSections } from '@plinth/domain/evaluation-day/evaluation-report';
import { scoreInterview } from '@plinth/domain/evaluation-day/interview-answers';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { handedAt } from './capstone-hand-ins.ts';
import { CLOSING, FINISHED, RUNNING } from './cohort-plan.ts';
import { atKolkata, dayFrom } from './days.ts';
import { EVALUATION_FILTERS, EVALUATION_SECTIONS } from './evaluation-form.ts';
import { FINALISTS } from './names.ts';
import { nodesOf } from './nodes-of.ts';
import { reviewedAfter } from './reviewed-after.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const GUIDE = personId('guide@plinth.test');

/** Clock times in Kolkata at which the guide interviews. */
const TIMES = ['10:00', '10:45', '11:30', '15:00', '15:45', '19:00'];

/** The days, counted from the day of seeding, on which a cohort has slots. */
const SLOT_DAYS = [
  [CLOSING, [2, 3, 4]],
  [RUNNING, [76, 77]],
  [FINISHED, [-45]],
] as const;

/** Returns the id of one of the guide's slots. */
export const slotId = (key: string, day: number, time: string) => seedId(`slot ${key} ${day} ${time}`);

/** An evaluated interview: its day and time, and the guide's choice for each graded question. */
export type Evaluated = {
  emailId: string;
  key: string;
  day: number;
  time: string;
  role: 'Coordination' | 'Modelling';
  grades: readonly number[];
};

const EVALUATED: readonly Evaluated[] = [
  {
    emailId: 'graduate@plinth.test',
    key: FINISHED,
    day: -45,
    time: '10:00',
    role: 'Coordination',
    grades: [4, 3, 3, 4, 3],
  },
  {
    emailId: 'seeker@plinth.test',
    key: FINISHED,
    day: -45,
    time: '10:45',
    role: 'Modelling',
    grades: [3, 3, 2, 3, 4],
  },
];

const NOTES: Readonly<Record<string, string>> = {
  'What stood out': 'Opened the section before being asked, and explained the parapet from it.',
  'What to work on next': 'Name who decided in the clash report. Two decisions carry no name.',
  'What to practise next': 'Move a level early in a project and see what breaks.',
};

type Capstone = { emailId: string; key: string; started: number; stages: number; reviewed: number };

/** How many stages of the capstone each learner has handed in, and for how many days each cohort has been running. */
const CAPSTONES: readonly Capstone[] = [
  { emailId: 'finalist@plinth.test', key: CLOSING, started: -158, stages: 3, reviewed: 2 },
  { emailId: 'finalist2@plinth.test', key: CLOSING, started: -158, stages: 1, reviewed: 1 },
  ...FINALISTS.map((name) => ({
    emailId: peerEmail(name),
    key: CLOSING,
    started: -158,
    stages: 3,
    reviewed: 3,
  })),
  { emailId: 'graduate@plinth.test', key: FINISHED, started: -205, stages: 4, reviewed: 4 },
  { emailId: 'seeker@plinth.test', key: FINISHED, started: -205, stages: 4, reviewed: 4 },
];

/** Plants the evaluation form, the guide's slots, the handed-in capstones and two finished evaluations. */
export async function seedEvaluation(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const [course] = await db.select().from(courses).where(eq(courses.code, 'BIM_A'));
  if (!course) throw new Error('there is no course BIM_A');
  const form: EvaluationForm = {
    formId: seedId('evaluation form BIM_A'),
    filters: EVALUATION_FILTERS,
    sections: EVALUATION_SECTIONS,
  };
  await db.insert(evaluationForms).values({ ...form, courseId: course.courseId });
  await db.insert(evaluationSlots).values(
    SLOT_DAYS.flatMap(([key, days]) =>
      days.flatMap((day) =>
        TIMES.map((time) => ({
          slotId: slotId(key, day, time),
          cohortId: cohortId(key),
          mentorId: GUIDE,
          startDate: atKolkata(now, day, time),
        })),
      ),
    ),
  );
  await seedCapstones(seeding);
  for (const one of EVALUATED) await seedReport(seeding, form, one);
}

/** Plants the hand-ins at the stages of the capstone, and with the last of them the portfolio. */
async function seedCapstones({ db, deps, now }: Seeding): Promise<void> {
  const tasks = await nodesOf(
    { db },
    'BIM_A',
    and(
      eq(courseNodes.type, 'TASK'),
      inArray(courseNodes.namespace, ['CAPSTONE', 'REVIEW_DAY']),
      isNotNull(courseNodes.dueDay),
    ),
  ).orderBy(courseNodes.dueDay);
  for (const { emailId, key, started, stages, reviewed } of CAPSTONES)
    for (const [index, { nodeId, namespace, dueDay, credits, key: nodeKey }] of tasks
      .slice(0, stages)
      .entries()) {
      const at = dayFrom(now, started + (dueDay ?? 0) - 1);
      const own = { cohortId: cohortId(key), userId: personId(emailId), nodeId };
      const reportId = seedId(`capstone ${emailId} ${nodeKey}`);
      const { text, remark, pdf } = handedAt(nodeKey);
      const isReviewed = index < reviewed;
      await db.insert(reports).values({
        ...own,
        reportId,
        namespace,
        reviewStatus: isReviewed ? 'REVIEWED' : 'PENDING',
        text,
        submittedAt: at,
        createdAt: at,
        ...(isReviewed
          ? {
              ...(credits > 0 ? { score: Math.floor(credits * 0.85) } : {}),
              remark,
              reviewedAt: reviewedAfter(reportId, at),
              reviewedById: GUIDE,
            }
          : {}),
      });
      const entry = { reportId, version: 1, createdAt: at };
      if (pdf) {
        const file = new File([pdf()], 'portfolio.pdf', { type: 'application/pdf' });
        const documentId = seedId(`capstone file ${emailId} ${nodeKey}`);
        await db.insert(reportEntries).values({
          ...entry,
          kind: 'FILE',
          documentId,
          fingerprint: sha256Of(new Uint8Array(await file.arrayBuffer())),
        });
        await storeDocument(
          db,
          { ...deps, now: () => at },
          {
            file,
            kind: 'SUBMISSION',
            rules: SUBMISSION_RULES,
            documentId,
            owner: { userId: own.userId, cohortId: own.cohortId, reportId },
          },
        );
      } else {
        const url = `https://models.plinth.test/${reportId.slice(-8)}`;
        await db.insert(reportEntries).values({ ...entry, kind: 'LINK', url, fingerprint: url });
      }
      await db.insert(nodeProgress).values({ ...own, state: 'COMPLETED', startedAt: at, completedAt: at });
    }
}

/** Plants an evaluation that the guide closed on the evening of the interview. Its slot already exists. */
export async function seedReport(
  { db, now }: Seeding,
  form: EvaluationForm,
  { emailId, key, day, time, role, grades }: Evaluated,
): Promise<void> {
  const own = { cohortId: cohortId(key), userId: personId(emailId) };
  const answers = new Map<string, InterviewEntry[]>();
  const chosen = form.filters[0]?.options.find(({ text }) => text === role);
  for (const { questionId } of form.filters)
    if (chosen) answers.set(questionId, [{ optionId: chosen.optionId, optionValue: '' }]);
  const left: number[] = [...grades];
  for (const section of form.sections) {
    if (section.shownFor.length > 0 && !(chosen && section.shownFor.includes(chosen.optionId))) continue;
    for (const { questionId, question, questionType, options } of section.questions) {
      const points = questionType === 'SUBJECTIVE' ? 0 : left.shift();
      const option = options.find((one) => one.points === points);
      if (option)
        answers.set(questionId, [{ optionId: option.optionId, optionValue: NOTES[question] ?? '' }]);
    }
  }
  await db.insert(interviews).values({
    ...own,
    slotId: slotId(key, day, time),
    mentorId: GUIDE,
    primaryMentorId: GUIDE,
    slotStatus: 'FEEDBACK_COMPLETED',
    feedbackStatus: 'FEEDBACK_COMPLETED',
  });
  const responseId = seedId(`evaluation response ${emailId}`);
  const closedAt = atKolkata(now, day, '20:00');
  await db.insert(interviewResponses).values({
    ...own,
    responseId,
    formId: form.formId,
    report: reportSections(form, answers),
    score: scoreInterview(form, answers),
    remark: 'You were prepared, and it showed. Keep the habit of opening the section first.',
    createdAt: closedAt,
    closedAt,
    closedById: GUIDE,
  });
  await db.insert(interviewEntries).values(
    [...answers].map(([questionId, entries]) => ({
      responseId,
      questionId,
      entries,
      notedById: GUIDE,
      notedAt: closedAt,
    })),
  );
}
