import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { courseOf, idOf, personOf } from '../../../test/people.ts';
import { left, renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { readToken } from '../../data/token-cookie.ts';
import { session } from '../../stores/session.ts';

const signIn = async (person: ReturnType<typeof personOf>) => {
  answers('auth', 'loginEmail', { token: 'a-token-of-some-length', userId: idOf('1') });
  answers('profiles', 'readDataProfile', person);
  answers('cohorts', 'listUserCohortData', { courses: [] });
  answers('publicCourses', 'listCourses', { courses: [] });
  refuses('profiles', 'readFullProfile', 503, 'SERVICE_UNAVAILABLE', 'Later.');
  await fillIn({ Email: 'asha@plinth.test', Password: 'drawing-set-2026' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('LoginPage', () => {
  it('ROUTE-14 /login shows the sign-in form', async () => {
    renderRoute('/login');
    expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toBeRequired();
    expect(screen.getByLabelText(/^Password/)).toBeRequired();
  });

  it("ERR-05 ERR-06 a refused sign-in shows the server's message, keeps it in the state and keeps the typed values", async () => {
    const message = 'The email or the password is not right.';
    refuses('auth', 'loginEmail', 400, 'INVALID_CREDENTIALS', message);
    renderRoute('/login');
    await fillIn({ Email: 'asha@plinth.test', Password: 'wrong-password' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(session.error).toBe(message);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@plinth.test');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong-password');
    expect(readToken()).toBeNull();
  });

  it('VALID-18 an invalid email address is refused in the form, without a call', async () => {
    renderRoute('/login');
    await fillIn({ Email: 'asha@plinth.con', Password: 'drawing-set-2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/./);
  });
});

describe('landing after sign-in', () => {
  it.each([
    ['ROUTE-04 a learner lands on the learner hub', personOf(), '/learner-hub'],
    [
      'ROUTE-03 an INDUSTRIAL_GUIDE lands on the IG hub',
      personOf({ roles: ['INDUSTRIAL_GUIDE'] }),
      '/ig-hub',
    ],
    ['ROUTE-02 a LEAD_MENTOR lands on the mentor hub', personOf({ roles: ['LEAD_MENTOR'] }), '/mentor-hub'],
    [
      'ROUTE-01 an active open course comes before any role',
      personOf({ roles: ['LEAD_MENTOR'], userCohorts: { FREEMIUM: [courseOf()] } }),
      '/open-lms',
    ],
    [
      'ROUTE-07 a mentor with a begun profile lands on the own profile',
      personOf({ roles: ['LEAD_MENTOR'], userProfile: { profileStatus: 'FILLED_BASIC_DETAILS' } }),
      '/user-profile?userHash=asha-test-hash',
    ],
    [
      'ROUTE-08 a mentor without a profile lands on the mentor onboarding',
      personOf({ roles: ['LEAD_MENTOR'], userProfile: { profileStatus: 'NOT_COMPLETED' } }),
      '/onboarding/mentor',
    ],
  ])('%s', async (_title, person, path) => {
    const router = renderRoute('/login');
    await signIn(person);
    await waitFor(() => expect(router.state.location.href).toBe(path));
  });

  it('ROUTE-05 ROUTE-06 a callbackUrl takes precedence over the hub and keeps the other parameters', async () => {
    answers('orders', 'listBilling', { orders: [] });
    const router = renderRoute('/login?callbackUrl=%2Fbilling&utm_source=mail');
    await signIn(personOf());
    await waitFor(() => expect(router.state.location.href).toBe('/billing?utm_source=mail'));
  });

  it('ROUTE-05 a signed-in user who opens /login goes straight to the landing page', async () => {
    answers('orders', 'listBilling', { orders: [] });
    const router = renderRoute('/login?callbackUrl=%2Fbilling', personOf());
    await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
    expect(left).toEqual([]);
  });
});
