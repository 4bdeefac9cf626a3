import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf, recommendationOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';

const me = personOf();
const holds = (...recommendations: ReturnType<typeof recommendationOf>[]) =>
  answers('recommendations', 'list', { recommendations, total: recommendations.length });
const card = async () => within(await screen.findByRole('region', { name: 'Recommendations' }));
const another = () =>
  answers(
    'profiles',
    'readFullProfile',
    fullOf({
      isOwner: false,
      userProfile: { ...me.userProfile, firstName: 'Ravi', userHash: 'ravi-test-hash' },
    }),
  );

beforeEach(() => answersAroundProfile());

describe('RecommendationsCard, for its recipient', () => {
  beforeEach(() => answers('profiles', 'readFullProfile', fullOf()));

  it('REC-01 API-042 API-043 one that is waiting is accepted, then shown on the profile', async () => {
    holds(recommendationOf());
    renderRoute('/user-profile', me);
    expect(await (await card()).findByText('Waiting for you')).toBeVisible();
    const decided = answers('recommendations', 'act', {
      recommendation: recommendationOf({ status: 'ACCEPTED' }),
    });
    holds(recommendationOf({ status: 'ACCEPTED' }));
    await userEvent.click((await card()).getByRole('button', { name: 'Accept: the words of Mira' }));
    expect(await (await card()).findByText('Accepted, not shown')).toBeVisible();
    expect(decided[0]?.body).toEqual({
      recommendationId: idOf('e1'),
      action: 'ACCEPT',
      seen: recommendationOf().updatedAt,
    });
    const shown = answers('recommendations', 'toggleVisibility', {
      recommendation: recommendationOf({ status: 'ACCEPTED', isVisible: true }),
    });
    holds(recommendationOf({ status: 'ACCEPTED', isVisible: true }));
    await userEvent.click((await card()).getByRole('button', { name: 'Show on profile: the words of Mira' }));
    expect(
      await (await card()).findByRole('button', { name: 'Hide from profile: the words of Mira' }),
    ).toBeVisible();
    expect(shown[0]?.body).toEqual({ recommendationId: idOf('e1'), isVisible: true });
  });

  it('API-042 one is declined, and can then still be accepted', async () => {
    holds(recommendationOf());
    renderRoute('/user-profile', me);
    const decided = answers('recommendations', 'act', {
      recommendation: recommendationOf({ status: 'REJECTED' }),
    });
    const decline = await (await card()).findByRole('button', { name: 'Decline: the words of Mira' });
    holds(recommendationOf({ status: 'REJECTED' }));
    await userEvent.click(decline);
    expect(await (await card()).findByText('Accept after all')).toBeVisible();
    expect(decided[0]?.body).toEqual({
      recommendationId: idOf('e1'),
      action: 'REJECT',
      seen: recommendationOf().updatedAt,
    });
  });

  it('API-042 one reworded in the meantime is not accepted: the new words are shown first, with the reason', async () => {
    const reworded = recommendationOf({ text: 'Slow.', updatedAt: '2026-11-22T12:00:00.000Z' });
    holds(recommendationOf());
    renderRoute('/user-profile', me);
    const accept = await (await card()).findByRole('button', { name: 'Accept: the words of Mira' });
    refuses('recommendations', 'act', 409, 'CONFLICT', 'The words were changed in the meantime.');
    holds(reworded);
    await userEvent.click(accept);
    expect(await (await card()).findByText('Slow.')).toBeVisible();
    expect((await card()).getByRole('alert')).toHaveTextContent('The words were changed in the meantime.');
    const decided = answers('recommendations', 'act', { recommendation: reworded });
    await userEvent.click((await card()).getByRole('button', { name: 'Accept: the words of Mira' }));
    await waitFor(() => expect(decided[0]?.body).toMatchObject({ seen: reworded.updatedAt }));
  });

  it('REC-01 someone is asked by email, and faults are shown beside their fields', async () => {
    renderRoute('/user-profile', me);
    await userEvent.click(await (await card()).findByRole('button', { name: 'Ask someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a recommendation' }));
    await fillIn({ 'Email address': 'mira@nowhere', 'What it is for': 'see www.example.org' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    expect(dialog.getByText('Leave links out of the note')).toBeVisible();
    await fillIn({ 'Email address': 'Mira@plinth.test', 'What it is for': 'For a job.' });
    const asked = answers('recommendations', 'request', { sent: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]?.body).toEqual({ emailId: 'mira@plinth.test', note: 'For a job.' });
  });

  it('API-041 Show more loads the next page', async () => {
    const asked = answersBy('recommendations', 'list', ({ query }) => ({
      recommendations: [
        recommendationOf({
          recommendationId: idOf(`e${query.get('pageNo')}`),
          text: `Words of page ${query.get('pageNo')}`,
        }),
      ],
      total: 2,
    }));
    renderRoute('/user-profile', me);
    await userEvent.click(await (await card()).findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Words of page 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked.map(({ query }) => query.get('pageNo'))).toEqual(['0', '1']);
  });
});

describe('RecommendationsCard, for others', () => {
  beforeEach(() => another());

  it('REC-01 API-039 the link of a request opens the dialog; what is sent then waits for its recipient', async () => {
    renderRoute('/user-profile?userHash=ravi-test-hash&recommend=write', me);
    const dialog = within(await screen.findByRole('dialog', { name: 'Recommend Ravi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('This field is required')).toBeVisible();
    await fillIn({ 'How you know each other': 'Same office', 'Your words': 'Careful.' });
    const sent = answers('recommendations', 'create', { recommendation: recommendationOf() });
    answers('recommendations', 'checkStatus', {
      hasRecommended: true,
      recommendationId: idOf('e1'),
      status: 'PENDING',
      relationship: 'Same office',
      text: 'Careful.',
      canRecommend: false,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You have written one; it is waiting to be accepted.')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      userHash: 'ravi-test-hash',
      relationship: 'Same office',
      text: 'Careful.',
    });
  });

  it('API-040 API-045 the author can change the text, starting from the current one', async () => {
    answers('recommendations', 'checkStatus', {
      hasRecommended: true,
      recommendationId: idOf('e1'),
      status: 'ACCEPTED',
      relationship: null,
      text: 'Careful.',
      canRecommend: false,
    });
    renderRoute('/user-profile?userHash=ravi-test-hash', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Reword it' }));
    expect(await screen.findByLabelText(/^Your words/)).toHaveValue('Careful.');
    await fillIn({ 'Your words': 'Careful and quick.' });
    const saved = answers('recommendations', 'update', { recommendation: recommendationOf() });
    await userEvent.click(screen.getByRole('button', { name: 'Save the new words' }));
    await waitFor(() =>
      expect(saved[0]?.body).toEqual({
        recommendationId: idOf('e1'),
        relationship: '',
        text: 'Careful and quick.',
      }),
    );
  });

  it('API-039 a refusal is shown in the dialog and the text stays', async () => {
    renderRoute('/user-profile?userHash=ravi-test-hash', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Recommend Ravi' }));
    await fillIn({ 'Your words': 'Careful.' });
    refuses('recommendations', 'create', 409, 'CONFLICT', 'You have recommended this person already.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You have recommended this person already.')).toBeVisible();
    expect(screen.getByLabelText(/^Your words/)).toHaveValue('Careful.');
  });

  it('API-044 a reader can mark one as helpful, and take that back', async () => {
    holds(recommendationOf({ status: 'ACCEPTED', isVisible: true }));
    renderRoute('/user-profile?userHash=ravi-test-hash', me);
    const voted = answers('recommendations', 'upvote', { upvotes: 3, hasUpvoted: true });
    await userEvent.click(await screen.findByRole('button', { name: /2 so far: the words of Mira/ }));
    expect(await screen.findByRole('button', { name: /3 so far: the words of Mira/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(voted[0]?.body).toEqual({ recommendationId: idOf('e1'), isUpvoted: true });
    const takenBack = answers('recommendations', 'upvote', { upvotes: 2, hasUpvoted: false });
    await userEvent.click(screen.getByRole('button', { name: /3 so far: the words of Mira/ }));
    expect(await screen.findByRole('button', { name: /2 so far: the words of Mira/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(takenBack[0]?.body).toEqual({ recommendationId: idOf('e1'), isUpvoted: false });
  });
});
