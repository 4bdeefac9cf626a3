import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { courseOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers } from '../../../test/server.ts';

const TEXT = 'Your email verification is pending! Please verify your email.';
const unverified = { emailVerifiedAt: null };

describe('VerifyEmailBanner', () => {
  it('HUB-16 HUB-17 HUB-18 HUB-19 an unverified learner is warned, requests an email and gets to its page', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [courseOf({ state: 'ONGOING' })] });
    const asked = answers('auth', 'sendEmailVerification', { sent: true });
    const router = renderRoute('/learner-hub', personOf({ userData: unverified }));
    expect(await screen.findByText(TEXT)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verify now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-mail'));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/ig-hub', 'INDUSTRIAL_GUIDE'],
    ['/mentor-hub', 'LEAD_MENTOR'],
  ] as const)('HUB-16 ROLE-31 the banner also appears on %s', async (path, role) => {
    answers('cohorts', 'listUserCohortData', { courses: [] });
    renderRoute(path, personOf({ roles: [role], userData: unverified }));
    expect(await screen.findByText(TEXT)).toBeVisible();
  });

  it('HUB-16 a verified user sees no banner', async () => {
    answers('cohorts', 'listUserCohortData', { courses: [courseOf({ state: 'ONGOING' })] });
    renderRoute('/learner-hub', personOf());
    expect(await screen.findByRole('heading', { name: /^Hi Asha!/ })).toBeVisible();
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
