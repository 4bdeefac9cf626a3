import {
  employers,
  jobActivities,
  jobOpenings,
  userJobFeedback,
  userJobs,
  userJobUpdates,
} from '@plinth/api-server/db/schema/jobs';
import { documentSlots } from '@plinth/api-server/services/documents/document-slots';
import { storeDocument } from '@plinth/api-server/services/documents/store-document';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
import type { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { FINISHED } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { drawResume } from './draw-resume.ts';
import { OPENINGS } from './job-openings.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import { personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const SEEKER = 'seeker@plinth.test';

type Step = { day: number; status: JobUpdateStatus; round?: InterviewRound; text?: string };

/** The seeker's applications and their outcomes. */
const APPLIED: readonly { reference: string; answer: string; steps: readonly Step[]; isOffered?: boolean }[] =
  [
    {
      reference: 'demo-practice-a-modeller',
      answer: 'The section of the library: it shows why the parapet is where it is.',
      steps: [
        { day: -12, status: 'APPLIED' },
        {
          day: -8,
          status: 'SCHEDULED',
          round: 'INTRODUCTION',
          text: 'A call of twenty minutes with the studio.',
        },
        { day: -6, status: 'CLEARED', round: 'INTRODUCTION' },
        {
          day: -2,
          status: 'SCHEDULED',
          round: 'TOOL_TEST',
          text: 'Two hours in Revit at the studio: a stair with its landing and railing, on a sheet. Bring nothing.',
        },
      ],
    },
    {
      reference: 'demo-consultants-b-coordinator',
      answer:
        'A duct through a beam in the capstone. Structure and MEP agreed on a lower ceiling in the corridor.',
      isOffered: true,
      steps: [
        { day: -14, status: 'APPLIED' },
        { day: -11, status: 'CLEARED', round: 'INTRODUCTION' },
        { day: -7, status: 'CLEARED', round: 'TECHNICAL' },
        { day: -4, status: 'CLEARED', round: 'HR' },
        {
          day: -1,
          status: 'OFFERED',
          text: 'Start on the first of next month. Three days a week in the office.',
        },
      ],
    },
    {
      reference: 'demo-practice-e-documentation',
      answer: '',
      steps: [
        { day: -13, status: 'APPLIED' },
        { day: -3, status: 'CLOSED', text: 'The position has been filled from within the practice.' },
      ],
    },
  ];

const openingId = (reference: string) => seedId(`opening ${reference}`);
const employerId = (name: string) => seedId(`employer ${name}`);
const questionId = (reference: string, at: number) => seedId(`opening ${reference} question ${at}`);

async function seedResume({ db, deps, now }: Seeding): Promise<string> {
  const userId = personId(SEEKER);
  const slot = (await documentSlots(db, userId)).find(({ kind }) => kind === 'RESUME');
  if (!slot) throw new Error('there is no place for a résumé');
  const pdf = drawResume([
    'Resume of a demo person',
    'BIM for Architects, batch 11, completed',
    'Revit, Navisworks, ISO 19650',
    'Two years in an architecture practice, working drawings',
  ]);
  const stored = await storeDocument(
    db,
    { ...deps, now: () => dayFrom(now, -15) },
    {
      file: new File([pdf], 'resume.pdf', { type: 'application/pdf' }),
      kind: 'RESUME',
      name: slot.name,
      owner: { userId, cohortId: null },
      documentId: slot.documentId,
    },
  );
  return stored.documentId;
}

/**
 * Plants openings of invented employers, and a seeker who is in a round, has an offer, and was informed of a closed
 * opening.
 */
export async function seedJobs(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  await db.insert(employers).values(
    OPENINGS.map(({ companyName }) => ({
      employerId: employerId(companyName),
      name: companyName,
      contactName: 'The studio manager',
      contactEmailId: `work@${companyName.toLowerCase().replaceAll(' ', '-')}.test`,
      createdAt: dayFrom(now, -30),
      updatedAt: dayFrom(now, -30),
    })),
  );
  await db.insert(jobOpenings).values(
    OPENINGS.map(({ pay, closesIn, isClosed, questions, ...opening }) => ({
      ...opening,
      jobOpeningId: openingId(opening.reference),
      employerId: employerId(opening.companyName),
      publishedAt: dayFrom(now, -15),
      ctc: pay === null ? null : pay * MINOR_UNITS,
      currency: pay === null ? null : ('INR' as const),
      closingDate: new Date(dayFrom(now, closesIn).getTime() + 14 * 3_600_000 - 1),
      recordStatus: isClosed ? ('INACTIVE' as const) : ('ACTIVE' as const),
      questions: questions.map((question, at) => ({
        questionId: questionId(opening.reference, at),
        questionType: 'SUBJECTIVE' as const,
        question,
        meta: {},
        options: [],
        maxLength: 600,
      })),
      createdAt: dayFrom(now, -15),
      updatedAt: dayFrom(now, -15),
    })),
  );
  const userId = personId(SEEKER);
  const resumeDocumentId = await seedResume(seeding);
  for (const { reference, answer, steps, isOffered } of APPLIED) {
    const userJobId = seedId(`application ${SEEKER} ${reference}`);
    const [first] = steps;
    const offeredAt = steps.find(({ status }) => status === 'OFFERED')?.day ?? 0;
    await db.insert(userJobs).values({
      userJobId,
      cohortId: cohortId(FINISHED),
      userId,
      jobOpeningId: openingId(reference),
      resumeDocumentId,
      responses: answer === '' ? [] : [{ questionId: questionId(reference, 0), responseValue: answer }],
      currentRound: steps.findLast(({ round }) => round !== undefined)?.round ?? null,
      ...(isOffered
        ? {
            offerStatus: 'OFFERED' as const,
            offerCtc: 75_000_000,
            offerCurrency: 'INR' as const,
            offerText: steps.at(-1)?.text ?? '',
            offeredAt: dayFrom(now, offeredAt),
          }
        : {}),
      appliedAt: dayFrom(now, first?.day ?? 0),
      updatedAt: dayFrom(now, steps.at(-1)?.day ?? 0),
    });
    await db.insert(userJobUpdates).values(
      steps.map(({ day, ...step }, at) => ({
        updateId: seedId(`step ${SEEKER} ${reference} ${at}`),
        userJobId,
        ...step,
        createdAt: dayFrom(now, day),
      })),
    );
  }
  const [match, prepared, words] = JOB_FEEDBACK_QUESTIONS;
  await db.insert(userJobFeedback).values({
    feedbackId: seedId(`feedback ${SEEKER}`),
    userJobId: seedId(`application ${SEEKER} demo-consultants-b-coordinator`),
    round: 'TECHNICAL',
    responses: [
      { questionId: match?.questionId ?? '', responseValue: '4' },
      {
        questionId: prepared?.questionId ?? '',
        entries: [{ optionId: prepared?.options[0]?.optionId ?? '' }],
      },
      {
        questionId: words?.questionId ?? '',
        responseValue: 'They open a model and ask which clash you mend first.',
      },
    ],
    createdAt: dayFrom(now, -6),
  });
  await db.insert(jobActivities).values([
    { userId, jobOpeningId: openingId('demo-contractor-d-site'), savedAt: dayFrom(now, -5) },
    { userId, jobOpeningId: openingId('demo-practice-a-modeller'), viewedAt: dayFrom(now, -12) },
  ]);
}
