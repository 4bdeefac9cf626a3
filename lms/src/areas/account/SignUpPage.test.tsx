import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses } from '../../../test/server.ts';
import { keepToken, readToken } from '../../data/token-cookie.ts';
import { session } from '../../stores/session.ts';

const signUp = async () => {
  await fillIn({
    'First name': 'Asha',
    'Last name': 'Test',
    Email: 'asha@plinth.test',
    Password: 'drawing-set-2026',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

describe('SignUpPage', () => {
  it('AUTH-02 ROUTE-10 ROUTE-13 a new account continues to the verification page', async () => {
    const asked = answersBy('auth', 'signUpEmail', () => ({
      token: 'a-token-of-some-length',
      userId: idOf('1'),
    }));
    answers('profiles', 'readDataProfile', personOf({ userData: { emailVerifiedAt: null } }));
    const router = renderRoute('/signup');
    await signUp();
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-mail'));
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeVisible();
    expect(asked[0]?.body).toEqual({
      firstName: 'Asha',
      lastName: 'Test',
      emailId: 'asha@plinth.test',
      password: 'drawing-set-2026',
    });
  });

  it.each(['', '-'])(
    'VALID-46 D-143 a person with one name signs up with %j as the last name',
    async (last) => {
      const asked = answersBy('auth', 'signUpEmail', () => ({
        token: 'a-token-of-some-length',
        userId: idOf('1'),
      }));
      answers('profiles', 'readDataProfile', personOf({ userData: { emailVerifiedAt: null } }));
      renderRoute('/signup');
      expect(await screen.findByLabelText('Last name')).toHaveAccessibleDescription(
        'Leave it empty if you have one name.',
      );
      await fillIn({
        'First name': 'Asha',
        ...(last ? { 'Last name': last } : {}),
        Email: 'asha@plinth.test',
        Password: 'drawing-set-2026',
      });
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
      await waitFor(() => expect(asked[0]?.body).toMatchObject({ firstName: 'Asha', lastName: '' }));
    },
  );

  it("AUTH-03 ERR-04 ERR-06 a refused sign-up shows the server's message, clears the token and keeps the typed email", async () => {
    const message = 'There is already an account with this email. Sign in, or set a new password.';
    refuses('auth', 'signUpEmail', 409, 'EMAIL_TAKEN', message);
    renderRoute('/signup');
    await screen.findByLabelText(/^First name/);
    keepToken('a-token-left-over-from-before');
    await signUp();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(readToken()).toBeNull();
    expect(session.error).toBe(message);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@plinth.test');
  });

  it('VALID-17 VALID-18 a short password is refused in the form, beside its field', async () => {
    renderRoute('/signup');
    await fillIn({ Password: 'short' });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeInvalid());
    expect(screen.getByLabelText(/^First name/)).toBeInvalid();
    expect(screen.getByText('First name')).toHaveTextContent('First name*');
  });
});
