import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID, inDays } from '../../../../test/a-cohort.ts';
import { aQuery } from '../../../../test/a-query.ts';
import { idOf } from '../../../../test/people.ts';
import { queriesPage } from '../../../../test/queries-page.tsx';
import { answers, answersBy } from '../../../../test/server.ts';

const NODE = idOf('20');
const MODULE = idOf('21');
const { open } = queriesPage();

describe('the course assistant', () => {
  const answer = (text: string, isKnown = true) => ({
    text,
    sources: isKnown
      ? [{ nodeId: NODE, moduleId: MODULE, namespace: 'LEARNING' as const, title: 'Levels and grids' }]
      : [],
  });
  const talk = idOf('50');
  beforeEach(() => {
    answers('cohorts', 'readCohort', { cohort: aCohort({ aiBotEnabled: true }) });
  });

  it('ROUTE-25 API-179 answers with links to its sources and hands the conversation over to a mentor', async () => {
    answers('mentorQueries', 'readAssistant', { conversation: null });
    const asked = answersBy('mentorQueries', 'askAssistant', ({ body }) => ({
      turn: {
        turnId: idOf('51'),
        question: String(body.question),
        answer: answer('Your course says: Levels carry floors.'),
        askedAt: inDays(0),
      },
    }));
    await open({}, 'queries-v2');
    await userEvent.type(
      await screen.findByLabelText('Question to the course'),
      'What carries floors?{Enter}',
    );
    const source = await screen.findByRole('link', { name: 'Levels and grids' });
    expect(source).toHaveAttribute('href', `/learn/${COHORT_ID}/curriculum?mid=${MODULE}&cid=${NODE}`);
    expect(screen.getByText('Your course says: Levels carry floors.')).toBeVisible();
    expect(screen.getByLabelText('Next question to the course')).toHaveValue('');
    const conversationId = String(asked[0]?.body.conversationId);
    expect(screen.getByRole('link', { name: 'Hand this over to a mentor' })).toHaveAttribute(
      'href',
      `/learn/${COHORT_ID}/queries-v2?ask=CAREER&talk=${conversationId}`,
    );
  });

  it('API-179 a conversation loaded while its last answer is still pending shows that turn once', async () => {
    const turn = {
      turnId: idOf('53'),
      question: 'Which stairs?',
      answer: answer('Stairs rise.'),
      askedAt: inDays(0),
    };
    let name: (conversationId: string) => void = () => {};
    const named = new Promise<string>((resolve) => {
      name = resolve;
    });
    answersBy('mentorQueries', 'readAssistant', async () => ({
      conversation: { conversationId: await named, turns: [turn] },
    }));
    answersBy('mentorQueries', 'askAssistant', async ({ body }) => {
      name(String(body.conversationId));
      await screen.findByText('Stairs rise.');
      return { turn };
    });
    await open({}, 'queries-v2');
    await userEvent.type(await screen.findByLabelText('Question to the course'), 'Which stairs?{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Next question to the course')).toHaveValue(''));
    expect(screen.getAllByText('Stairs rise.')).toHaveLength(1);
    expect(screen.getAllByText('Which stairs?')).toHaveLength(1);
  });

  it('API-179 says that it does not know, and the form opens with the conversation included', async () => {
    const turns = [
      {
        turnId: idOf('52'),
        question: 'Flights?',
        answer: answer('I found nothing about this.', false),
        askedAt: inDays(0),
      },
    ];
    answers('mentorQueries', 'readAssistant', { conversation: { conversationId: talk, turns } });
    const first = await open({}, 'queries-v2');
    expect(await screen.findByText('I found nothing about this.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Where the course says so' })).toBeNull();
    first.unmount();
    const saved = answersBy('mentorQueries', 'saveWithBot', () => ({ query: aQuery() }));
    await open({ ask: 'CAREER', talk }, 'queries-v2');
    expect(await screen.findByText(/is included: 1 question/)).toBeVisible();
    expect(screen.getByLabelText(/In one line/)).toHaveValue('Flights?');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your question/ }), {
      target: { value: 'Where to?' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send to the mentors' }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ conversationId: talk, title: 'Flights?' }));
  });
});
