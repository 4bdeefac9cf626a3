import type { AccountSession } from '@plinth/domain/account/account-session';
import { completePreferences } from '@plinth/domain/account/notification-preference';
import { exactTime } from '@plinth/domain/dates/format-day';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { accountOf, idOf, personOf } from '../../../../test/people.ts';
import { fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { fullProfileQuery } from '../../../data/profile-sections.ts';
import { queryClient } from '../../../data/query-client.ts';
import { readTimeZone } from '../../../data/time-zone.ts';
import { ownZone } from '../../../parts/own-zone.ts';

const sessionOf = (end: string, change: Partial<AccountSession> = {}): AccountSession => ({
  sessionId: idOf(end),
  device: 'Firefox on Windows',
  countryCode: 'PT',
  address: '203.0.113.7',
  createdAt: '2026-05-04T09:00:00.000Z',
  lastUsedAt: '2026-05-04T09:30:00.000Z',
  isCurrent: false,
  ...change,
});

const here = sessionOf('1', { device: 'Chrome on Linux', isCurrent: true, countryCode: null, address: '' });

function open(account = accountOf()) {
  const router = renderRoute('/account-settings', personOf());
  answers('account', 'readAccount', account);
  answers('secondFactors', 'read', {
    totpConfirmedAt: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    proof: 'NONE',
  });
  answers('account', 'listSessions', { sessions: [here, sessionOf('2')], total: 2 });
  answers('account', 'readNotificationPreferences', {
    preferences: completePreferences([]),
    refusedLists: [],
  });
  return router;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('AccountSettingsPage', () => {
  it('SESSION-05 the name is saved and the session is read again', async () => {
    open();
    const you = await section('You');
    const saved = answersBy('account', 'saveName', ({ body }) => accountOf(body));
    const checks = answersBy('profiles', 'readDataProfile', () => personOf());
    await fillIn({ 'Last name': 'Rao' });
    await userEvent.click(you.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(checks).toHaveLength(1));
    expect(saved.map(({ body }) => body)).toEqual([{ firstName: 'Asha', lastName: 'Rao' }]);
  });

  it('SESSION-05 D-46 a profile that was read before has the name that is saved here', async () => {
    open();
    const you = await section('You');
    const read = answers('profiles', 'readFullProfile', fullOf());
    await queryClient.prefetchQuery(fullProfileQuery(undefined));
    answersBy('account', 'saveName', ({ body }) => accountOf(body));
    answersBy('profiles', 'readDataProfile', () => personOf());
    await fillIn({ 'Last name': 'Rao' });
    await userEvent.click(you.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(read).toHaveLength(2));
  });

  it('VALID-18 VALID-29 an invalid phone number is refused beside its field, without a call', async () => {
    open();
    const you = await section('You');
    await fillIn({ Phone: '12345' });
    await userEvent.click(you.getByRole('button', { name: 'Save phone' }));
    await waitFor(() => expect(you.getByLabelText(/^Phone/)).toBeInvalid());
  });

  it('VALID-33 a phone number is read with the country of the visitor unless another is chosen', async () => {
    answers('regions', 'location', { countryCode: 'US', country: 'United States' });
    open(accountOf({ phone: null }));
    const you = await section('You');
    await waitFor(() => expect(you.getByRole('combobox', { name: 'Country code' })).toHaveValue('US'));
    const saved = answersBy('profiles', 'savePhone', () => ({ userData: personOf().userData }));
    await fillIn({ Phone: '1 (415) 555-2671' });
    await userEvent.click(you.getByRole('button', { name: 'Save phone' }));
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ phone: '+14155552671' }]));
  });

  it('VALID-46 a person with one name saves it without a last name', async () => {
    open();
    const you = await section('You');
    const saved = answersBy('account', 'saveName', ({ body }) => accountOf(body));
    answersBy('profiles', 'readDataProfile', () => personOf());
    await fillIn({ 'Last name': '-' });
    await userEvent.click(you.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ firstName: 'Asha', lastName: '' }]));
  });

  it('ERR-05 a wrong current password is reported in the form and the typed values are kept', async () => {
    open();
    const signing = await section('Signing in');
    await fillIn({ 'Current password': 'not this one', 'New password': 'another good one' });
    refuses('account', 'changePassword', 400, 'INVALID_CREDENTIALS', 'This is not your current password');
    await userEvent.click(signing.getByRole('button', { name: 'Change password' }));
    expect(await signing.findByRole('alert')).toHaveTextContent('This is not your current password');
    expect(signing.getByLabelText(/^New password/)).toHaveValue('another good one');
  });

  it('SESSION-05 changing the password empties the form and says on how many other devices it signed out', async () => {
    open();
    const signing = await section('Signing in');
    await fillIn({ 'Current password': 'drawing-set-2026', 'New password': 'another good one' });
    const asked = answersBy('account', 'changePassword', () => ({
      changed: true as const,
      endedSessions: 1,
    }));
    await userEvent.click(signing.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(signing.getByLabelText(/^New password/)).toHaveValue(''));
    expect(asked[0]?.body).toEqual({ currentPassword: 'drawing-set-2026', password: 'another good one' });
    expect(
      await screen.findByText('Your password is changed. You were signed out on 1 other device.'),
    ).toBeVisible();
  });

  it('API-012 a user who signed up through a provider is mailed a link to set a first password', async () => {
    open(accountOf({ hasPassword: false, socialMethods: ['GOOGLE'] }));
    const signing = await section('Signing in');
    expect(signing.getByText('Google')).toBeVisible();
    answers('auth', 'requestPasswordReset', { sent: true });
    await userEvent.click(signing.getByRole('button', { name: /Email me a link/ }));
    expect(await signing.findByRole('status')).toHaveTextContent('asha@plinth.test');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('SESSION-07 another device is signed out and removed from the list; this one has no such button', async () => {
    open();
    const devices = await section('Devices');
    const [mine, theirs] = await devices.findAllByRole('listitem');
    expect(mine).toHaveTextContent('Chrome on LinuxThis device');
    expect(theirs).toHaveTextContent('Portugal, address 203.0.113.7');
    expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
    answers('account', 'endSession', { ended: true });
    answers('account', 'listSessions', { sessions: [here], total: 1 });
    await userEvent.click(devices.getByRole('button', { name: /^Sign out Firefox on Windows/ }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  });

  it('SESSION-07 the focus stays in the section when the only other device is signed out by key', async () => {
    open();
    const devices = await section('Devices');
    const button = await devices.findByRole('button', { name: /^Sign out Firefox on Windows/ });
    answers('account', 'endSession', { ended: true });
    answers('account', 'listSessions', { sessions: [here], total: 1 });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(devices.getByRole('heading', { name: 'Devices' })).toHaveFocus());
  });

  it('SESSION-07 the last page there is follows when the only device of a page is signed out', async () => {
    open();
    let isEnded = false;
    answersBy('account', 'listSessions', ({ query }) => {
      const last = isEnded ? [] : [sessionOf('2')];
      return { sessions: query.get('pageNo') === '1' ? last : [here], total: isEnded ? 20 : 21 };
    });
    answersBy('account', 'endSession', () => {
      isEnded = true;
      return { ended: true as const };
    });
    const devices = await section('Devices');
    await userEvent.click(await devices.findByRole('button', { name: 'Page 2' }));
    await userEvent.click(await devices.findByRole('button', { name: /^Sign out Firefox on Windows/ }));
    expect(await devices.findByText('This device')).toBeVisible();
  });

  it('SESSION-07 all other devices are signed out at once', async () => {
    open();
    const devices = await section('Devices');
    await devices.findAllByRole('listitem');
    answers('account', 'endOtherSessions', { endedSessions: 1 });
    answers('account', 'listSessions', { sessions: [here], total: 1 });
    await userEvent.click(devices.getByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(devices.queryByRole('button')).toBeNull());
  });

  it('VALID-46 a notification choice is saved at once, and reverts when it is refused', async () => {
    open();
    const notifications = await section('Notification choices');
    const mail = within(await notifications.findByRole('group', { name: 'Replies' })).getByLabelText(
      'By email',
    );
    const row = { category: 'REPLY', inApp: true, email: false } as const;
    const saved = answersBy('account', 'saveNotificationPreferences', () => ({
      preferences: completePreferences([row]),
      refusedLists: [],
    }));
    await userEvent.click(mail);
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ preferences: [row] }]));
    await waitFor(() => expect(mail).not.toBeChecked());
    refuses('account', 'saveNotificationPreferences', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.click(mail);
    await waitFor(() => expect(mail).not.toBeChecked());
  });

  it('VALID-46 emails stopped by the link in one are named, and are sent again at a press', async () => {
    open();
    const preferences = completePreferences([]);
    answers('account', 'readNotificationPreferences', { preferences, refusedLists: ['NEWS'] });
    const notifications = await section('Notification choices');
    const again = await notifications.findByRole('button', { name: 'Send them again' });
    expect(notifications.getByText(/stopped summaries of what is new/)).toBeVisible();
    refuses('account', 'acceptMails', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(again).toBeVisible();
    const accepted = answersBy('account', 'acceptMails', () => ({ preferences, refusedLists: [] }));
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(accepted).toHaveLength(1);
  });

  it('D-125 a chosen time zone is saved and applies on this device at once', async () => {
    open();
    const display = await section('Display');
    answersBy('account', 'saveTimeZone', () => accountOf({ timeZone: 'Europe/Lisbon' }));
    await userEvent.selectOptions(display.getByLabelText('Time zone'), 'Europe/Lisbon');
    await waitFor(() => expect(readTimeZone()).toBe('Europe/Lisbon'));
  });

  it('ROLE-34 deleting the account says what is kept, asks for the password, and can be cancelled', async () => {
    open();
    const data = await section('Your data');
    await userEvent.click(data.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
    expect(dialog.getByText(/Orders, payments and invoices stay/)).toBeVisible();
    await fillIn({ 'Your password': 'drawing-set-2026' });
    const asked = answersBy('account', 'requestDeletion', () => ({
      deletionDueAt: '2026-06-01T10:00:00.000Z',
    }));
    answers('account', 'cancelDeletion', { deletionDueAt: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    const last = exactTime('2026-06-01T10:00:00.000Z', ownZone());
    expect(await screen.findByText(`Your account will be deleted on ${last}`)).toBeVisible();
    expect(asked[0]?.body).toEqual({ password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull());
  });

  it('ERR-13 settings that could not be loaded can be loaded again', async () => {
    open();
    refuses('account', 'readAccount', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    const again = await screen.findByRole('button', { name: /try again/i });
    answers('account', 'readAccount', accountOf());
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Devices' })).toBeVisible();
  });
});
