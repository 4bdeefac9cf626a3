import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';

const TOKEN = 'a-token-of-a-mail-that-is-long-enough';
const open = () => renderRoute(`/staff-invitation?token=${TOKEN}`);
const isFor = (hasAccount = false) =>
  answers('staff', 'readInvitation', {
    emailId: 'isha@plinth.test',
    staffRoles: ['FINANCE', 'PLACEMENT'],
    mentorRoles: [],
    hasAccount,
    expiresAt: '2026-11-25T08:00:00.000Z',
  });

describe('an invitation to the office', () => {
  it('OFFICE-04 states recipient and roles, takes a name and a password, and opens the office', async () => {
    isFor();
    const sent = answers('staff', 'acceptInvitation', { token: 'a-token-of-some-length', userId: idOf('1') });
    answers('staff', 'readOwn', { staffRoles: ['FINANCE'], capabilities: [] });
    answers('profiles', 'readDataProfile', personOf({ userData: { isStaff: true } }));
    open();
    expect(
      await screen.findByText(/^For isha@plinth.test, as Finance, Placement\. Open until /),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveFocus());
    expect(sent).toHaveLength(0);
    await fillIn({ 'First name': 'Isha', 'Last name': 'Test', Password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ firstName: 'Isha', lastName: 'Test', password: 'drawing-set-2026' });
  });

  it('OFFICE-04 D-143 a person with one name accepts it without a last name', async () => {
    isFor();
    const sent = answers('staff', 'acceptInvitation', { token: 'a-token-of-some-length', userId: idOf('1') });
    answers('staff', 'readOwn', { staffRoles: ['FINANCE'], capabilities: [] });
    answers('profiles', 'readDataProfile', personOf({ userData: { isStaff: true } }));
    open();
    await fillIn({ 'First name': 'Isha', Password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ firstName: 'Isha', lastName: '' }));
  });

  it('OFFICE-11 a person invited only to teach continues to the mentor onboarding', async () => {
    answers('staff', 'readInvitation', {
      emailId: 'gita@plinth.test',
      staffRoles: [],
      mentorRoles: ['INDUSTRIAL_GUIDE'],
      hasAccount: false,
      expiresAt: '2026-11-25T08:00:00.000Z',
    });
    answers('staff', 'acceptInvitation', { token: 'a-token-of-some-length', userId: idOf('1') });
    answers('profiles', 'readDataProfile', personOf({ userData: { roles: ['INDUSTRIAL_GUIDE'] } }));
    open();
    expect(await screen.findByText(/^For gita@plinth.test, as Guide\. Open until /)).toBeVisible();
    await fillIn({ 'First name': 'Gita', 'Last name': 'Test', Password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(location.pathname).toBe('/onboarding/mentor'));
  });

  it('OFFICE-04 says when the address already has an account', async () => {
    isFor(true);
    open();
    expect(await screen.findByText(/This address already has an account/)).toBeVisible();
  });

  it.each([
    [404, 'NOT_FOUND', 'This invitation is not open'],
    [410, 'GONE', 'This invitation has expired'],
  ] as const)('OFFICE-04 a link answered with %i says what to do next', async (status, code, title) => {
    refuses('staff', 'readInvitation', status, code, 'No.');
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/ask the colleague who invited you/i)).toBeVisible();
  });

  it('OFFICE-04 an invitation accepted in the meantime says so and keeps what was typed', async () => {
    isFor();
    refuses('staff', 'acceptInvitation', 404, 'NOT_FOUND', 'This invitation has just been accepted.');
    open();
    await fillIn({ 'First name': 'Isha', 'Last name': 'Test', Password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has just been accepted.');
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Isha');
  });
});
