import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import type { Question } from '@plinth/domain/forms/question';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COHORT_ID } from '../../../test/a-cohort.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { type Asked, answers, refuses } from '../../../test/server.ts';
import { isFeedbackHandled } from '../../stores/popup.ts';
import { FeedbackPopup } from './FeedbackPopup.tsx';

const id = (n: number) => `019dabcd-0000-7000-8000-${String(n).padStart(12, '0')}`;
const EVENT_ID = id(1);
const OPTIONS = [
  { optionId: id(901), text: 'Good' },
  { optionId: id(902), text: 'Bad' },
];
const ask = (questionType: QuestionType, n: number): Question => ({
  questionId: id(10 + n),
  questionType,
  question: `Question about ${n}`,
  meta: {},
  options: /CHOICE|BINARY/.test(questionType) ? OPTIONS : [],
});

let sent: Asked[];
const closed = vi.fn();

async function open(
  types: readonly QuestionType[],
  {
    position = 'BOTTOM_POPUP',
    isMandatory = false,
  }: { position?: FeedbackEvent['form']['formDisplayPosition']; isMandatory?: boolean } = {},
) {
  const event: FeedbackEvent = {
    eventId: EVENT_ID,
    isMandatory,
    form: { formId: id(2), title: 'Your week', questions: types.map(ask), formDisplayPosition: position },
  };
  await renderPage(
    <>
      <main id="main" />
      <FeedbackPopup event={event} cohortId={COHORT_ID} onClosed={closed} />
    </>,
  );
  return screen.findByRole('dialog');
}
const thanks = () => screen.queryByText(/^Your feedback has been received/);
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

beforeEach(() => {
  closed.mockClear();
  window.dataLayer = [];
  sent = answers('feedback', 'saveResponse', { saved: true });
});
afterEach(() => vi.useRealTimers());

