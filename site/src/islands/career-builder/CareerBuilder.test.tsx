import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerCareerBuilder,
  at,
  builderOf,
  DRAFT,
  draft,
  lastOf,
  show,
} from '../../../test/career-builder.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { NEW_ATTEMPT, readStoredAttempt, storeAttempt } from './stored-attempt.ts';

const [skills, works, tools, interests] = CAREER_FORM.questions;

const builder = builderOf('INDIA');
const showDraft = () => {
  history.replaceState(null, '', `/career-builder?draft=${DRAFT}`);
  show();
};

/** A person who presses the button at the moment the island wakes. */
function QuickPress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.querySelector('form')?.requestSubmit(), []);
  return children;
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

beforeEach(answerCareerBuilder);

describe('the start of the career builder', () => {
  it('CAREER-01 API-228 API-230 a role and an email address start an attempt and are sent to the server', async () => {
    const begun = answers('careerBuilder', 'saveLeadUserData', { saved: true });
    answers('careerBuilder', 'readForm', CAREER_FORM);
    answers('careerBuilder', 'readResult', { resultReady: false });
    show();
    await userEvent.click(screen.getByRole('radio', { name: /BIM coordinator/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this role' }));
    await userEvent.type(screen.getByLabelText(/First name/), 'Noor');
    await userEvent.type(screen.getByLabelText(/Email address/), 'noor@plinth.test');
    await next();
    expect(await screen.findByRole('heading', { name: skills?.question ?? '' })).toBeInTheDocument();
    expect(begun).toHaveLength(1);
    expect(begun[0]?.body).toMatchObject({
      emailId: 'noor@plinth.test',
      firstName: 'Noor',
      careerType: 'BIM_COORDINATOR',
      formId: CAREER_FORM.formId,
      draftToken: expect.stringMatching(/^[\w-]{43}$/),
      filledInMs: expect.any(Number),
    });
  });

  it('API-230 the fill-in time counts from the loading of the page, so that autofill does not look like a bot', async () => {
    const begun = answers('careerBuilder', 'saveLeadUserData', { saved: true });
    answers('careerBuilder', 'readForm', CAREER_FORM);
    answers('careerBuilder', 'readResult', { resultReady: false });
    const woken = performance.now();
    show();
    await userEvent.click(screen.getByRole('radio', { name: /BIM coordinator/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this role' }));
    await userEvent.click(screen.getByLabelText(/First name/));
    await userEvent.paste('Noor');
    await userEvent.click(screen.getByLabelText(/Email address/));
    await userEvent.paste('noor@plinth.test');
    await next();
    await screen.findByRole('heading', { name: skills?.question ?? '' });
    const told = begun[0]?.body as { filledInMs: number } | undefined;
    expect(told?.filledInMs).toBeGreaterThanOrEqual(Math.floor(woken));
  });

  it('CAREER-01 requires a role to continue', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this role' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Role: Choose a role');
  });

  it('CAREER-01 a role chosen before hydration counts immediately', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<QuickPress>{builder}</QuickPress>);
    within(container)
      .getByRole('radio', { name: /BIM coordinator/ })
      .click();
    render(<QuickPress>{builder}</QuickPress>, { container, hydrate: true });
    expect(await screen.findByLabelText(/First name/)).toBeVisible();
  });

  it('VALID-23 a mistyped email address and a missing name get errors beside their fields, and the text stays', async () => {
    const begun = answers('careerBuilder', 'saveLeadUserData', { saved: true });
    storeAttempt({ ...NEW_ATTEMPT, careerType: 'BIM_MODELLER', step: 1 });
    show();
    await userEvent.type(await screen.findByLabelText(/Email address/), 'noor@mail.con');
    await next();
    const address = screen.getByLabelText(/Email address/);
    expect(address).toHaveAccessibleDescription(/Enter a valid email address/);
    expect(address).toHaveValue('noor@mail.con');
    expect(screen.getByLabelText(/First name/)).toHaveAttribute('aria-invalid', 'true');
    expect(begun).toHaveLength(0);
  });

  it('API-239 an email address with an earlier result is told so and can get its link by email', async () => {
    answers('careerBuilder', 'saveLeadUserData', { saved: true });
    answers('careerBuilder', 'readForm', CAREER_FORM);
    answers('careerBuilder', 'readResult', { resultReady: true });
    const mailed = answers('careerBuilder', 'mailResult', { sent: true });
    storeAttempt({
      ...NEW_ATTEMPT,
      careerType: 'BIM_MODELLER',
      emailId: 'noor@plinth.test',
      firstName: 'Noor',
      step: 1,
    });
    show();
    await screen.findByLabelText(/Email address/);
    await next();
    await userEvent.click(await screen.findByRole('button', { name: 'Email me that link' }));
    expect(await screen.findByText(/On its way/)).toBeInTheDocument();
    expect(mailed[0]?.url.searchParams.get('email')).toBe('noor@plinth.test');
  });
});

describe('the questions of the career builder', () => {
  it('API-229 API-237 ENUM-28 leaving a step saves the answers of its question only', async () => {
    answers('careerBuilder', 'readForm', draft());
    const saved = answers('careerBuilder', 'updateLeadUserData', { saved: true });
    at(2);
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Drawing sets/ }));
    await next();
    expect(await screen.findByRole('heading', { name: works?.question ?? '' })).toBeInTheDocument();
    expect(saved[0]?.body).toEqual({
      draftToken: DRAFT,
      responses: [{ questionId: skills?.questionId, entries: [{ optionId: skills?.options[0]?.optionId }] }],
    });
  });

  it('ENUM-28 shows grouped options in their groups', async () => {
    answers('careerBuilder', 'readForm', draft());
    at(3);
    show();
    const models = await screen.findByRole('group', { name: 'Models' });
    expect(within(models).getAllByRole('checkbox')).toHaveLength(4);
  });

  it('ENUM-28 every question of a group must be answered, and each unanswered one says so', async () => {
    answers('careerBuilder', 'readForm', draft());
    const saved = answers('careerBuilder', 'updateLeadUserData', { saved: true });
    at(4);
    show();
    const first = await screen.findByRole('group', { name: /AutoCAD/ });
    await userEvent.click(within(first).getByRole('radio', { name: 'Well' }));
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent('6 answers need another look');
    expect(within(first).getByRole('radio', { name: 'Well' })).toBeChecked();
    expect(saved).toHaveLength(0);
    const tool = screen.getByRole('group', { name: /Grasshopper/ });
    expect(tool).toHaveTextContent('Choose an answer');
    await userEvent.click(within(tool).getByRole('radio', { name: 'Not yet' }));
    expect(tool).not.toHaveTextContent('Choose an answer');
    for (const group of screen.getAllByRole('group'))
      await userEvent.click(within(group).getByRole('radio', { name: 'Not yet' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('API-237 answers that could not be saved stay on the screen and in the browser', async () => {
    answers('careerBuilder', 'readForm', draft());
    refuses('careerBuilder', 'updateLeadUserData', 500, 'down');
    at(2);
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Scripting/ }));
    await next();
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(/That did not work.*[^.]\. Your choices are saved/);
    // On a phone the heading of the step is out of sight when its button is pressed.
    const last = screen.getAllByRole('checkbox').at(-1) as HTMLElement;
    expect(last.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('checkbox', { name: /^Scripting/ })).toBeChecked();
    expect(Object.values(readStoredAttempt()?.answers ?? {}).flat()).toHaveLength(1);
  });
});

describe('continuing the career builder from a link', () => {
  it('API-229 API-237 answers saved by another tab or device are newer than those of this browser; only its unsaved ones replace them', async () => {
    const [drafting, modelling] = tools?.questions ?? [];
    const firstOf = (question = drafting) => [question?.options[0]?.optionId ?? ''];
    answers('careerBuilder', 'readForm', draft(lastOf(tools)));
    at(4, {
      answers: {
        [drafting?.questionId ?? '']: firstOf(drafting),
        [modelling?.questionId ?? '']: firstOf(modelling),
      },
      unsaved: [modelling?.questionId ?? ''],
    });
    const saved = answers('careerBuilder', 'updateLeadUserData', { saved: true });
    show();
    const group = await screen.findByRole('group', { name: /AutoCAD/ });
    expect(within(group).getByRole('radio', { name: 'Very well' })).toBeChecked();
    await next();
    expect(await screen.findByRole('heading', { name: interests?.question ?? '' })).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([
      {
        draftToken: DRAFT,
        responses: [{ questionId: modelling?.questionId, entries: [{ optionId: firstOf(modelling)[0] }] }],
      },
    ]);
    expect(readStoredAttempt()?.unsaved).toEqual([]);
  });

  it('API-229 the emailed link opens the first unanswered question and keeps the earlier answers', async () => {
    const read = answers(
      'careerBuilder',
      'readForm',
      draft([
        { questionId: skills?.questionId ?? '', entries: [{ optionId: skills?.options[0]?.optionId ?? '' }] },
      ]),
    );
    showDraft();
    expect(await screen.findByRole('heading', { name: works?.question ?? '' })).toBeInTheDocument();
    expect(read[0]?.url.searchParams.get('draftToken')).toBe(DRAFT);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('checkbox', { name: /^Drawing sets/ })).toBeChecked();
  });

  it.each([
    [404, 'We cannot find these answers'],
    [410, 'Continue with the link in our email'],
  ])('API-229 a link that opens nothing (%i) says why', async (status, title) => {
    refuses('careerBuilder', 'readForm', status, 'unknown');
    showDraft();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('API-229 an outage is reported, and loading can be retried', async () => {
    refuses('careerBuilder', 'readForm', 503, 'down');
    showDraft();
    await screen.findByText('Your answers could not be loaded');
    answers('careerBuilder', 'readForm', draft());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: skills?.question ?? '' })).toBeInTheDocument();
  });

  it('API-232 answers already submitted offer to email the result again', async () => {
    answers('careerBuilder', 'readForm', draft([], true));
    showDraft();
    expect(await screen.findByText('These answers were sent in')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email the result again' })).toBeInTheDocument();
  });

  it('CAREER-01 starting with a blank form from such a link leads to the roles and keeps no data of the other person', async () => {
    answers('careerBuilder', 'readForm', draft(lastOf(tools), true));
    history.replaceState(null, '', `/us/career-builder?draft=${DRAFT}`);
    document.documentElement.dataset.token = '';
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Start with a blank form' }));
    expect(
      await screen.findByRole('heading', { name: 'Which role are you aiming for?' }),
    ).toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-token');
    expect(location.search).toBe('');
    expect(readStoredAttempt()).toMatchObject({ draftToken: null, emailId: '', answers: {} });
  });

  it('CAREER-01 another person at the same device can start over in the middle', async () => {
    answers('careerBuilder', 'readForm', draft());
    at(3);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Not you? Start over' }));
    expect(
      await screen.findByRole('heading', { name: 'Which role are you aiming for?' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/noor@plinth.test/)).not.toBeInTheDocument();
    expect(readStoredAttempt()?.draftToken).toBeNull();
  });
});
