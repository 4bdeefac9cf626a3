import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { left, renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { readToken } from '../../../data/token-cookie.ts';

const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const OFF = { totpConfirmedAt: null, passkeys: [], recoveryCodesLeft: 0, proof: 'NONE' as const };
const BEGUN = {
  secret: 'ABCDEFGH',
  otpauthUri: 'otpauth://totp/x?secret=ABCDEFGH',
  qrModules: [
    [true, false],
    [false, true],
  ],
};

/** Signs in with a password, up to the code prompt. */
const toTheCode = async () => {
  answers('auth', 'loginEmail', {
    token: 'a-token-of-some-length',
    userId: idOf('1'),
    needsSecondFactor: true,
  });
  answers('secondFactors', 'beginVerify', { passkey: null, hasApp: true });
  renderRoute('/login');
  await fillIn({ Email: 'asha@plinth.test', Password: 'drawing-set-2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Show your second factor' });
  await screen.findByLabelText(/^Code/);
};

/** The server accepts the code, and the first page after signing in can be read. */
const signsIn = () => {
  answers('profiles', 'readDataProfile', personOf());
  answers('cohorts', 'listUserCohortData', { courses: [] });
  answers('publicCourses', 'listCourses', { courses: [] });
  refuses('profiles', 'readFullProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
  return answers('secondFactors', 'verify', { verified: true });
};

describe('the second step of signing in', () => {
  it('OFFICE-05 asks for the code after the password, and signs in with it', async () => {
    await toTheCode();
    expect(readToken()).toBeNull();
    const field = screen.getByLabelText(/^Code/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const sent = signsIn();
    await userEvent.type(field, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ code: '123456' });
    await waitFor(() => expect(readToken()).toBe('a-token-of-some-length'));
  });

  it('OFFICE-05 reports a wrong code beside the field, and keeps what was typed', async () => {
    await toTheCode();
    const words = 'This code is not right, or it has already been used. Enter the next one';
    refuses('secondFactors', 'verify', 400, 'INVALID_CREDENTIALS', words);
    await userEvent.type(screen.getByLabelText(/^Code/), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/^Code/)).toHaveValue('000000');
  });

  it('OFFICE-05 signs in with a recovery code instead', async () => {
    await toTheCode();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const sent = signsIn();
    await userEvent.type(screen.getByLabelText(/^Recovery code/), 'aaaa-bbbb-cccc');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(readToken()).toBe('a-token-of-some-length'));
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'aaaabbbbcccc' }]);
  });

  it('OFFICE-05 an empty recovery code is refused, and the sign-in can start again', async () => {
    await toTheCode();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText(/^Recovery code/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    expect(readToken()).toBeNull();
  });
});

describe('the second factor in the account settings', () => {
  const open = async () => {
    renderRoute('/account-settings', personOf());
    return screen.findByRole('region', { name: 'Second factor' });
  };

  it('OFFICE-05 is set up with a QR code or a key, and shows the recovery codes until they are confirmed as saved', async () => {
    answers('secondFactors', 'read', OFF);
    answers('secondFactors', 'startTotp', BEGUN);
    answers('secondFactors', 'confirmTotp', { recoveryCodes: CODES });
    const section = await open();
    await userEvent.click(
      await within(section).findByRole('button', { name: 'Set up an authenticator app' }),
    );
    expect(await within(section).findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(within(section).getByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(within(section).getByLabelText(/^Code/), '123456');
    answers('secondFactors', 'read', {
      ...OFF,
      totpConfirmedAt: '2026-11-20T08:30:00.000Z',
      recoveryCodesLeft: 10,
    });
    await userEvent.click(within(section).getByRole('button', { name: 'Switch it on' }));
    const list = await within(section).findByRole('list', { name: 'Recovery codes' });
    for (const code of CODES) expect(within(list).getByText(code)).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'I have saved them' }));
    expect(await within(section).findByText('10 left')).toBeVisible();
  });

  it('OFFICE-05 asks for the password when the sign-in was too long ago', async () => {
    answers('secondFactors', 'read', { ...OFF, proof: 'PASSWORD' });
    const sent = answers('secondFactors', 'startTotp', BEGUN);
    const section = await open();
    await userEvent.click(
      await within(section).findByRole('button', { name: 'Set up an authenticator app' }),
    );
    expect(await within(section).findByText('Enter your password')).toBeVisible();
    await userEvent.type(within(section).getByLabelText(/^Your password/), 'drawing-set-2026');
    await userEvent.click(within(section).getByRole('button', { name: 'Set up an authenticator app' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ password: 'drawing-set-2026' }));
  });

  it('OFFICE-05 D-03 people without a password sign in again and come back to the settings', async () => {
    answers('secondFactors', 'read', { ...OFF, proof: 'SIGN_IN' });
    answers('auth', 'logout', { loggedOut: true });
    const section = await open();
    await userEvent.click(await within(section).findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(left).toEqual(['/login?callbackUrl=%2Faccount-settings']));
  });

  it('OFFICE-05 is switched off with a code, once the school allows it; a refusal is shown', async () => {
    answers('secondFactors', 'read', {
      ...OFF,
      totpConfirmedAt: '2026-11-20T08:30:00.000Z',
      recoveryCodesLeft: 2,
    });
    const words = 'Anyone who works at the school must keep a second factor.';
    refuses('secondFactors', 'switchOff', 403, 'FORBIDDEN', words);
    answers('secondFactors', 'beginChange', { passkey: null, hasApp: true });
    const section = await open();
    expect(await within(section).findByText(/Few recovery codes are left/)).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Switch off' }));
    await userEvent.type(await within(section).findByLabelText(/^Code/), '123456');
    await userEvent.click(within(section).getByRole('button', { name: 'Switch it off' }));
    expect(await within(section).findByText(words)).toBeVisible();
    const sent = answers('secondFactors', 'switchOff', { off: true });
    answers('secondFactors', 'read', OFF);
    await userEvent.click(within(section).getByRole('button', { name: 'Switch it off' }));
    expect(await within(section).findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });
});

describe('the office without a second factor', () => {
  const refused = () =>
    refuses(
      'staff',
      'readOwn',
      403,
      'SECOND_FACTOR_REQUIRED',
      'Show your second factor to continue in the office.',
    );

  it('OFFICE-03 OFFICE-05 guides a user without a second factor through setting it up', async () => {
    openOffice('/office');
    refused();
    answers('secondFactors', 'read', OFF);
    answers('secondFactors', 'startTotp', BEGUN);
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('OFFICE-05 asks a user with a second factor for its code', async () => {
    openOffice('/office');
    refused();
    answers('secondFactors', 'read', { ...OFF, totpConfirmedAt: '2026-11-20T08:30:00.000Z' });
    answers('secondFactors', 'beginVerify', { passkey: null, hasApp: true });
    const sent = answers('secondFactors', 'verify', { verified: true });
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Open the office' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
