import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { readToken } from '../../data/token-cookie.ts';

const PATH = '/reset-password?token=a-token-of-some-length';
const send = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Set your password' });
  await fillIn({ 'New password': 'my first password' });
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
};

describe('ResetPasswordPage', () => {
  it('API-012 FINANCE-04 setting the password signs in and opens the usual landing page', async () => {
    answers('auth', 'resetPassword', { reset: true, token: 'a-fresh-token-of-length', userId: idOf('1') });
    answers('profiles', 'readDataProfile', personOf());
    answers('cohorts', 'listUserCohortData', { courses: [] });
    answers('publicCourses', 'listCourses', { courses: [] });
    refuses('profiles', 'readFullProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
    const router = renderRoute(PATH);
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/learner-hub'));
    expect(readToken()).toBe('a-fresh-token-of-length');
  });

  it('API-012 a used link is reported, and the typed password is kept', async () => {
    refuses('auth', 'resetPassword', 404, 'NOT_FOUND', 'We do not recognise this link or was used.');
    renderRoute(PATH);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not recognise this link or was used.');
    expect(screen.getByLabelText(/^New password/)).toHaveValue('my first password');
    expect(readToken()).toBeNull();
  });

  it('API-012 an account with a second factor asks for it before signing in', async () => {
    answers('auth', 'resetPassword', {
      reset: true,
      token: 'a-pending-token-of-length',
      userId: idOf('1'),
      needsSecondFactor: true,
    });
    answers('secondFactors', 'beginVerify', { passkey: null, hasApp: true });
    renderRoute(PATH);
    await send();
    expect(await screen.findByRole('heading', { name: 'Show your second factor' })).toBeVisible();
    expect(readToken()).toBeNull();
  });
});
