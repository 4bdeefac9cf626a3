import { capabilitiesOf } from '@plinth/domain/staff/capability';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { openOffice } from '../../../../test/office.ts';
import { givePasskeys, PASSKEY_ASKED, PASSKEY_WANTED } from '../../../../test/passkeys.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { readToken } from '../../../data/token-cookie.ts';

const NONE = { totpConfirmedAt: null, passkeys: [], recoveryCodesLeft: 0, proof: 'NONE' as const };
const PHONE = {
  passkeyId: idOf('7'),
  name: 'My phone',
  createdAt: '2026-11-20T08:30:00.000Z',
  lastUsedAt: null,
};
const ON = { ...NONE, passkeys: [PHONE], recoveryCodesLeft: 10 };
const SHOWN = {
  id: 'bmV3',
  rawId: 'bmV3',
  type: 'public-key',
  response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
};
const turnedDown = () => new DOMException('The operation was not allowed', 'NotAllowedError');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the second sign-in step with a passkey', () => {
  const toTheStep = async (hasApp = false) => {
    answers('auth', 'loginEmail', {
      token: 'a-token-of-some-length',
      userId: idOf('1'),
      needsSecondFactor: true,
    });
    const asked = answers('secondFactors', 'beginVerify', { passkey: PASSKEY_ASKED, hasApp });
    renderRoute('/login');
    await fillIn({ Email: 'asha@plinth.test', Password: 'drawing-set-2026' });
    await press('Sign in');
    await screen.findByRole('heading', { name: 'Show your second factor' });
    return asked;
  };

  it('OFFICE-05 offers the passkey first, and signs in with it', async () => {
    const { get } = givePasskeys();
    await toTheStep();
    const button = await screen.findByRole('button', { name: 'Show your passkey' });
    expect(button).toHaveFocus();
    expect(readToken()).toBeNull();
    const sent = answers('secondFactors', 'verify', { verified: true });
    answers('profiles', 'readDataProfile', personOf());
    answers('cohorts', 'listUserCohortData', { courses: [] });
    answers('publicCourses', 'listCourses', { courses: [] });
    refuses('profiles', 'readFullProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    await userEvent.click(button);
    await waitFor(() => expect(sent[0]?.body).toEqual({ passkey: SHOWN }));
    await waitFor(() => expect(readToken()).toBe('a-token-of-some-length'));
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('OFFICE-05 reports a cancelled passkey, starts a new challenge, and offers a code instead', async () => {
    givePasskeys({ answer: turnedDown() });
    const asked = await toTheStep(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Show your passkey' }));
    expect(await screen.findByText(/It was cancelled or took too long/)).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    await press('Use the authenticator app');
    expect(screen.getByLabelText(/^Code/)).toHaveFocus();
    const words = 'This code is not right, or it has already been used. Enter the next one';
    refuses('secondFactors', 'verify', 400, 'INVALID_CREDENTIALS', words);
    await userEvent.type(screen.getByLabelText(/^Code/), '000000');
    await press('Continue');
    expect(await screen.findByText(words)).toBeVisible();
    await press('Use a recovery code');
    expect(screen.getByLabelText(/^Recovery code/)).toBeVisible();
    await press('Use a passkey');
    expect(screen.getByRole('button', { name: 'Show your passkey' })).toBeVisible();
  });

  it('OFFICE-05 reports a passkey that the school refuses, and signs nobody in', async () => {
    givePasskeys();
    await toTheStep();
    const words = 'This passkey was not accepted. Try again, or show another one.';
    refuses('secondFactors', 'verify', 400, 'INVALID_CREDENTIALS', words);
    await userEvent.click(await screen.findByRole('button', { name: 'Show your passkey' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('OFFICE-05 asks for a recovery code in a browser without passkeys', async () => {
    await toTheStep();
    expect(await screen.findByLabelText(/^Recovery code/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show your passkey' })).toBeNull();
  });
});

describe('passkeys in the account settings', () => {
  const open = async () => {
    renderRoute('/account-settings', personOf());
    const section = await screen.findByRole('region', { name: 'Second factor' });
    const click = async (name: string) =>
      userEvent.click(await within(section).findByRole('button', { name }));
    return { section, click };
  };

  it('OFFICE-05 the first one needs a name, is created by the device, and returns recovery codes', async () => {
    const { create } = givePasskeys();
    answers('secondFactors', 'read', NONE);
    answers('secondFactors', 'startPasskey', PASSKEY_WANTED);
    const sent = answers('secondFactors', 'addPasskey', { recoveryCodes: ['aaaa-bbbb-cccc'] });
    const { section, click } = await open();
    await click('Add a passkey');
    await click('Create the passkey');
    expect(await within(section).findByText('This field is required')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await userEvent.type(within(section).getByLabelText(/^Name of the passkey/), 'My phone');
    answers('secondFactors', 'read', ON);
    await click('Create the passkey');
    expect(await within(section).findByText('aaaa-bbbb-cccc')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      name: 'My phone',
      passkey: {
        id: 'bmV3',
        rawId: 'bmV3',
        type: 'public-key',
        response: {
          clientDataJSON: 'Y2xpZW50',
          attestationObject: 'YXR0ZXN0ZWQ',
          transports: ['internal'],
        },
      },
    });
    await click('I have saved them');
    const list = await within(section).findByRole('list', { name: 'Passkeys' });
    expect(within(list).getByText('My phone')).toBeVisible();
  });

  it('OFFICE-05 a device that already has one says so, and the typed name stays', async () => {
    givePasskeys({ answer: new DOMException('There is one', 'InvalidStateError') });
    answers('secondFactors', 'read', ON);
    answers('secondFactors', 'startPasskey', PASSKEY_WANTED);
    const { section, click } = await open();
    await click('Add a passkey');
    await userEvent.type(within(section).getByLabelText(/^Name of the passkey/), 'Again');
    await click('Create the passkey');
    expect(
      await within(section).findByText('This device already has a passkey for your account.'),
    ).toBeVisible();
    expect(within(section).getByLabelText(/^Name of the passkey/)).toHaveValue('Again');
  });

  it('OFFICE-05 one is removed by presenting it, after a warning about the consequence', async () => {
    givePasskeys();
    answers('secondFactors', 'read', ON);
    answers('secondFactors', 'beginChange', { passkey: PASSKEY_ASKED, hasApp: false });
    const sent = answers('secondFactors', 'removePasskey', { removed: true });
    const { section, click } = await open();
    await click('Remove My phone');
    expect(within(section).getByText(/is the last of your second factor/)).toBeVisible();
    answers('secondFactors', 'read', NONE);
    await click('Show your passkey');
    await waitFor(() => expect(sent[0]?.body).toEqual({ passkey: SHOWN }));
    expect(await screen.findByText('Passkey “My phone” removed.')).toBeVisible();
    expect(await within(section).findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  });

  it("OFFICE-05 the last one of a staff member is kept, with the server's message", async () => {
    givePasskeys();
    answers('secondFactors', 'read', ON);
    answers('secondFactors', 'beginChange', { passkey: PASSKEY_ASKED, hasApp: false });
    const words = 'Anyone who works at the school must keep a second factor.';
    refuses('secondFactors', 'removePasskey', 403, 'FORBIDDEN', words);
    const { section, click } = await open();
    await click('Remove My phone');
    await click('Show your passkey');
    expect(await within(section).findByText(words)).toBeVisible();
    await click('Keep it as it is');
    expect(within(section).queryByText(words)).toBeNull();
  });
});

describe('opening the office with a passkey', () => {
  it('OFFICE-03 OFFICE-05 sends the passkey once it is presented, and then opens', async () => {
    givePasskeys();
    openOffice('/office');
    refuses('staff', 'readOwn', 403, 'SECOND_FACTOR_REQUIRED', 'Show your second factor.');
    answers('secondFactors', 'read', ON);
    answers('secondFactors', 'beginVerify', { passkey: PASSKEY_ASKED, hasApp: false });
    const sent = answers('secondFactors', 'verify', { verified: true });
    const show = await screen.findByRole('button', { name: 'Show your passkey' });
    answers('staff', 'readOwn', { staffRoles: ['OWNER'], capabilities: capabilitiesOf(['OWNER']) });
    await userEvent.click(show);
    await waitFor(() => expect(sent[0]?.body).toEqual({ passkey: SHOWN }));
    expect(await screen.findByRole('navigation', { name: 'Office' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'The office needs your second factor' })).toBeNull();
  });
});
