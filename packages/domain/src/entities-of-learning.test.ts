import { describe, expect, it } from 'vitest';
import { expectEntities, ID, ID2, TIME } from '../test/expect-entities.ts';
import { CurriculumNode } from './curriculum/curriculum-node.ts';
import { orderByRank } from './curriculum/order-by-rank.ts';
import { EvaluationDayState } from './evaluation-day/evaluation-day-state.ts';
import { FeedbackItem } from './evaluation-day/feedback-item.ts';
import { InterviewResponse } from './evaluation-day/interview-response.ts';
import { Slot } from './evaluation-day/slot.ts';
import { FeedbackEvent } from './feedback/feedback-event.ts';
import { Question } from './forms/question.ts';
import { ResponseEntry } from './forms/response-entry.ts';
import { Leaderboard, LeaderboardEntry } from './leaderboards/leaderboard.ts';
import { namespaceOfQuery, QueryDraft, QueryListState, QueryMeta } from './mentor-queries/query.ts';
import { OnboardingSubmission } from './onboarding/onboarding-submission.ts';
import { CreditHealth, creditHealthText } from './progress/credit-health.ts';
import { LearningStageTree } from './progress/learning-stage-tree.ts';
import { QuizFeedback } from './quizzes/quiz-feedback.ts';
import { Tip } from './tips/tip.ts';

const node = { nodeId: ID, parentNodeId: null, type: 'ROOT', meta: { title: 'Course' }, children: [] };
const question = {
  questionId: ID,
  questionType: 'SINGLE_CHOICE',
  question: 'Which drawing shows the roof?',
  meta: { questionTag: 'Drawings', category: 'QUIZ', subCategory: 'Plans', questionCredits: 5 },
  options: [{ optionId: ID2, text: 'Section', icon: 'section' }],
};
const slot = { slotId: ID, startDate: TIME, status: 'ACTIVE' };
const entry = { userId: ID, firstName: 'Asha', lastName: null, photo: null, level: 1, rank: 1, credits: 40 };

