import { feedbackEvents } from '@plinth/api-server/db/schema/feedback';
import { forms } from '@plinth/api-server/db/schema/forms';
import { FINISHED, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import type { Seeding } from './seeding.ts';

const option = (text: string) => ({ optionId: seedId(`feedback week ${text}`), text });

const star = (key: string, question: string) => ({
  questionId: seedId(`feedback ${key}`),
  questionType: 'SCALE_STAR' as const,
  question,
  meta: { questionTag: key, category: 'CSAT' },
  options: [],
});

/** The learners who are half-way are asked about their week, those who have finished about the course. */
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
  const asked = {
    audiences: ['LEARNER' as const],
    category: 'CSAT' as const,
    startsAt: dayFrom(now, -2),
  };
  await db.insert(feedbackEvents).values([
    {
      ...asked,
      eventId: seedId('feedback event week'),
      formId: week,
      cohortId: cohortId(RUNNING),
      page: 'skill-progress',
      formDisplayPosition: 'BOTTOM_POPUP',
    },
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
}
