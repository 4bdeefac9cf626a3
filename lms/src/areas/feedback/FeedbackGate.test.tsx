import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COHORT_ID } from '../../../test/a-cohort.ts';
import { personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { type Asked, answers, answersBy, refuses } from '../../../test/server.ts';
import { queryClient } from '../../data/query-client.ts';
import { isFeedbackHandled, keepFeedbackHandled } from '../../stores/popup.ts';

const id = (n: number) => `019dabcd-0000-7000-8000-00000000000${n}`;
const eventOf = (count: number, eventId = id(1)): FeedbackEvent => ({
  eventId,
  isMandatory: false,
  form: {
    formId: id(2),
    title: 'Your week',
    questions: Array.from({ length: count }, (_, n) => ({
      questionId: id(3 + n),
      questionType: 'SCALE_STAR' as const,
      question: `Question ${n}`,
      meta: {},
      options: [],
    })),
    formDisplayPosition: 'BOTTOM_POPUP',
  },
});
const ENTRY = `/onboarding?cohortId=${COHORT_ID}`;

/** Opens a screen whose server offers a form; `width` is that of the window. */
function open(path: string, event: FeedbackEvent | null, width = 1520): Asked[] {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderRoute(path, personOf());
  return answers('feedback', 'readEvent', { event });
}

beforeEach(() => {
  refuses('onboarding', 'readOnboardingForm', 404, 'NOT_FOUND', 'None.');
  answers('notifications', 'list', {
    notifications: [],
    total: 0,
    unread: 0,
    asOf: new Date().toISOString(),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the pending feedback form', () => {
  it('FEEDBACK-01 API-061 is requested with the page and the cohort, and shown', async () => {
    const asked = open(ENTRY, eventOf(2));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ page: 'onboarding', cohortId: COHORT_ID });
  });

  it('FEEDBACK-04 on a mobile, the form asked for is the first with more than one question', async () => {
    open(ENTRY, null, 390);
    const asked = answersBy('feedback', 'readEvent', ({ query }) => ({
      event: eventOf(query.get('isSmallScreen') === 'true' ? 2 : 1),
    }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      page: 'onboarding',
      cohortId: COHORT_ID,
      isSmallScreen: 'true',
    });
  });

  it.each([
    {
      id: 'FEEDBACK-04',
      what: 'one question on a mobile',
      count: 1,
      width: 390,
      isHandled: false,
      isShown: false,
    },
    {
      id: 'FEEDBACK-04',
      what: 'two questions on a mobile',
      count: 2,
      width: 390,
      isHandled: false,
      isShown: true,
    },
    {
      id: 'FEEDBACK-04',
      what: 'one question elsewhere',
      count: 1,
      width: 600,
      isHandled: false,
      isShown: true,
    },
    {
      id: 'FEEDBACK-05 FEEDBACK-06',
      what: 'one that was handled',
      count: 2,
      width: 1520,
      isHandled: true,
      isShown: false,
    },
  ])('$id $what: shown $isShown', async ({ count, width, isHandled, isShown }) => {
    if (isHandled) keepFeedbackHandled(id(1));
    const asked = open(ENTRY, eventOf(count), width);
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByRole('heading', { name: 'There is nothing to fill in' });
    if (isShown) expect(await screen.findByRole('dialog')).toBeVisible();
    else expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('FEEDBACK-06 signing out starts a new feedback session', () => {
    keepFeedbackHandled(id(1));
    window.dispatchEvent(new CustomEvent('plinth:signed-out'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('API-063 once the form is answered, the onboarding on the screen is loaded again', async () => {
    const read = answersBy('onboarding', 'readOnboardingForm', () => ({
      form: { formId: id(9), title: 'Before you start', pages: [] },
      requestData: [],
      cohortOnboardingStatus: 'COMPLETED' as const,
      currentPageId: null,
    }));
    const saved = answers('feedback', 'saveResponse', { saved: true });
    open(ENTRY, eventOf(1));
    const star = await screen.findByRole('radio', { name: '4 of 5 stars' });
    await waitFor(() => expect(read).toHaveLength(1));
    fireEvent.keyDown(star);
    fireEvent.click(star);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(read).toHaveLength(2));
  });

  it('FEEDBACK-01 the next form appears once the one before is answered and its thanks are closed', async () => {
    const saved = answers('feedback', 'saveResponse', { saved: true });
    open(ENTRY, null);
    const asked = answersBy('feedback', 'readEvent', () => ({
      event: saved.length === 0 ? eventOf(1) : eventOf(2, id(8)),
    }));
    const star = await screen.findByRole('radio', { name: '4 of 5 stars' });
    fireEvent.keyDown(star);
    fireEvent.click(star);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByText(/^Your feedback has been received/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 of 2')).toBeVisible();
  });

  it('FEEDBACK-05 a form that could not be sent is offered again with its answers, until it is', async () => {
    refuses('feedback', 'saveResponse', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    open(ENTRY, eventOf(1));
    const star = await screen.findByRole('radio', { name: '4 of 5 stars' });
    fireEvent.keyDown(star);
    fireEvent.click(star);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/^Your feedback could not be sent/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const saved = answers('feedback', 'saveResponse', { saved: true });
    open(ENTRY, eventOf(1));
    expect(await screen.findByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body.responses).toEqual([{ questionId: id(3), responseValue: '4' }]);
    await waitFor(() => expect(isFeedbackHandled(id(1))).toBe(true));
    expect(Object.keys(sessionStorage).filter((key) => key.includes(id(1)))).toEqual([`feedback:${id(1)}`]);
  });

  it('FEEDBACK-06 FEEDBACK-23 a form put off in vain is offered again on the next page with its answers, until the school knows', async () => {
    refuses('feedback', 'saveResponse', 400, 'BAD_REQUEST', 'Not now.');
    open(ENTRY, eventOf(2));
    fireEvent.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
    fireEvent.click(screen.getByRole('button', { name: "I'll do it later" }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(queryClient.getMutationCache().getAll().at(-1)?.state.status).toBe('error'));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const saved = answers('feedback', 'saveResponse', { saved: true });
    open(ENTRY, eventOf(2));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: "I'll do it later" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.query.get('isSkipped')).toBe('true');
    expect(saved[0]?.body.responses).toEqual([{ questionId: id(3), responseValue: '4' }]);
    await waitFor(() => expect(isFeedbackHandled(id(1))).toBe(true));
  });

  it('FEEDBACK-05 a form whose answer is on its way is not offered on the next page', async () => {
    let arrive = () => {};
    answersBy('feedback', 'saveResponse', async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return { saved: true as const };
    });
    open(ENTRY, eventOf(1));
    const star = await screen.findByRole('radio', { name: '4 of 5 stars' });
    fireEvent.keyDown(star);
    fireEvent.click(star);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/^Your feedback has been received/)).toBeVisible();
    cleanup();
    queryClient.removeQueries();
    const asked = open(ENTRY, eventOf(1));
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByRole('heading', { name: 'There is nothing to fill in' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => arrive());
    await waitFor(() => expect(isFeedbackHandled(id(1))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('FEEDBACK-06 a form that is put off brings no other one', async () => {
    const saved = answers('feedback', 'saveResponse', { saved: true });
    const read = answersBy('onboarding', 'readOnboardingForm', () => ({
      form: { formId: id(9), title: 'Before you start', pages: [] },
      requestData: [],
      cohortOnboardingStatus: 'COMPLETED' as const,
      currentPageId: null,
    }));
    open(ENTRY, null);
    const asked = answersBy('feedback', 'readEvent', () => ({
      event: saved.length === 0 ? eventOf(2) : eventOf(2, id(8)),
    }));
    fireEvent.click(await screen.findByRole('button', { name: "I'll do it later" }));
    // What the answer to the saved response brings up to date is on its way by then.
    await waitFor(() => expect(read).toHaveLength(2));
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('API-061 FEEDBACK-01 is not requested on screens without a cohort', async () => {
    const asked = open('/notifications', eventOf(2));
    await screen.findByText(/will appear here/);
    expect(asked).toEqual([]);
  });
});
