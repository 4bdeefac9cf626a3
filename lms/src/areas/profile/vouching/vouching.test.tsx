import type { LeadConnection } from '@plinth/domain/vouching/lead-connection';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';

const me = personOf();
const waiting: LeadConnection = {
  connectionId: idOf('c1'),
  firstName: 'Meera',
  message: 'How many hours a week?',
  createdAt: '2026-11-20T12:00:00.000Z',
  recordStatus: 'ACTIVE',
  answer: null,
  answeredAt: null,
  isShown: false,
};
const answered: LeadConnection = {
  ...waiting,
  recordStatus: 'INACTIVE',
  answer: 'Ten.',
  answeredAt: '2026-11-21T12:00:00.000Z',
};
const holds = (connection: LeadConnection, takesQuestions = true) =>
  answers('vouching', 'listConnections', {
    connections: [connection],
    total: 1,
    takesQuestions,
    canVouch: true,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Questions about your course' }));

/** Runs what follows an event before the browser paints: microtasks, no later task. */
async function withinTheTask(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  answersAroundProfile();
  answers('profiles', 'readFullProfile', fullOf());
});

describe('ConnectionsCard', () => {
  it('API-058 the permission shows each click at once, and the last click is saved last', async () => {
    answers('vouching', 'listConnections', {
      connections: [],
      total: 0,
      takesQuestions: false,
      canVouch: true,
    });
    const sent = answers('vouching', 'saveSettings', { takesQuestions: true });
    renderRoute('/user-profile', me);
    const tick = await (await card()).findByRole('checkbox', { name: /^Future learners may ask me/ });
    fireEvent.click(tick);
    await withinTheTask();
    expect(tick).toBeChecked();
    expect(tick).toBeEnabled();
    fireEvent.click(tick);
    await withinTheTask();
    expect(tick).not.toBeChecked();
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ takesQuestions: true }, { takesQuestions: false }]),
    );
  });

  it('API-058 a question is answered and the answer hidden again; the typed answer survives Later', async () => {
    holds(waiting);
    renderRoute('/user-profile', me);
    await userEvent.click(
      await (await card()).findByRole('button', { name: 'Answer the question of Meera' }),
    );
    expect(screen.getByLabelText(/^Your answer to Meera/)).toHaveFocus();
    await userEvent.click((await card()).getByRole('button', { name: 'Send the answer' }));
    expect(screen.getByText('This field is required')).toBeVisible();
    await fillIn({ 'Your answer to Meera': 'Ten.' });
    await userEvent.click((await card()).getByRole('button', { name: 'Later' }));
    await userEvent.click(
      await (await card()).findByRole('button', { name: 'Answer the question of Meera' }),
    );
    expect(screen.getByLabelText(/^Your answer to Meera/)).toHaveValue('Ten.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show question and answer/ }));
    const sent = answers('vouching', 'reply', { connection: answered });
    holds({ ...answered, isShown: true });
    await userEvent.click((await card()).getByRole('button', { name: 'Send the answer' }));
    expect(await (await card()).findByText('Answered, shown on your profile')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      connectionId: waiting.connectionId,
      action: 'ANSWER',
      text: 'Ten.',
      isShown: true,
    });
    const hidden = answers('vouching', 'toggleVisibility', { connection: answered });
    holds(answered);
    await userEvent.click((await card()).getByRole('button', { name: /^Hide from profile/ }));
    expect(await (await card()).findByText('Answered')).toBeVisible();
    expect(hidden[0]?.body).toEqual({ connectionId: waiting.connectionId, isShown: false });
  });

  it('API-058 a refused answer keeps the text and shows why', async () => {
    holds(waiting);
    renderRoute('/user-profile', me);
    await userEvent.click(
      await (await card()).findByRole('button', { name: 'Answer the question of Meera' }),
    );
    await fillIn({ 'Your answer to Meera': 'Ten.' });
    refuses('vouching', 'reply', 409, 'CONFLICT', 'You have replied to this question already.');
    await userEvent.click((await card()).getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('You have replied to this question already.')).toBeVisible();
    expect(screen.getByLabelText(/^Your answer to Meera/)).toHaveValue('Ten.');
  });

  it('API-058 declining requires a confirmation; taking questions can be switched off and on again', async () => {
    holds(waiting);
    renderRoute('/user-profile', me);
    await userEvent.click(
      await (await card()).findByRole('button', { name: 'Decline the question of Meera' }),
    );
    expect(screen.getByText(/Meera gets no email/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    const sent = answers('vouching', 'reply', { connection: { ...answered, answer: null } });
    holds({ ...answered, answer: null, answeredAt: null });
    await userEvent.click(
      await (await card()).findByRole('button', { name: 'Decline the question of Meera' }),
    );
    expect(await (await card()).findByText('Declined')).toBeVisible();
    expect(sent[0]?.body).toEqual({ connectionId: waiting.connectionId, action: 'DECLINE' });
    const saved = answers('vouching', 'saveSettings', { takesQuestions: false });
    holds(answered, false);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Future learners may ask me/ }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Future learners may ask me/ })).not.toBeChecked(),
    );
    expect(saved[0]?.body).toEqual({ takesQuestions: false });
    const again = answers('vouching', 'saveSettings', { takesQuestions: true });
    holds(answered, true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Future learners may ask me/ }));
    await waitFor(() => expect(again.map(({ body }) => body)).toEqual([{ takesQuestions: true }]));
    expect(screen.getByRole('checkbox', { name: /^Future learners may ask me/ })).toBeChecked();
  });

  it('API-058 a list that failed to load can be requested again', async () => {
    refuses('vouching', 'listConnections', 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong');
    renderRoute('/user-profile', me);
    const again = await (await card()).findByRole('button', { name: 'Try again' });
    holds(waiting);
    await userEvent.click(again);
    expect(await (await card()).findByText('How many hours a week?')).toBeVisible();
  });
});

