import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '../forms/question.ts';
import { QUESTION_TYPES, type QuestionType } from '../forms/question-type.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { needsSubmit } from './auto-advance-delay.ts';
import {
  advanceDelay,
  canAdvance,
  type FeedbackFlow,
  type FeedbackStep,
  frameOf,
  questionOf,
  responseOf,
  startFeedback,
  stepFeedback,
} from './feedback-flow.ts';
import { FEEDBACK_HEADER, FEEDBACK_LATER, FEEDBACK_PLACEHOLDER, FEEDBACK_THANKS } from './feedback-texts.ts';
import {
  FORM_DISPLAY_POSITIONS,
  type FormDisplayPosition,
  POPUP_PLACEMENT,
} from './form-display-position.ts';
import { isFeedbackShown } from './is-feedback-shown.ts';

const id = (n: number) => `019dabcd-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ask = (questionType: QuestionType, n = 0): Question => ({
  questionId: id(n),
  questionType,
  question: 'How was it?',
  meta: {},
  options: /CHOICE|BINARY|FILTER|CAREER|OPTION/.test(questionType)
    ? [
        { optionId: id(n * 100 + 901), text: 'Good' },
        { optionId: id(n * 100 + 902), text: 'Bad' },
      ]
    : [],
});
const answerTo = ({ questionId, questionType, options }: Question): ResponseEntry =>
  options[0]
    ? { questionId, entries: [{ optionId: options[0].optionId }] }
    : { questionId, responseValue: questionType === 'SUBJECTIVE' ? 'More drawings' : '4' };
const open = (
  types: readonly QuestionType[],
  { isMandatory = false, position = 'MIDDLE_POPUP' as FormDisplayPosition } = {},
): FeedbackFlow =>
  startFeedback({
    eventId: id(1),
    isMandatory,
    form: { formId: id(2), title: 'Your week', questions: types.map(ask), formDisplayPosition: position },
  });
const answered = (flow: FeedbackFlow) => {
  const question = questionOf(flow);
  return question ? stepFeedback(flow, { kind: 'answer', entry: answerTo(question) }) : flow;
};
const advanced = (flow: FeedbackFlow) => stepFeedback(answered(flow), { kind: 'advance' });

describe('showing a feedback form', () => {
  it.each([
    { id: 'FEEDBACK-01', questionCount: 2, isMobile: false, isHandled: false, isShown: true },
    { id: 'FEEDBACK-04', questionCount: 1, isMobile: true, isHandled: false, isShown: false },
    { id: 'FEEDBACK-04', questionCount: 1, isMobile: false, isHandled: false, isShown: true },
    { id: 'FEEDBACK-04', questionCount: 2, isMobile: true, isHandled: false, isShown: true },
    { id: 'FEEDBACK-05 FEEDBACK-06', questionCount: 2, isMobile: false, isHandled: true, isShown: false },
    { id: 'FEEDBACK-01', questionCount: 0, isMobile: false, isHandled: false, isShown: false },
  ])(
    '$id with $questionCount questions, mobile $isMobile and handled $isHandled, the form is shown: $isShown',
    (row) => {
      expect(isFeedbackShown({ ...row, isHandledThisSession: row.isHandled })).toBe(row.isShown);
    },
  );

  it('FEEDBACK-02 FEEDBACK-03 ENUM-08 a middle popup is centred, and a bottom one is at the bottom right', () => {
    expect(POPUP_PLACEMENT).toEqual({ MIDDLE_POPUP: 'centre', BOTTOM_POPUP: 'bottom-right' });
  });

  it('FEEDBACK-13 FEEDBACK-14 FEEDBACK-19 FEEDBACK-28 the header, later button, thanks and placeholder have their texts', () => {
    expect(FEEDBACK_HEADER).toBe('Hi there! Want to help us improve your experience?');
    expect(FEEDBACK_LATER).toBe("I'll do it later");
    expect(FEEDBACK_THANKS).toMatch(/^Your feedback has been received/);
    expect(FEEDBACK_PLACEHOLDER).toBe('How can we improve');
  });
});

describe('advancing through a form', () => {
  it.each([
    { id: 'FEEDBACK-08', type: 'SCALE_NUMBER', delay: 500 },
    { id: 'FEEDBACK-09', type: 'SCALE_EMOJI', delay: 500 },
    { id: 'FEEDBACK-10', type: 'BINARY_LIKE_DISLIKE', delay: 2000 },
    { id: 'FEEDBACK-11', type: 'SCALE_STAR', delay: 1000 },
    { id: 'FEEDBACK-12', type: 'SINGLE_CHOICE', delay: 1000 },
    { id: 'FEEDBACK-16', type: 'MULTI_CHOICE', delay: null },
    { id: 'FEEDBACK-17', type: 'SUBJECTIVE', delay: null },
  ] as const)('$id FEEDBACK-07 a single $type advances $delay ms after its answer', ({ type, delay }) => {
    const flow = open([type]);
    expect(advanceDelay(flow)).toBeNull();
    expect(advanceDelay(answered(flow))).toBe(delay);
    expect(stepFeedback(flow, { kind: 'advance' })).toBe(flow);
    expect(advanced(flow).phase).toBe('thanks');
  });

  it.each(QUESTION_TYPES.filter((type) => type !== 'GROUP_QUESTION' && type !== 'DOCUMENT_UPLOAD'))(
    'FEEDBACK-16 FEEDBACK-17 FEEDBACK-18 among several questions, a %s advances at once or needs Submit',
    (type) => {
      const flow = answered(open([type, 'SCALE_STAR']));
      expect(advanceDelay(flow)).toBe(needsSubmit(type) ? null : 0);
      expect(stepFeedback(flow, { kind: 'advance' })).toMatchObject({ phase: 'asking', index: 1 });
    },
  );

  it('FEEDBACK-29 FEEDBACK-30 a new answer to a question replaces the earlier one', () => {
    const flow = answered(open(['SINGLE_CHOICE']));
    const [question] = flow.event.form.questions;
    const other = { questionId: id(0), entries: [{ optionId: question?.options[1]?.optionId ?? '' }] };
    expect(stepFeedback(flow, { kind: 'answer', entry: other }).answers).toEqual([other]);
  });

  it('FEEDBACK-31 the last question does not advance until every question is answered', () => {
    const last = advanced(open(['MULTI_CHOICE', 'SUBJECTIVE']));
    expect(canAdvance(last)).toBe(false);
    const blank = stepFeedback(last, { kind: 'answer', entry: { questionId: id(1), responseValue: '  ' } });
    expect(canAdvance(blank)).toBe(false);
    expect(canAdvance(answered(last))).toBe(true);
    const emptied = stepFeedback(answered(last), {
      kind: 'answer',
      entry: { questionId: id(0), entries: [] },
    });
    expect(canAdvance(emptied)).toBe(false);
  });

  it('FEEDBACK-31 an optional question needs no answer', () => {
    const flow = startFeedback({
      eventId: id(1),
      isMandatory: false,
      form: {
        formId: id(2),
        title: '',
        questions: [{ ...ask('SUBJECTIVE'), isRequired: false }],
        formDisplayPosition: 'MIDDLE_POPUP',
      },
    });
    expect(canAdvance(flow)).toBe(true);
  });

  it('goes back to a question with its answer, and not beyond the first question', () => {
    const second = advanced(open(['SCALE_STAR', 'SUBJECTIVE']));
    const back = stepFeedback(second, { kind: 'back' });
    expect(back).toMatchObject({ index: 0, answers: [answerTo(ask('SCALE_STAR'))] });
    expect(stepFeedback(back, { kind: 'back' })).toBe(back);
  });
});

describe('a form opened again with kept answers', () => {
  const { event } = open(['SCALE_STAR', 'MULTI_CHOICE', 'SUBJECTIVE']);
  const all = event.form.questions.map(answerTo);
  const withoutSecond = all.map((entry, at) => (at === 1 ? { ...entry, entries: [] } : entry));

  it.each<[string, ResponseEntry[], number]>([
    ['nothing was answered', [], 0],
    ['the first was answered', all.slice(0, 1), 1],
    ['the second answer is empty', withoutSecond, 1],
    ['all were answered', all, 2],
  ])('begins where %s', (_, answers, index) => {
    expect(startFeedback(event, answers)).toMatchObject({ phase: 'asking', index, answers, outcome: null });
  });

  it('drops answers to questions that the form no longer has', () => {
    expect(startFeedback(event, [{ questionId: id(999), responseValue: '4' }]).answers).toEqual([]);
  });
});

describe('the frame of the popup', () => {
  it.each([
    {
      id: 'FEEDBACK-13 FEEDBACK-14 FEEDBACK-15',
      types: ['SCALE_STAR', 'SUBJECTIVE'],
      isMandatory: false,
      frame: [true, true, true],
    },
    {
      id: 'FEEDBACK-25 FEEDBACK-26',
      types: ['SCALE_STAR', 'SUBJECTIVE'],
      isMandatory: true,
      frame: [true, false, false],
    },
    { id: 'FEEDBACK-07', types: ['SCALE_STAR'], isMandatory: false, frame: [false, false, true] },
    { id: 'FEEDBACK-25 FEEDBACK-26', types: ['SCALE_STAR'], isMandatory: true, frame: [false, false, false] },
  ] as const)(
    '$id $types with mandatory $isMandatory has header, footer and close button: $frame',
    ({ types, isMandatory, frame }) => {
      const { hasHeader, hasFooter, hasCross } = frameOf(open(types, { isMandatory }));
      expect([hasHeader, hasFooter, hasCross]).toEqual(frame);
    },
  );

  it('FEEDBACK-19 the thanks have neither header nor footer, and can be closed', () => {
    const { hasHeader, hasFooter, hasCross } = frameOf(advanced(open(['SCALE_STAR'], { isMandatory: true })));
    expect([hasHeader, hasFooter, hasCross]).toEqual([false, false, true]);
  });
});

describe('saving a form', () => {
  it.each([
    {
      id: 'FEEDBACK-21',
      types: ['SCALE_STAR', 'SINGLE_CHOICE'],
      position: 'MIDDLE_POPUP',
      outcome: 'automatic',
    },
    {
      id: 'FEEDBACK-21',
      types: ['MULTI_CHOICE', 'SCALE_STAR'],
      position: 'MIDDLE_POPUP',
      outcome: 'submitted',
    },
    { id: 'FEEDBACK-22', types: ['SUBJECTIVE'], position: 'BOTTOM_POPUP', outcome: 'automatic' },
    { id: 'FEEDBACK-22', types: ['SUBJECTIVE'], position: 'MIDDLE_POPUP', outcome: 'submitted' },
    {
      id: 'FEEDBACK-22',
      types: ['SCALE_STAR', 'SUBJECTIVE'],
      position: 'BOTTOM_POPUP',
      outcome: 'submitted',
    },
  ] as const)(
    '$id $types in a $position is $outcome when the thanks are shown',
    ({ types, position, outcome }) => {
      let flow = open(types, { position });
      expect(responseOf(flow)).toBeNull();
      for (const _ of types) flow = advanced(flow);
      expect(flow).toMatchObject({ phase: 'thanks', outcome });
      expect(responseOf(flow)).toEqual({
        isSkipped: false,
        responses: types.map((type, n) => answerTo(ask(type, n))),
      });
    },
  );

  it('FEEDBACK-20 after the thanks the popup closes and the outcome no longer changes', () => {
    const thanks = advanced(open(['SCALE_STAR']));
    for (const kind of ['thanks-over', 'close'] as const) {
      const closed = stepFeedback(thanks, { kind });
      expect(closed).toMatchObject({ phase: 'closed', outcome: 'automatic' });
      expect(stepFeedback(closed, { kind: 'close' })).toBe(closed);
    }
  });

  it('FEEDBACK-23 FEEDBACK-24 closing early saves the answers given so far as skipped', () => {
    const flow = stepFeedback(advanced(open(['SCALE_STAR', 'SUBJECTIVE'])), { kind: 'close' });
    expect(flow.phase).toBe('closed');
    expect(responseOf(flow)).toEqual({ isSkipped: true, responses: [answerTo(ask('SCALE_STAR'))] });
  });

  it('FEEDBACK-24 a skipped form leaves out an answer that is too long', () => {
    const entry = { questionId: id(0), responseValue: 'x'.repeat(100_001) };
    const flow = stepFeedback(open(['SUBJECTIVE']), { kind: 'answer', entry });
    expect(responseOf(stepFeedback(flow, { kind: 'close' }))).toEqual({ isSkipped: true, responses: [] });
  });

  it('FEEDBACK-25 FEEDBACK-26 a mandatory form cannot be closed early', () => {
    const flow = open(['SCALE_STAR'], { isMandatory: true });
    expect(stepFeedback(flow, { kind: 'close' })).toBe(flow);
  });

  it('FEEDBACK-21 FEEDBACK-24 FEEDBACK-26 any sequence of steps saves the form once, complete or as skipped', () => {
    const step = fc.oneof(
      fc.constant<'answer'>('answer'),
      fc.constantFrom<FeedbackStep>(
        { kind: 'advance' },
        { kind: 'back' },
        { kind: 'close' },
        { kind: 'thanks-over' },
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<QuestionType>('SCALE_STAR', 'SUBJECTIVE', 'MULTI_CHOICE', 'SINGLE_CHOICE'), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.boolean(),
        fc.constantFrom(...FORM_DISPLAY_POSITIONS),
        fc.array(step, { maxLength: 30 }),
        (types, isMandatory, position, steps) => {
          let flow = open(types, { isMandatory, position });
          for (const one of steps) {
            const before = flow;
            flow = one === 'answer' ? answered(flow) : stepFeedback(flow, one);
            if (before.outcome !== null) expect(responseOf(flow)).toEqual(responseOf(before));
            if (before.phase === 'closed') expect(flow).toBe(before);
            expect(flow.phase === 'asking').toBe(flow.outcome === null);
            expect(questionOf(flow)).toBeDefined();
          }
          if (flow.outcome === 'skipped') expect(isMandatory).toBe(false);
          else if (flow.outcome) expect(flow.answers).toHaveLength(types.length);
        },
      ),
    );
  });
});
