import { TIME_ZONE_KEY } from '@plinth/domain/session/stored-keys';
import { InterviewPage } from '../src/areas/mentor/evaluation-day/InterviewPage.tsx';
import type { Interview } from '../src/data/interviews.ts';
import { session } from '../src/stores/session.ts';
import { anEvaluatedCohort, COHORT_ID, inMinutes } from './a-cohort.ts';
import { idOf } from './people.ts';
import { renderPage } from './render-page.tsx';
import { answers, answersBy } from './server.ts';

export const ASHA = idOf('a1');
export const GUIDE = idOf('a0');
export const FORM = idOf('f0');
export const RESPONSE = idOf('f1');
export const [ROLE, MODELLER, COORDINATOR] = [idOf('b0'), idOf('b1'), idOf('b2')];
export const [CLARITY, WEAK, CLEAR] = [idOf('c0'), idOf('c1'), idOf('c2')];
export const [WORDS, NOTES] = [idOf('d0'), idOf('d1')];
export const [CLASHES, FOUND] = [idOf('e0'), idOf('e1')];

export const AS_MODELLER = [{ questionId: ROLE, entries: [{ optionId: MODELLER, optionValue: '' }] }];
export const CLOSED = { userId: ASHA, slotStatus: 'FEEDBACK_COMPLETED', score: 80 } as const;

const option = (optionId: string, text: string) => ({ optionId, text });

export const interviewOf = (change: Partial<Interview> = {}): Interview => ({
  userId: ASHA,
  firstName: 'Asha',
  lastName: 'Test',
  startDate: inMinutes(-5),
  slotStatus: 'INTERVIEW_IN_PROGRESS',
  feedbackStatus: 'FEEDBACK_PENDING',
  hasNotes: false,
  primaryMentor: null,
  formId: FORM,
  responseId: RESPONSE,
  remark: null,
  handIns: [],
  filterAnswers: [{ questionId: ROLE, entries: [] }],
  sections: [],
  ...change,
});

/** Answers with an interview and its form; only coordinators are asked the section on coordination. */
export function answersInterview(change: Partial<Interview> = {}) {
  answers('cohorts', 'readCohort', { cohort: anEvaluatedCohort() });
  answers('evaluationDay', 'readLiveSession', { liveSession: null, interviews: [] });
  answers('evaluationDay', 'readLearnerFeedback', interviewOf(change));
  answers('evaluationDay', 'listFilterQuestions', {
    formId: FORM,
    questions: [
      {
        questionId: ROLE,
        questionType: 'FILTER',
        question: 'Which role?',
        options: [option(MODELLER, 'Modeller'), option(COORDINATOR, 'Coordinator')],
      },
    ],
  });
  const noted = answers('evaluationDay', 'registerResponses', { registered: 1 });
  const asked = answersBy('evaluationDay', 'readFilteredForm', ({ query }) => ({
    formId: FORM,
    responseId: RESPONSE,
    sections: [
      {
        sectionTitle: 'Presentation',
        questions: [
          {
            questionId: CLARITY,
            questionType: 'SINGLE_CHOICE' as const,
            question: 'How clear?',
            options: [option(WEAK, 'Weak'), option(CLEAR, 'Clear')],
            entries: [],
          },
          {
            questionId: WORDS,
            questionType: 'SUBJECTIVE' as const,
            question: 'In words?',
            options: [option(NOTES, 'Notes')],
            entries: [],
            isRequired: false,
          },
        ],
      },
      ...((query.get('optionIds') ?? '').includes(COORDINATOR)
        ? [
            {
              sectionTitle: 'Coordination',
              questions: [
                {
                  questionId: CLASHES,
                  questionType: 'SINGLE_CHOICE' as const,
                  question: 'Clashes?',
                  options: [option(FOUND, 'Found')],
                  entries: [],
                },
              ],
            },
          ]
        : []),
    ],
  }));
  return { noted, asked };
}

export const interviewPage = () => renderPage(<InterviewPage cohortId={COHORT_ID} userId={ASHA} />);

/** Before each test: the guide is signed in; nothing stored on the device but their time zone. */
export function prepareInterview(): void {
  localStorage.clear();
  localStorage.setItem(TIME_ZONE_KEY, 'Europe/Berlin');
  session.userId = GUIDE;
}