expectEntities([
  {
    id: 'ENTITY-08',
    name: 'curriculum node',
    schema: CurriculumNode,
    example: { ...node, children: [{ ...node, nodeId: ID2, parentNodeId: ID, type: 'PARAGRAPH' }] },
    fields: 'nodeId parentNodeId type meta children',
    bad: { children: [{ ...node, type: 'UNICORN' }] },
  },
  {
    id: 'ENTITY-09',
    name: 'learning stage tree',
    schema: LearningStageTree,
    example: {
      nodes: [node],
      activeMission: 'MISSION_1',
      unlockedFeature: null,
      capstone: node,
      hideIndicators: false,
    },
    fields: 'nodes activeMission unlockedFeature capstone hideIndicators',
    bad: { activeMission: 'MISSION_9' },
  },
  {
    id: 'ENTITY-10',
    name: 'feedback event',
    schema: FeedbackEvent,
    example: {
      eventId: ID,
      isMandatory: false,
      form: {
        formId: ID2,
        title: 'How is it going?',
        questions: [question],
        formDisplayPosition: 'BOTTOM_POPUP',
      },
    },
    fields: 'eventId isMandatory form',
    bad: { form: { formId: ID2, title: '', questions: [], formDisplayPosition: 'TOP' } },
  },
  {
    id: 'ENTITY-11',
    name: 'question',
    schema: Question,
    example: question,
    fields: 'questionId questionType question meta options',
    bad: { options: [{ optionId: 'a', text: 'Section' }] },
  },
  {
    id: 'ENTITY-12',
    name: 'response entry with options',
    schema: ResponseEntry,
    example: { questionId: ID, entries: [{ optionId: ID2, text: 'Section' }] },
    fields: 'questionId entries',
    bad: { entries: [{ text: 'Section' }] },
  },
  {
    id: 'ENTITY-12',
    name: 'response entry with free text',
    schema: ResponseEntry,
    example: { questionId: ID, responseValue: 'The roof plan' },
    fields: 'questionId responseValue',
    bad: { responseValue: 'a\u0000b' },
  },
  {
    id: 'ENTITY-13',
    name: 'interview response',
    schema: InterviewResponse,
    example: {
      sections: [
        {
          sectionTitle: 'Portfolio',
          questions: [
            {
              questionId: ID,
              questionType: 'SCALE_NUMBER',
              question: 'Clarity of drawings',
              options: [{ optionId: ID2, text: '4' }],
              entries: [{ optionId: ID2, optionValue: 'Clear throughout' }],
            },
          ],
        },
      ],
    },
    fields: 'sections',
    bad: { sections: [{ questions: [] }] },
  },
  {
    id: 'ENTITY-14',
    name: 'leaderboard entry',
    schema: LeaderboardEntry,
    example: entry,
    fields: 'userId firstName lastName photo level rank credits',
    bad: { level: 4 },
  },
  {
    id: 'ENTITY-15',
    name: 'leaderboard',
    schema: Leaderboard,
    example: {
      leaderboard: [entry],
      activePhases: ['LEARNING'],
      statistics: { QUIZ: { total: 4, completed: 2, credits: 40, percentage: 50 } },
      me: null,
      total: 1,
    },
    fields: 'leaderboard activePhases statistics me total',
    bad: { statistics: { LUNCH: { total: 4, completed: 2, credits: 40, percentage: 50 } } },
  },
  {
    id: 'ENTITY-16',
    name: 'query',
    schema: QueryDraft,
    example: {
      title: 'Wall joins',
      description: 'Why do they break?',
      meta: { curriculumDetails: { nodeId: ID } },
    },
    fields: 'title description meta',
    bad: { meta: { curriculumDetails: { nodeId: ID }, capstoneDetails: { nodeId: ID } } },
  },
  {
    id: 'ENTITY-17',
    name: 'query list state',
    schema: QueryListState,
    example: { state: 'all', queryCreatedAt: null, sorting: 'DESC' },
    fields: 'state queryCreatedAt sorting',
    bad: { sorting: 'UP' },
  },
  {
    id: 'ENTITY-18',
    name: 'tip',
    schema: Tip,
    example: { liveSessionId: ID, content: 'Bring your section.', attachments: [] },
    fields: 'liveSessionId content attachments',
    bad: { content: '   ' },
  },
  {
    id: 'ENTITY-19',
    name: 'slot',
    schema: Slot,
    example: slot,
    fields: 'slotId startDate status',
    bad: { startDate: '2026-05-04' },
  },
  {
    id: 'ENTITY-20',
    name: 'feedback item',
    schema: FeedbackItem,
    example: { feedbackStatus: 'FEEDBACK_COMPLETED' },
    fields: 'feedbackStatus',
    bad: { feedbackStatus: 'DONE' },
  },
  {
    id: 'ENTITY-21',
    name: 'evaluation day state',
    schema: EvaluationDayState,
    example: {
      slots: [slot],
      selectedSlot: slot,
      slotStatus: 'SLOT_BOOKED',
      interviewsCount: { total: 3, completed: 1, pending: 2 },
      feedbackQuiz: { quizId: ID, formId: ID2, title: 'Your interview', isCompleted: false },
      mentorDetails: { userId: ID, firstName: 'Ravi', photo: null },
      portfolioDetails: { status: 'PENDING', documentId: null, dueDate: TIME },
    },
    fields: 'slots selectedSlot slotStatus interviewsCount feedbackQuiz mentorDetails portfolioDetails',
    bad: { interviewsCount: { total: 3 } },
  },
  {
    id: 'ENTITY-30',
    name: 'quiz feedback',
    schema: QuizFeedback,
    example: { rating: 5 },
    fields: 'rating',
    bad: { rating: 6 },
  },
  {
    id: 'ENTITY-31',
    name: 'onboarding submission',
    schema: OnboardingSubmission,
    example: { cohortId: ID, requestData: [{ questionId: ID, responseValue: 'Yes' }], finalSubmission: true },
    fields: 'cohortId requestData finalSubmission',
    bad: { finalSubmission: 'true' },
  },
  {
    id: 'ENTITY-37',
    name: 'credit health',
    schema: CreditHealth,
    example: { key: 'CREDITS_EARNED', value: 12 },
    fields: 'key value',
    bad: { key: 'ROBUST' },
  },
]);