describe('a feedback form with one question', () => {
  it.each([
    { id: 'FEEDBACK-08', type: 'SCALE_NUMBER', name: '4', delay: 500 },
    { id: 'FEEDBACK-09', type: 'SCALE_EMOJI', name: 'Good', delay: 500 },
    { id: 'FEEDBACK-10', type: 'BINARY_LIKE_DISLIKE', name: 'Good', delay: 2000 },
    { id: 'FEEDBACK-11', type: 'SCALE_STAR', name: '4 of 5 stars', delay: 1000 },
    { id: 'FEEDBACK-12', type: 'SINGLE_CHOICE', name: 'Good', delay: 1000 },
  ] as const)(
    '$id FEEDBACK-07 FEEDBACK-21 CONST-19 $type continues $delay ms after its answer and is saved once',
    async ({ type, name, delay }) => {
      await open([type]);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      fireEvent.pointerDown(radio(name));
      fireEvent.click(radio(name));
      act(() => void vi.advanceTimersByTime(delay - 1));
      expect(thanks()).toBeNull();
      expect(sent).toEqual([]);
      act(() => void vi.advanceTimersByTime(1));
      expect(thanks()).toBeVisible();
      vi.useRealTimers();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.query.get('isSkipped')).toBe('false');
      expect(sent[0]?.query.get('eventId')).toBe(EVENT_ID);
      expect(sent[0]?.body.responses).toHaveLength(1);
      await waitFor(() => expect(isFeedbackHandled(EVENT_ID)).toBe(true));
    },
  );

  it('FEEDBACK-12 FEEDBACK-30 another answer within the delay replaces the first and restarts the delay', async () => {
    await open(['SINGLE_CHOICE']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(radio('Good'));
    fireEvent.click(radio('Good'));
    act(() => void vi.advanceTimersByTime(900));
    fireEvent.click(radio('Bad'));
    expect(radio('Good')).not.toBeChecked();
    act(() => void vi.advanceTimersByTime(900));
    expect(thanks()).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
    await waitFor(() =>
      expect(sent[0]?.body.responses).toEqual([{ questionId: id(10), entries: [{ optionId: id(902) }] }]),
    );
  });

  it('FEEDBACK-07 an answer by keyboard waits for the button, so that arrow keys submit nothing', async () => {
    await open(['SCALE_STAR']);
    await userEvent.click(document.body);
    radio('1 of 5 stars').focus();
    await userEvent.keyboard(' {ArrowRight}');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void vi.advanceTimersByTime(5000));
    vi.useRealTimers();
    expect(thanks()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(thanks()).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('FEEDBACK-17 FEEDBACK-22 FEEDBACK-28 FEEDBACK-31 a text answer needs Submit, which is disabled while it is empty', async () => {
    const dialog = await open(['SUBJECTIVE']);
    expect(within(dialog).getByRole('heading', { name: 'Your week' })).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByPlaceholderText('How can we improve'), 'Shorter sheets');
    await userEvent.click(submit);
    expect(thanks()).toBeVisible();
    await waitFor(() =>
      expect(sent[0]?.body.responses).toEqual([{ questionId: id(10), responseValue: 'Shorter sheets' }]),
    );
  });
});

describe('a feedback form with several questions', () => {
  it('FEEDBACK-13 FEEDBACK-14 FEEDBACK-15 FEEDBACK-16 FEEDBACK-18 FEEDBACK-29 FEEDBACK-31 has header, footer and progress, and advances by type', async () => {
    const dialog = await open(['SCALE_STAR', 'MULTI_CHOICE']);
    expect(dialog).toHaveAccessibleName('Hi there! Want to help us improve your experience?');
    expect(screen.getByRole('button', { name: "I'll do it later" })).toBeVisible();
    expect(within(dialog).getByText('1 of 2')).toBeVisible();
    await userEvent.click(radio('3 of 5 stars'));
    expect(await screen.findByRole('group', { name: 'Question 2 of 2' })).toHaveFocus();
    expect(within(dialog).getByText('2 of 2')).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    const good = screen.getByRole('checkbox', { name: 'Good' });
    await userEvent.click(good);
    expect(submit).not.toHaveAttribute('aria-disabled');
    await userEvent.click(good);
    expect(good).not.toBeChecked();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(good);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bad' }));
    expect(sent).toEqual([]);
    await userEvent.click(submit);
    expect(thanks()).toBeVisible();
    expect(screen.queryByRole('button', { name: "I'll do it later" })).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.responses).toHaveLength(2);
  });

  it('allows going back, keeps the answer, and continues with Next', async () => {
    await open(['SCALE_STAR', 'SUBJECTIVE']);
    await userEvent.click(radio('3 of 5 stars'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(radio('3 of 5 stars')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it.each([
    { id: 'FEEDBACK-23', button: "I'll do it later", by: 'later' },
    { id: 'FEEDBACK-24', button: 'Close', by: 'cross' },
  ])(
    '$id FEEDBACK-06 FEEDBACK-27 $button saves the given answers as skipped, and is tracked',
    async ({ button, by }) => {
      await open(['SCALE_STAR', 'SUBJECTIVE']);
      await userEvent.click(radio('3 of 5 stars'));
      await screen.findByRole('group', { name: 'Question 2 of 2' });
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.query.get('isSkipped')).toBe('true');
      expect(sent[0]?.body.responses).toEqual([{ questionId: id(10), responseValue: '3' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(closed).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(isFeedbackHandled(EVENT_ID)).toBe(true));
      expect(window.dataLayer).toMatchObject([
        { event: 'Button_Click', buttonText: `Feedback closed: ${by}` },
      ]);
    },
  );
});

describe('the popup frame', () => {
  it('FEEDBACK-03 ENUM-08 a bottom popup is announced without taking the focus, and Escape closes it', async () => {
    const dialog = await open(['SCALE_STAR']);
    expect(dialog).toHaveAttribute('aria-modal', 'false');
    expect(dialog).not.toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByText(/The school has a question for you/)).toBeInTheDocument();
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('FEEDBACK-24 a bottom popup closed by key leaves the focus in the page', async () => {
    const dialog = await open(['SCALE_STAR']);
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('FEEDBACK-24 a bottom popup takes the focus from no other place when it closes', async () => {
    const dialog = await open(['SCALE_STAR']);
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('FEEDBACK-02 ENUM-08 a middle popup takes the focus', async () => {
    const dialog = await open(['SCALE_STAR'], { position: 'MIDDLE_POPUP' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it.each(['MIDDLE_POPUP', 'BOTTOM_POPUP'] as const)(
    'FEEDBACK-25 FEEDBACK-26 a mandatory %s has neither Later nor Close, and Escape does not close it',
    async (position) => {
      const dialog = await open(['SCALE_STAR', 'SUBJECTIVE'], { position, isMandatory: true });
      expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
      expect(screen.queryByRole('button', { name: "I'll do it later" })).toBeNull();
      radio('1 of 5 stars').focus();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeVisible();
      expect(sent).toEqual([]);
    },
  );

  it('FEEDBACK-20 CONST-18 the thanks close by themselves after 5 s, and nothing is saved twice', async () => {
    await open(['SCALE_STAR']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(radio('5 of 5 stars'));
    fireEvent.click(radio('5 of 5 stars'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(thanks()).toBeVisible();
    act(() => void vi.advanceTimersByTime(4999));
    expect(closed).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(closed).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('a form that could not be sent says so, keeps the answers and can be sent again', async () => {
    refuses('feedback', 'saveResponse', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await open(['SUBJECTIVE']);
    await userEvent.type(screen.getByRole('textbox'), 'Shorter sheets');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent');
    const again = answers('feedback', 'saveResponse', { saved: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(again[0]?.body.responses).toHaveLength(1));
    expect(await screen.findByText(/^Your feedback has been received/)).toBeVisible();
  });
});
