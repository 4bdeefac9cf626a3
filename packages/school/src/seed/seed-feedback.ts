import { feedbackEvents, feedbackResponses } from '@plinth/api-server/db/schema/feedback';
import { forms } from '@plinth/api-server/db/schema/forms';
import { FINISHED, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { DROPPED_OUT, PEERS } from './names.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const option = (text: string) => ({ optionId: seedId(`feedback week ${text}`), text });

const star = (key: string, question: string) => ({
  questionId: seedId(`feedback ${key}`),
  questionType: 'SCALE_STAR' as const,
  question,
  meta: { questionTag: key, category: 'CSAT' },
  options: [],
});

/** What classmates wrote about their week; most leave it empty. */
const WORDS = [
  'More time for the stair of the second sheet.',
  'A film of how the views are set up.',
  'The Thursday session could begin with our questions.',
  'Nothing, this week was good.',
  'Fewer clicks from a lesson to its task.',
];

const ANSWERING = PEERS.filter((name) => name !== DROPPED_OUT);

/**
 * Returns classmates' answers to the form about their week: fewer of them with each week, and slightly different each
 * week.
 */
const answersOfWeek = (eventId: string, savedAt: Date, week: number) =>
  ANSWERING.slice(0, ANSWERING.length - week).map((name, index) => {
    const words = (index + week) % 3 === 0 ? WORDS[(index + week) % WORDS.length] : undefined;
    const pace =
      ['Too slow', 'About right', 'About right', 'About right', 'Too fast'][(index + week) % 5] ?? '';
    return {
      eventId,
      userId: personId(peerEmail(name)),
      cohortId: cohortId(RUNNING),
      isSkipped: false,
      responses: [
        {
          questionId: seedId('feedback week clear'),
          responseValue: String(5 - ((index * (week + 1)) % 3)),
        },
        { questionId: seedId('feedback week pace'), entries: [{ optionId: option(pace).optionId }] },
        ...(words ? [{ questionId: seedId('feedback week words'), responseValue: words }] : []),
      ],
      savedAt,
    };
  });

/**
 * Plants the feedback forms: learners who are half-way are asked about their week, as in earlier weeks; those who have
 * finished are asked about the course.
 */
export async function seedFeedback({ db, now }: Seeding): Promise<void> {
  const [week, course] = [seedId('form feedback week'), seedId('form feedback course')];
  await db.insert(forms).values([
    {
      formId: week,
      kind: 'FEEDBACK',
      title: 'Your week',
      key: 'feedback-week',
      pages: [
        {
          pageId: 'week',
          questions: [
            star('week clear', 'How clear were the lessons of this week?'),
            {
              questionId: seedId('feedback week pace'),
              questionType: 'SINGLE_CHOICE',
              question: 'And the pace?',
              meta: { questionTag: 'pace', category: 'CES' },
              options: [option('Too slow'), option('About right'), option('Too fast')],
            },
            {
              questionId: seedId('feedback week words'),
              questionType: 'SUBJECTIVE',
              question: 'What should we change?',
              meta: { questionTag: 'words', category: 'OTHER' },
              options: [],
              isRequired: false,
              maxLength: 500,
            },
          ],
        },
      ],
    },
    {
      formId: course,
      kind: 'FEEDBACK',
      title: 'Looking back',
      key: 'feedback-course',
      pages: [
        {
          pageId: 'course',
          questions: [
            {
              questionId: seedId('feedback course nps'),
              questionType: 'SCALE_NUMBER',
              question: 'How likely are you to recommend this course to a colleague?',
              meta: { questionTag: 'recommend', category: 'NPS' },
              options: [],
            },
            star('course reviews', 'How useful were the reviews of your guide?'),
          ],
        },
      ],
    },
  ]);
  const asked = { audiences: ['LEARNER' as const], startsAt: dayFrom(now, -2), createdAt: now };
  const earlier = [1, 2, 3].map((week) => ({
    eventId: seedId(`feedback event week ${week}`),
    startsAt: dayFrom(now, -2 - 7 * week),
    endsAt: dayFrom(now, 3 - 7 * week),
  }));
  await db.insert(feedbackEvents).values([
    ...[...earlier, { eventId: seedId('feedback event week') }].map((event) => ({
      ...asked,
      ...event,
      formId: week,
      cohortId: cohortId(RUNNING),
      page: 'skill-progress',
      category: 'CSAT' as const,
      formDisplayPosition: 'BOTTOM_POPUP' as const,
    })),
    {
      ...asked,
      eventId: seedId('feedback event course'),
      formId: course,
      cohortId: cohortId(FINISHED),
      page: 'performance',
      category: 'NPS',
      formDisplayPosition: 'MIDDLE_POPUP',
    },
  ]);
  await db
    .insert(feedbackResponses)
    .values([
      ...answersOfWeek(seedId('feedback event week'), dayFrom(now, -1), 0),
      ...earlier.flatMap(({ eventId, startsAt }, index) => answersOfWeek(eventId, startsAt, index + 1)),
    ]);
}
