import { mergeResponses } from '@plinth/domain/forms/merge-responses';
import type { Question } from '@plinth/domain/forms/question';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses, server } from '../../../test/server.ts';
import { onboardingFormQuery } from '../../data/onboarding.ts';
import { queryClient } from '../../data/query-client.ts';

const me = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'UPCOMING' })] } });
const FORM = onboardingFormQuery(idOf('a')).queryKey;
const path = (page: string) => `/onboarding?cohortId=${idOf('a')}&page=${page}&tag=onboarding-v2`;

const ask = (end: string, questionType: QuestionType, more: Partial<Question> = {}): Question => ({
  questionId: idOf(end),
  questionType,
  question: `Question ${end}`,
  meta: {},
  options: [],
  ...more,
});
const OPTIONS = [
  { optionId: idOf('c1'), text: 'In practice' },
  { optionId: idOf('c2'), text: 'Student' },
];
const PAGES = [
  { pageId: 'who', title: 'Who you are', questions: [ask('1', 'SINGLE_CHOICE', { options: OPTIONS })] },
  {
    pageId: 'goals',
    title: 'What you are after',
    questions: [
      ask('2', 'GROUP_QUESTION', {
        questions: [ask('3', 'TEXT_INPUT'), ask('4', 'TEXT_INPUT', { isRequired: false })],
      }),
      ask('5', 'DOCUMENT_UPLOAD', { isRequired: false }),
    ],
  },
];

type Sheet = Parameters<typeof answers<'onboarding', 'readOnboardingForm'>>[2];

let held: Sheet;
const holds = (sheet: Partial<Sheet> = {}) => {
  held = {
    form: { formId: idOf('f'), title: 'Before you start', pages: PAGES },
    requestData: [],
    cohortOnboardingStatus: 'NOT_STARTED',
    currentPageId: 'who',
    ...sheet,
  };
  answersBy('onboarding', 'readOnboardingForm', () => held);
};
const keep = (changed: readonly ResponseEntry[]) => {
  held = { ...held, requestData: mergeResponses(held.requestData, changed) };
};
/** Keeps drafts immediately; handing in stays pending, so that the screen stays too. */
const saves = () =>
  answersBy('onboarding', 'saveOnboardingForm', ({ body }) => {
    if (body.finalSubmission) return new Promise<never>(() => {});
    keep(body.requestData as ResponseEntry[]);
    return { cohortOnboardingStatus: 'ONBOARDING_STARTED' as const };
  });

const PRACTICE = { questionId: idOf('1'), entries: [{ optionId: idOf('c1') }] };

beforeEach(() => {
  answers('publicCourses', 'readCohort', {
    cohortId: idOf('a'),
    courseTitle: 'Building information modelling',
    batchNumber: '14',
    cohortType: 'BIM_A',
    productId: 'BIM_A',
    startDate: '2026-12-01T04:30:00.000Z',
  });
});

