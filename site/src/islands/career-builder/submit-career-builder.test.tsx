import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCareerBuilder, at, DRAFT, draft, lastOf, show } from '../../../test/career-builder.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { readStoredAttempt } from './stored-attempt.ts';

const RESULT = 'r'.repeat(43);
const [, , tools, interests] = CAREER_FORM.questions;

beforeEach(answerCareerBuilder);

describe('submitting the career builder', () => {
  const everything = [...lastOf(tools), ...lastOf(interests)];
  const ready = () => {
    answers('careerBuilder', 'readForm', draft(everything));
    at(6);
  };
  const accepts = () => {
    answers('careerBuilder', 'mailResult', { sent: true });
    answers('careerBuilder', 'readResult', { resultReady: true });
    return answers('careerBuilder', 'submitQuizResponse', { saved: true, resultToken: RESULT });
  };

  it('API-232 API-235 API-239 without personal details the answers are submitted, the link emailed and the result shown', async () => {
    ready();
    const personal = answers('careerBuilder', 'savePersonalDetails', { saved: true });
    const sent = answers('careerBuilder', 'submitQuizResponse', { saved: true, resultToken: RESULT });
    const mailed = answers('careerBuilder', 'mailResult', { sent: true });
    answers('careerBuilder', 'readResult', {
      resultReady: true,
      careerType: 'BIM_MODELLER',
      level: 'GROWING',
      scores: { skills: 50, interests: 33, total: 46 },
    });
    show('US');
    await userEvent.click(await screen.findByRole('button', { name: 'Show my result' }));
    expect(await screen.findByRole('heading', { name: 'Part of the way' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
      'href',
      `/us/career-builder/report?token=${RESULT}`,
    );
    expect(personal).toHaveLength(0);
    expect(mailed.map(({ url }) => url.searchParams.get('region'))).toEqual(['US']);
    expect(screen.getByText(/^We are emailing the link to noor@plinth.test/)).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ draftToken: DRAFT, firstName: 'Noor' });
    expect(readStoredAttempt()).toBeNull();
  });

  it('API-232 API-237 answers and a role saved by another tab meanwhile are submitted, with what this tab has not saved yet', async () => {
    const [drafting, modelling] = tools?.questions ?? [];
    const first = (question = drafting) => question?.options[0]?.optionId ?? '';
    const changed = [drafting, modelling].map((question) => ({
      questionId: question?.questionId ?? '',
      entries: [{ optionId: first(question) }],
    }));
    answers('careerBuilder', 'readForm', draft(everything));
    at(6, {
      answers: { [modelling?.questionId ?? '']: [first(modelling)] },
      unsaved: [modelling?.questionId ?? ''],
    });
    const sent = accepts();
    show();
    const submit = await screen.findByRole('button', { name: 'Show my result' });
    const elsewhere = [...changed.slice(0, 1), ...everything.slice(1)];
    answers('careerBuilder', 'readForm', draft(elsewhere, false, 'BIM_COORDINATOR'));
    await userEvent.click(submit);
    expect(await screen.findByRole('heading', { name: 'Your result is ready' })).toBeInTheDocument();
    expect(sent[0]?.url.searchParams.get('careerType')).toBe('BIM_COORDINATOR');
    expect(sent[0]?.body).toMatchObject({
      responses: expect.arrayContaining([...changed, ...everything.slice(2)]),
    });
  });

  it('API-232 a draft that was deleted meanwhile is submitted as this tab shows it', async () => {
    ready();
    const sent = accepts();
    show();
    const submit = await screen.findByRole('button', { name: 'Show my result' });
    refuses('careerBuilder', 'readForm', 404, 'unknown');
    await userEvent.click(submit);
    expect(await screen.findByRole('heading', { name: 'Your result is ready' })).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({ responses: expect.arrayContaining(everything) });
  });

  it('API-231 partly filled details require the phone number, and complete ones are sent', async () => {
    ready();
    const personal = answers('careerBuilder', 'savePersonalDetails', { saved: true });
    accepts();
    show();
    await userEvent.type(await screen.findByLabelText(/^City/), 'Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Mobile number: Enter a valid phone number');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Pune');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'Khan');
    await userEvent.type(screen.getAllByLabelText(/^Mobile number/).at(-1) as HTMLElement, '98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    expect(await screen.findByRole('heading', { name: 'Your result is ready' })).toBeInTheDocument();
    expect(personal[0]?.body).toEqual({
      emailId: 'noor@plinth.test',
      firstName: 'Noor',
      lastName: 'Khan',
      mobile: '+919876543210',
      city: 'Pune',
    });
  });

  it('API-231 VALID-33 on the US pages a phone number counts as a US one until its country is changed', async () => {
    ready();
    const personal = answers('careerBuilder', 'savePersonalDetails', { saved: true });
    accepts();
    show('US');
    await userEvent.type(await screen.findByLabelText(/^Last name/), 'Khan');
    await userEvent.type(screen.getAllByLabelText(/^Mobile number/).at(-1) as HTMLElement, '(415) 555-0132');
    await userEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    await screen.findByRole('heading', { name: 'Your result is ready' });
    cleanup();
    ready();
    show('US');
    await userEvent.type(await screen.findByLabelText(/^Last name/), 'Khan');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'IN');
    await userEvent.type(screen.getAllByLabelText(/^Mobile number/).at(-1) as HTMLElement, '98765 43210');
    await userEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    await screen.findByRole('heading', { name: 'Your result is ready' });
    expect(personal.map(({ body }) => body)).toMatchObject([
      { mobile: '+14155550132' },
      { mobile: '+919876543210' },
    ]);
  });

  it('API-235 a failed email still shows the link to the report and offers to send it again', async () => {
    ready();
    answers('careerBuilder', 'submitQuizResponse', { saved: true, resultToken: RESULT });
    refuses('careerBuilder', 'mailResult', 429, 'Too many tries');
    refuses('careerBuilder', 'readResult', 500, 'down');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show my result' }));
    expect(await screen.findByRole('link', { name: 'Open the report' })).toBeInTheDocument();
    expect(screen.getByText(/could not be sent/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email me the link' })).toBeInTheDocument();
  });
});
