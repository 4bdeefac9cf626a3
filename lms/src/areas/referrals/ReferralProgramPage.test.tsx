import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';

const learner = personOf({ userCohorts: { SPECIALIZATION: [courseOf({ state: 'ONGOING' })] } });
const friend = (end: string, fields: Record<string, unknown> = {}) => ({
  refereeId: idOf(end),
  firstName: `Friend ${end}`,
  status: 'INVITED' as const,
  earning: 0,
  createdAt: '2026-11-10T09:00:00.000Z',
  ...fields,
});

function open(referees = [friend('1')], total = referees.length) {
  answers('referrals', 'readLink', {
    uniqueReferrerId: 'A'.repeat(22),
    referralLink: `https://school.test/invited?ref=${'A'.repeat(22)}`,
  });
  answers('referrals', 'readEarnings', {
    currency: 'INR',
    total: 1_000_000,
    paid: 500_000,
    pending: 500_000,
    reward: 500_000,
  });
  answers('referrals', 'readVisits', { visits: 11, hasVisited: true });
  answers('referrals', 'countPaidReferees', { count: 2 });
  answers('referrals', 'listReferees', { referees, total });
  answers('publicCourses', 'listCourses', { courses: [] });
  answers('publicCourses', 'listFaqs', {
    faqs: [{ question: 'Who may apply?', answer: 'Anyone who draws.', category: 'Applying' }],
  });
  answers('regions', 'region', { region: 'INDIA', isIndia: true, isUS: false, isRow: false });
  return renderRoute('/referral-program', learner);
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('ReferralProgramPage', () => {
  it("ROUTE-52 REF-01 API-246 shows the caller's own link, ready to copy", async () => {
    const user = userEvent.setup();
    open();
    expect(await screen.findByLabelText('Link to share')).toHaveValue(
      `https://school.test/invited?ref=${'A'.repeat(22)}`,
    );
    expect(document.title).toBe('Referral program | Plinth');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`https://school.test/invited?ref=${'A'.repeat(22)}`);
  });

  it("API-242 API-243 API-245 shows the results so far in the referrer's currency", async () => {
    open();
    const figures = await panel('Results so far');
    expect(await figures.findByText('11')).toBeVisible();
    for (const [name, figure] of [
      ['Link opened', '11'],
      ['Friends enrolled', '2'],
      ['Earned', '₹10,000'],
      ['Paid', '₹5,000'],
      ['Pending', '₹5,000'],
    ] as const)
      expect(figures.getByText(name).closest('div')).toHaveTextContent(figure);
    expect(screen.getByText(/Each of them brings you ₹5,000/)).toBeVisible();
  });

  it('API-244 lists the friends with the status of each, and more on demand', async () => {
    open([friend('1', { status: 'ENROLLED', productId: 'MCD', earning: 500_000 }), friend('2')], 3);
    const friends = await panel('Your friends');
    expect(await friends.findByText('Enrolled')).toBeVisible();
    expect(friends.getByText('Friend 1').closest('li')).toHaveTextContent('₹5,000');
    const asked = answers('referrals', 'listReferees', {
      referees: [friend('3', { status: 'APPLIED' })],
      total: 3,
    });
    await userEvent.click(friends.getByRole('button', { name: 'Show more' }));
    expect(await friends.findByText('Friend 3')).toBeVisible();
    expect(asked[0]?.query.get('offset')).toBe('2');
    expect(friends.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('API-240 invites a friend: each field shows its fault, and the form is cleared once the invitation is sent', async () => {
    open([]);
    const sent = answers('referrals', 'invite', { sent: true });
    const form = within(await screen.findByRole('form', { name: 'Invite a friend' }));
    await userEvent.type(form.getByLabelText(/Email/), 'ravi@plinth');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(form.getByLabelText(/First name/)).toHaveFocus());
    expect(form.getByLabelText(/First name/)).toBeInvalid();
    expect(form.getByLabelText(/Email/)).toHaveAccessibleDescription(/valid email/);
    expect(form.getByLabelText(/Email/)).toHaveValue('ravi@plinth');
    expect(sent).toHaveLength(0);
    await userEvent.type(form.getByLabelText(/First name/), 'Ravi');
    await userEvent.type(form.getByLabelText(/Email/), '.test');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    expect(await form.findByText(/on its way to Ravi/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ refereeName: 'Ravi', refereeEmailId: 'ravi@plinth.test' });
    expect(form.getByLabelText(/First name/)).toHaveValue('');
  });

  it('API-240 shows a refusal and keeps what was typed', async () => {
    open([]);
    refuses('referrals', 'invite', 400, 'BAD_REQUEST', 'This is your own address. Enter your friend’s.');
    const form = within(await screen.findByRole('form', { name: 'Invite a friend' }));
    await userEvent.type(form.getByLabelText(/First name/), 'Me');
    await userEvent.type(form.getByLabelText(/Email/), 'me@plinth.test');
    await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }));
    expect(await form.findByRole('alert')).toHaveTextContent('This is your own address');
    expect(form.getByLabelText(/Email/)).toHaveValue('me@plinth.test');
  });

  it('API-074 has answers to common questions', async () => {
    open();
    await userEvent.click(await screen.findByText('Who may apply?'));
    expect(screen.getByText('Anyone who draws.')).toBeVisible();
  });

  it('API-244 friends that fail to load can be requested again', async () => {
    refuses('referrals', 'listReferees', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    open();
    refuses('referrals', 'listReferees', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    const friends = await panel('Your friends');
    const retry = await friends.findByRole('button', { name: 'Try again' });
    answers('referrals', 'listReferees', { referees: [friend('9')], total: 1 });
    await userEvent.click(retry);
    expect(await friends.findByText('Friend 9')).toBeVisible();
  });
});