describe('VouchesCard', () => {
  const published = {
    firstName: 'Ravi',
    lastName: 'Test',
    bio: null,
    occupation: null,
    currentCompany: null,
    workExperienceInMonths: null,
    profileMedia: [],
    sections: { educationDetails: [], professionDetails: [], skills: [], importantLinks: [] },
    projects: [],
    recommendations: [],
    recommendationCount: 0,
    applauds: 0,
  };

  it('API-058 a visitor reads the shown answers and asks a question, and a refusal keeps the typed question', async () => {
    answers('profiles', 'readPublicProfile', published);
    answers('vouching', 'listShown', {
      vouches: [
        {
          connectionId: idOf('c2'),
          question: 'Is it live?',
          answer: 'Twice a week.',
          answeredAt: '2026-11-20T12:00:00.000Z',
        },
      ],
      total: 1,
      takesQuestions: true,
    });
    renderRoute('/user-profile?userHash=ravi-test-hash');
    expect(await screen.findByText('Twice a week.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Ravi about the course' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(dialog.getAllByText('This field is required').length).toBeGreaterThan(0);
    await fillIn({
      'First name': 'Meera',
      Email: 'meera@example.org',
      'Your question': 'How many hours?',
    });
    refuses('vouching', 'ask', 409, 'CONFLICT', 'Many questions wait here already.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(await dialog.findByText('Many questions wait here already.')).toBeVisible();
    expect(dialog.getByLabelText(/^Your question/)).toHaveValue('How many hours?');
    const asked = answers('vouching', 'ask', { received: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText('Your question is with Ravi. An answer comes by email.')).toBeVisible();
    expect(asked[0]?.body).toEqual({
      userHash: 'ravi-test-hash',
      firstName: 'Meera',
      emailId: 'meera@example.org',
      message: 'How many hours?',
      leaveEmpty: '',
      filledInMs: expect.any(Number),
    });
  });

  it('API-058 shows nothing for a person who takes no questions and shows no answers', async () => {
    answers('profiles', 'readPublicProfile', published);
    renderRoute('/user-profile?userHash=ravi-test-hash');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'About the course' })).toBeNull();
  });
});