describe('learning', () => {
  it.each([
    'title',
    'heading',
    'content',
    'rank',
    'startDate',
    'endDate',
    'topicCategory',
    'readType',
    'key',
    'value',
    'time',
    'referenceLabel',
    'referenceLink',
    'zoneTitle',
    'zoneName',
    'zoneDescription',
  ])('ENTITY-08 the meta of a node may have the field %s', (field) => {
    const values: Record<string, unknown> = {
      rank: 2,
      time: 45,
      startDate: TIME,
      endDate: TIME,
      topicCategory: 'SLOTS',
    };
    const value = values[field] ?? 'text';
    expect(CurriculumNode.parse({ ...node, meta: { [field]: value } }).meta).toEqual({ [field]: value });
  });

  it('CURR-02 the children of every node are ordered by rank, with unranked ones last', () => {
    const child = (nodeId: string, rank?: number, children: unknown[] = []) => ({
      ...node,
      nodeId,
      meta: rank === undefined ? {} : { rank },
      children,
    });
    const a = ID.replace(/.$/, 'a');
    const b = ID.replace(/.$/, 'b');
    const c = ID.replace(/.$/, 'c');
    const tree = CurriculumNode.parse(
      child(ID, 1, [child(c), child(b, 10, [child(ID2, 2), child(a, 1)]), child(a, 2)]),
    );
    const ordered = orderByRank(tree.children);
    expect(ordered.map((each) => each.nodeId)).toEqual([a, b, c]);
    expect(orderByRank(ordered[1]?.children ?? []).map((each) => each.nodeId)).toEqual([a, ID2]);
    expect(tree.children.map((each) => each.nodeId)).toEqual([c, b, a]);
  });

  it.each([
    { id: 'QUERY-02', meta: { curriculumDetails: { nodeId: ID } }, namespace: 'LEARNING' },
    { id: 'QUERY-03', meta: { capstoneDetails: { nodeId: ID } }, namespace: 'CAPSTONE' },
    { id: 'QUERY-04', meta: {}, namespace: 'CAREER' },
  ])('$id ENTITY-16 a query with this context belongs to $namespace', ({ meta, namespace }) => {
    expect(namespaceOfQuery(QueryMeta.parse(meta))).toBe(namespace);
  });

  it('QUERY-05 a new query needs a title of at most 140 characters and a description', () => {
    const query = { title: 'T'.repeat(140), description: 'Why?', meta: {} };
    expect(QueryDraft.safeParse(query).success).toBe(true);
    expect(QueryDraft.safeParse({ ...query, title: 'T'.repeat(141) }).success).toBe(false);
    expect(QueryDraft.safeParse({ ...query, description: ' ' }).success).toBe(false);
  });

  it.each([
    { id: 'ERR-19', key: 'CREDITS_EARNED', value: 12, text: '12 Credits earned last week' },
    { id: 'ERR-20', key: 'PERCENTAGE_DECREASED', value: 8, text: '8% From last week' },
    { id: 'ERR-21', key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0, text: 'No change from last 2 weeks' },
    { id: 'ERR-22', key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0, text: 'No change from last week' },
  ] as const)('$id credit health $key reads "$text"', ({ key, value, text }) => {
    expect(creditHealthText({ key, value })).toBe(text);
  });
});
