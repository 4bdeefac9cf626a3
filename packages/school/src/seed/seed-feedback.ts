import { feedbackEvents } from '@plinth/api-server/db/schema/feedback';
import { forms } from '@plinth/api-server/db/schema/forms';
import { RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { cohortId } from './seed-cohorts.ts';
import { seedId } from './seed-id.ts';
import type { Seeding } from './seeding.ts';

const option = (text: string) => ({ optionId: seedId(`feedback week ${text}`), text });

/** One question to the learners who are half-way: how the week's lessons were. */
export async function seedFeedback({ db, now }: Seeding): Promise<void> {
  const formId = seedId('form feedback week');
  await db.insert(forms).values({
    formId,
    kind: 'FEEDBACK',
    title: 'Your week',
    key: 'feedback-week',
    pages: [
      {
        pageId: 'week',
        questions: [
          {
            questionId: seedId('feedback week clear'),
            questionType: 'SCALE_STAR',
            question: 'How clear were the lessons of this week?',
            meta: { questionTag: 'clear', category: 'CSAT' },
            options: [],
          },
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
            placeholder: 'How can we improve',
          },
        ],
      },
    ],
  });
  await db.insert(feedbackEvents).values({
    eventId: seedId('feedback event week'),
    formId,
    cohortId: cohortId(RUNNING),
    page: 'dashboard',
    audiences: ['LEARNER'],
    category: 'CSAT',
    formDisplayPosition: 'BOTTOM_POPUP',
    startsAt: dayFrom(now, -2),
  });
}
