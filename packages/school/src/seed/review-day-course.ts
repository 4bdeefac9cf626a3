import { handedInTask } from './capstone-course.ts';
import type { SeededPart } from './hang-parts.ts';

const reading = (title: string, ...contents: string[]): SeededPart => ({
  type: 'LESSON_READING',
  meta: { title },
  parts: contents.map((content) => ({ type: 'PARAGRAPH', meta: { content } })),
});

/**
 * The topics of the evaluation day. Days count from the day the course is unlocked: it opens on day 160, the interviews
 * begin on day 163, graduation is on day 178.
 */
export const REVIEW_DAY: SeededPart[] = [
  {
    type: 'TOPIC',
    meta: {
      title: 'Your portfolio',
      content: 'One file that your guide opens before the interview.',
      topicCategory: 'PORTFOLIO',
    },
    releaseDay: 160,
    dueDay: 162,
    parts: [
      handedInTask('Hand in your portfolio', {
        dueDay: 162,
        credits: 0,
        uploads: 'FILE',
        brief: 'Ten pages at most: the capstone, one module, and one page on what you would do otherwise.',
        asks: ['One PDF of ten pages at most.'],
      }),
    ],
  },
  {
    type: 'TOPIC',
    meta: {
      title: 'Choose a time',
      content: 'Half an hour with one guide, online.',
      topicCategory: 'SLOTS',
    },
    releaseDay: 160,
    parts: [
      reading(
        'Before the interview',
        'Have the model open, and your drawing set beside it. The guide asks you to find things in it.',
        'If the time does not suit you any more, change it here until a day before.',
      ),
    ],
  },
  {
    type: 'TOPIC',
    meta: {
      title: 'The interview',
      content: 'Ten minutes you present, fifteen you are asked, five are for your questions.',
      topicCategory: 'EVALUATION_DAY',
    },
    releaseDay: 163,
    parts: [
      {
        type: 'LIVE_SESSION',
        meta: { title: 'Evaluation day: the room' },
        liveSession: { day: 163, time: '10:00', zone: 'Asia/Kolkata', minutes: 480 },
      },
      {
        type: 'QUIZ',
        meta: { title: 'How was your interview?' },
        quiz: {
          title: 'How was your interview?',
          credits: 0,
          quizType: 'PRACTICE',
          maxRetakes: 0,
          questions: [
            {
              key: 'length',
              questionType: 'SINGLE_CHOICE',
              question: 'Was there time enough to show what you made?',
              options: [
                { key: 'yes', text: 'Yes', isCorrect: true },
                { key: 'nearly', text: 'Nearly', isCorrect: true },
                { key: 'no', text: 'No', isCorrect: true },
              ],
            },
            {
              key: 'questions',
              questionType: 'SINGLE_CHOICE',
              question: 'Were the questions about your work?',
              options: [
                { key: 'all', text: 'All of them', isCorrect: true },
                { key: 'most', text: 'Most of them', isCorrect: true },
                { key: 'few', text: 'Few of them', isCorrect: true },
              ],
            },
          ],
        },
      },
    ],
  },
  {
    type: 'TOPIC',
    meta: {
      title: 'Graduation',
      content: 'Your cohort meets once more, and the certificates are given out.',
      topicCategory: 'GRADUATION_DAY',
    },
    releaseDay: 178,
    parts: [reading('Graduation', 'The certificate lies under Documents from that day on.')],
  },
];
