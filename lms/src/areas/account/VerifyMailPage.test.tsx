import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';

const PATH = '/verify-mail?x=asha-hash&token=a-token-of-some-length';
const offered = () => answersBy('auth', 'verifyEmail', () => ({ verified: true as const }));

describe('VerifyMailPage', () => {
  it('API-011 opening the link verifies nothing; confirming while signed in to the account does', async () => {
    answers('auth', 'readEmailVerification', { verified: false, isSignedIn: true });
    const asked = offered();
    renderRoute(PATH);
    const button = await screen.findByRole('button', { name: 'Confirm address' });
    expect(asked).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Your address is verified' })).toBeVisible();
    expect(asked).toMatchObject([{ body: { token: 'a-token-of-some-length' } }]);
  });

  it('API-011 a user not signed in to the account signs in first, or confirms and sets a new password', async () => {
    answers('auth', 'readEmailVerification', { verified: false, isSignedIn: false });
    answers('auth', 'verifyEmail', { verified: true, passwordPath: '/reset-password?token=a-new-one' });
    const router = renderRoute(PATH);
    expect(await screen.findByRole('link', { name: 'Sign in first' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(PATH)}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm address and set a password' }));
    await waitFor(() => expect(router.state.location.href).toBe('/reset-password?token=a-new-one'));
    expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
  });

  it('API-011 an expired link is reported, with a way to get another one', async () => {
    refuses('auth', 'readEmailVerification', 410, 'GONE', 'This link has expired. Ask for a new one.');
    renderRoute(PATH);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
    expect(screen.getByRole('link', { name: 'Sign in to send another' })).toBeVisible();
    expect(screen.queryByText(/We sent a link/)).toBeNull();
  });

  it('API-011 without a link in the address it says that one was sent', async () => {
    renderRoute('/verify-mail');
    expect(await screen.findByText(/We sent a link to your address/)).toBeVisible();
  });
});