describe('OnboardingPage', () => {
  it('ROUTE-55 API-024 the landing page links to the form', async () => {
    holds();
    renderRoute(path('landingPage'), me);
    expect(await screen.findByRole('link', { name: 'Start' })).toHaveAttribute('href', path('form'));
  });

  it('API-024 a started form continues where the learner stopped, with the earlier answers', async () => {
    holds({ requestData: [PRACTICE], cohortOnboardingStatus: 'ONBOARDING_STARTED', currentPageId: 'goals' });
    renderRoute(path('form'), me);
    expect(await screen.findByRole('heading', { name: 'What you are after' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('radio', { name: 'In practice' })).toBeChecked();
  });

  it('API-025 an answer is saved as a draft shortly after it is given', async () => {
    holds();
    const saved = saves();
    renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('radio', { name: 'In practice' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved[0]?.query.get('finalSubmission')).toBe('false');
    expect(saved[0]?.body).toEqual({
      cohortId: idOf('a'),
      requestData: [PRACTICE],
      finalSubmission: false,
      currentPageId: 'who',
    });
  });

  it('API-025 an answer given just before the page is left is still saved', async () => {
    holds();
    const saved = saves();
    const router = renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('radio', { name: 'In practice' }));
    answers('orders', 'listBilling', { orders: [] });
    await router.navigate({ to: '/billing' });
    await screen.findByText('No orders yet');
    await waitFor(() => expect(saved.at(-1)?.body.requestData).toEqual([PRACTICE]));
  });

  it('API-025 a draft that cannot be saved is kept, and sent again when the connection is back', async () => {
    holds();
    refuses('onboarding', 'saveOnboardingForm', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('radio', { name: 'Student' }));
    expect(await screen.findByText(/^Not saved yet/)).toBeVisible();
    const saved = saves();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved[0]?.body.requestData).toEqual([
      { questionId: idOf('1'), entries: [{ optionId: idOf('c2') }] },
    ]);
    expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked();
  });

  /** Answers the first question while the school cannot be reached, and closes the page. */
  const answerInVain = async () => {
    const refused = answersBy('onboarding', 'saveOnboardingForm', () => {
      throw HttpResponse.json(
        { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Later.' },
        { status: 503 },
      );
    });
    renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('radio', { name: 'Student' }));
    expect(await screen.findByText(/^Not saved yet/)).toBeVisible();
    const tries = refused.length;
    cleanup();
    await waitFor(() => expect(refused.length).toBeGreaterThan(tries));
    queryClient.clear();
  };
  const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.includes('onboarding'));

  it('API-025 an answer that could not be saved is there after a reload, and is saved then', async () => {
    holds();
    await answerInVain();
    const saved = saves();
    renderRoute(path('form'), me);
    expect(await screen.findByRole('radio', { name: 'Student' })).toBeChecked();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved[0]?.body.requestData).toEqual([
      { questionId: idOf('1'), entries: [{ optionId: idOf('c2') }] },
    ]);
    expect(storedKeys()).toEqual([]);
  });

  it('API-025 an answer of before that no longer fits the form keeps no other from being saved', async () => {
    holds();
    await answerInVain();
    holds({
      form: {
        formId: idOf('f'),
        title: 'Before you start',
        pages: [
          {
            pageId: 'who',
            title: 'Who you are',
            questions: [ask('1', 'SINGLE_CHOICE', { options: OPTIONS.slice(0, 1) })],
          },
        ],
      },
    });
    const saved = saves();
    renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('radio', { name: 'In practice' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved.map(({ body }) => body.requestData)).toEqual([[PRACTICE]]);
  });

  it('API-024 the open form and its text stay if the answers cannot be read again', async () => {
    holds({ requestData: [PRACTICE], cohortOnboardingStatus: 'ONBOARDING_STARTED', currentPageId: 'goals' });
    saves();
    renderRoute(path('form'), me);
    await userEvent.type(await screen.findByLabelText(/^Question 3/), 'Lead.');
    refuses('onboarding', 'readOnboardingForm', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await queryClient.invalidateQueries({ queryKey: FORM });
    await waitFor(() => expect(queryClient.getQueryState(FORM)?.status).toBe('error'));
    expect(screen.getByLabelText(/^Question 3/)).toHaveValue('Lead.');
  });

  it('API-024 answers of an earlier visit are not opened while the current ones cannot be read', async () => {
    holds({ cohortOnboardingStatus: 'ONBOARDING_STARTED' });
    queryClient.setQueryData(FORM, held);
    refuses('onboarding', 'readOnboardingForm', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    renderRoute(path('form'), me);
    expect(await screen.findByText('Onboarding could not be loaded')).toBeVisible();
    holds();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'In practice' })).toBeVisible();
  });

  it('API-025 a tab that was opened earlier saves and hands in only its own changes, so that newer answers of another tab stay', async () => {
    holds({ requestData: [PRACTICE], cohortOnboardingStatus: 'ONBOARDING_STARTED', currentPageId: 'goals' });
    const saved = saves();
    renderRoute(path('form'), me);
    const field = await screen.findByLabelText(/^Question 3/);
    const student = { questionId: idOf('1'), entries: [{ optionId: idOf('c2') }] };
    keep([student, { questionId: idOf('4'), responseValue: 'Evenings.' }]);
    await userEvent.type(field, 'Lead.');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved.at(-1)?.body.requestData).toEqual([{ questionId: idOf('3'), responseValue: 'Lead.' }]);
    await userEvent.type(field, ' Now');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(saved.some(({ body }) => body.finalSubmission)).toBe(true));
    const handedIn = saved.find(({ body }) => body.finalSubmission)?.body.requestData;
    expect(handedIn).toHaveLength(3);
    expect(handedIn).toEqual(
      expect.arrayContaining([
        student,
        { questionId: idOf('4'), responseValue: 'Evenings.' },
        { questionId: idOf('3'), responseValue: 'Lead. Now' },
      ]),
    );
  });

  it('API-025 ENUM-28 a required question must be answered on its page; sub-questions of a group count separately', async () => {
    holds();
    const saved = saves();
    renderRoute(path('form'), me);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please answer this one.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'In practice' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
    expect(screen.getAllByText('Please answer this one.')).toHaveLength(1);
    await fillIn({ 'Question 3': 'Lead a team.' });
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() =>
      expect(saved.find(({ body }) => body.finalSubmission)?.body.requestData).toEqual([
        PRACTICE,
        { questionId: idOf('3'), responseValue: 'Lead a team.' },
      ]),
    );
  });

  it('API-025 handing in with an unanswered question on an earlier page returns to that page', async () => {
    holds({ currentPageId: 'goals', cohortOnboardingStatus: 'ONBOARDING_STARTED' });
    const saved = saves();
    renderRoute(path('form'), me);
    await fillIn({ 'Question 3': 'Lead a team.' });
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByRole('heading', { name: 'Who you are' })).toBeVisible();
    expect(screen.getByText('Please answer this one.')).toBeVisible();
    expect(saved.every(({ body }) => !body.finalSubmission)).toBe(true);
  });

  it('ENUM-28 VALID-44 a requested document is uploaded to its slot; a failure is shown and can be sent again', async () => {
    holds({ requestData: [PRACTICE], currentPageId: 'goals' });
    const saved = saves();
    answers('documents', 'listDocuments', {
      documents: [
        {
          documentId: idOf('d5'),
          cohortId: idOf('a'),
          kind: 'FORM',
          name: 'Question 5',
          status: 'PENDING',
          createdAt: null,
          isUploadable: true,
          questionId: idOf('5'),
        },
      ],
    });
    refuses('documents', 'saveDocument', 415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as PDF.');
    renderRoute(path('form'), me);
    const file = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
    fireEvent.change(await screen.findByLabelText(/^Question 5/), { target: { files: [file] } });
    expect(await screen.findByText('Send the file as PDF.')).toBeVisible();
    server.use(
      http.put('*/v2/client/user/profile/document/:id', ({ params }) =>
        HttpResponse.json({
          document: { documentId: params.id, kind: 'FORM', name: 'Question 5', status: 'COMPLETED' },
        }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send plan.pdf again' }));
    await waitFor(() =>
      expect(saved.at(-1)?.body.requestData).toContainEqual({
        questionId: idOf('5'),
        responseValue: idOf('d5'),
      }),
    );
  });

  it('API-024 a form that was handed in is not shown again', async () => {
    holds({ cohortOnboardingStatus: 'COMPLETED' });
    renderRoute(path('form'), me);
    expect(await screen.findByText('Your answers are with your guide. The rooms are open.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      `/learn/${idOf('a')}/dashboard`,
    );
  });

  it('API-024 says so when the cohort has no form', async () => {
    refuses('onboarding', 'readOnboardingForm', 404, 'NOT_FOUND', 'None.');
    renderRoute(path('form'), me);
    expect(await screen.findByText('There is nothing to fill in')).toBeVisible();
  });

  it('CARD-01 API-024 in a cohort without a form, a learner without a profile gets links to the profile and to the dashboard', async () => {
    refuses('onboarding', 'readOnboardingForm', 404, 'NOT_FOUND', 'None.');
    renderRoute(path('form'), { ...me, userProfile: { ...me.userProfile, profileStatus: 'NOT_COMPLETED' } });
    expect(await screen.findByRole('heading', { name: 'Your guide reads your profile' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute(
      'href',
      '/user-profile',
    );
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      `/learn/${idOf('a')}/dashboard`,
    );
  });
});
