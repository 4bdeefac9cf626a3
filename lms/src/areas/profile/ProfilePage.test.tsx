import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { accountOf, idOf, PHOTO, personOf } from '../../../test/people.ts';
import { answersAroundProfile, fullOf, recommendationOf } from '../../../test/profile-answers.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses, server } from '../../../test/server.ts';
import { accountQuery } from '../../data/account.ts';
import type { PublicProfile } from '../../data/profile-sections.ts';
import { queryClient } from '../../data/query-client.ts';

const me = personOf();

beforeEach(() => {
  answersAroundProfile();
});

describe("ProfilePage, the caller's own profile", () => {
  it('PROFILE-01 ROUTE-49 API-029 API-057 shows the facts, the editable fields and what is missing', async () => {
    const asked = answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile?userHash=asha-test-hash', me);
    expect(await screen.findByRole('heading', { name: 'Asha Test', level: 1 })).toBeVisible();
    expect(asked[0]?.query.get('userHash')).toBe('asha-test-hash');
    expect(screen.getByText('2 years 6 months of experience')).toBeVisible();
    expect(screen.getByText('asha@plinth.test')).toBeVisible();
    const missing = within(await screen.findByRole('navigation', { name: 'Still empty:' }));
    expect(missing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#skills',
      '#links',
    ]);
    expect(document.querySelector('#skills')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(screen.getByLabelText(/^Total Years of Work Experience/)).toHaveValue('2.5');
  });

  it("API-028 a learner's details are saved; company, experience and bio may be empty", async () => {
    answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile', me);
    await fillIn({ Occupation: 'BIM coordinator', Company: '', 'Total Years': '', Bio: '' });
    const saved = answers('profiles', 'saveProfileSections', { userProfile: me.userProfile });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toEqual({
      profileData: {
        basicDetails: {
          firstName: 'Asha',
          lastName: 'Test',
          occupation: 'BIM coordinator',
          currentCompany: '',
          bio: '',
          workExperienceInMonths: null,
        },
      },
    });
  });

  it('API-028 D-46 account settings that were read before have the name that is saved here', async () => {
    answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile', me);
    await fillIn({ 'Last name': 'Rao' });
    const read = answers('account', 'readAccount', accountOf());
    await queryClient.fetchQuery(accountQuery());
    const before = read.length;
    answers('profiles', 'saveProfileSections', { userProfile: me.userProfile });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(read.length).toBeGreaterThan(before));
  });

  it('API-027 a mentor can save only a complete guide profile', async () => {
    answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile', personOf({ roles: ['LEAD_MENTOR'] }));
    await fillIn({ Company: '' });
    const button = screen.getByRole('button', { name: 'Save details' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await fillIn({ Company: 'Another Practice' });
    const saved = answers('profiles', 'saveGuideProfile', { userProfile: me.userProfile });
    await userEvent.click(button);
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({ currentCompany: 'Another Practice', profileMedia: [PHOTO] }),
    );
  });

  it.each([
    { press: 'Take theirs', held: 'Engineer' },
    { press: 'Keep mine', held: 'Modeller' },
  ])(
    'API-028 details saved meanwhile in another window are shown, and “$press” goes on from them with $held',
    async ({ press, held }) => {
      const stateOf = (occupation: string, version: string) =>
        answers(
          'profiles',
          'readFullProfile',
          fullOf({ userProfile: { ...me.userProfile, occupation, version } }),
        );
      stateOf('Architect', 'a'.repeat(32));
      renderRoute('/user-profile', me);
      await fillIn({ Occupation: 'Modeller' });
      refuses('profiles', 'saveProfileSections', 409, 'CONFLICT', 'This was changed in another window.');
      stateOf('Engineer', 'b'.repeat(32));
      await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('OccupationEngineer');
      expect(screen.getByLabelText(/^Occupation/)).toHaveValue('Modeller');
      const saved = answers('profiles', 'saveProfileSections', { userProfile: me.userProfile });
      await userEvent.click(screen.getByRole('button', { name: press }));
      expect(screen.getByLabelText(/^Occupation/)).toHaveValue(held);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      if (press === 'Take theirs') {
        expect(saved).toEqual([]);
        await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
      }
      await waitFor(() =>
        expect(saved[0]?.body).toMatchObject({
          profileData: { basicDetails: { occupation: held } },
          version: 'b'.repeat(32),
        }),
      );
    },
  );

  it("a refused save shows the server's message and keeps what was typed", async () => {
    answers('profiles', 'readFullProfile', fullOf());
    refuses('profiles', 'saveProfileSections', 400, 'BAD_REQUEST', 'The name is too long.');
    renderRoute('/user-profile', me);
    await fillIn({ Occupation: 'Modeller' });
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('The name is too long.')).toBeVisible();
    expect(screen.getByLabelText(/^Occupation/)).toHaveValue('Modeller');
  });

  it('VALID-07 a bio of more than 500 characters turns its counter negative and blocks saving', async () => {
    answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile', me);
    await fillIn({ Bio: 'a'.repeat(501) });
    expect(screen.getByText('−1')).toHaveAttribute('data-negative', 'true');
    expect(screen.getByRole('button', { name: 'Save details' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('API-018 a photo is saved as soon as it is chosen, and the page then shows it', async () => {
    answers('profiles', 'readFullProfile', fullOf({ userProfile: { ...me.userProfile, profileMedia: [] } }));
    renderRoute('/user-profile', me);
    const field = await screen.findByLabelText(/^Photo/);
    server.use(
      http.put('*/v1/client/user/profile/photo', () => HttpResponse.json({ profileMedia: [PHOTO] })),
    );
    answers('profiles', 'readFullProfile', fullOf());
    fireEvent.change(field, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
    expect(await screen.findByRole('link', { name: 'Your photo' })).toHaveAttribute(
      'href',
      '/media/public/profiles/asha-test-hash/a.jpg',
    );
  });

  it('API-028 the photo is removed by saving the profile without it', async () => {
    answers('profiles', 'readFullProfile', fullOf());
    renderRoute('/user-profile', me);
    const saved = answers('profiles', 'saveProfileSections', { userProfile: me.userProfile });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Your photo' }));
    await waitFor(() => expect(saved[0]?.body).toEqual({ profileData: { profileMedia: [] } }));
  });

  it('API-016 MENTOR-03 a mentor with unfinished onboarding can finish it and is sent to the hub', async () => {
    const begun = personOf({
      roles: ['LEAD_MENTOR'],
      userProfile: { profileStatus: 'FILLED_BASIC_DETAILS' },
    });
    answers('profiles', 'readFullProfile', fullOf());
    answers('cohorts', 'listUserCohortData', { courses: [] });
    const asked = answers('profiles', 'saveProfileStatus', { profileStatus: 'COMPLETED' });
    const router = renderRoute('/user-profile', begun);
    await userEvent.click(await screen.findByRole('button', { name: 'Finish and go to the hub' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mentor-hub'));
    expect(asked[0]?.body).toEqual({ bypass: true });
  });
});

describe("ProfilePage, another person's profile", () => {
  it('ROUTE-49 ROLE-23 shows what the person has published, and nothing to edit', async () => {
    answers(
      'profiles',
      'readFullProfile',
      fullOf({
        isOwner: false,
        userProfile: {
          ...me.userProfile,
          firstName: 'Ravi',
          userHash: 'ravi-test-hash',
          bio: 'Coordinates models.',
        },
        sections: {
          professionDetails: [
            {
              detailId: idOf('b1'),
              company: 'Demo Practice',
              designation: 'BIM manager',
              startMonth: '2021-04',
              endMonth: null,
            },
          ],
          skills: [{ detailId: idOf('b2'), name: 'Navisworks', level: 'ADVANCED' }],
        },
        importantLinks: [
          { detailId: idOf('b3'), key: 'PORTFOLIO', label: 'Portfolio', url: 'https://example.org/ravi' },
        ],
      }),
    );
    renderRoute('/user-profile?userHash=ravi-test-hash', me);
    expect(await screen.findByRole('heading', { name: 'Ravi Test', level: 1 })).toBeVisible();
    expect(screen.getByText('Coordinates models.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Work' })).toHaveTextContent(
      'BIM manager, Demo PracticeApril 2021 – today',
    );
    expect(screen.getByRole('region', { name: 'Skills' })).toHaveTextContent('NavisworksAdvanced');
    expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.queryByText('asha@plinth.test')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
    expect(screen.queryByText('Profile completion')).toBeNull();
  });

  it("an unknown userHash says so and links to the caller's own profile", async () => {
    refuses('profiles', 'readFullProfile', 404, 'NOT_FOUND', 'Profile not found.');
    renderRoute('/user-profile?userHash=nobody-at-all', me);
    expect(await screen.findByText('Profile not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/user-profile');
  });
});

describe('ProfilePage, the public view', () => {
  const published: PublicProfile = {
    firstName: 'Ravi',
    lastName: 'Test',
    bio: 'Coordinates models.',
    occupation: 'BIM manager',
    currentCompany: 'Demo Practice',
    workExperienceInMonths: 60,
    profileMedia: [
      {
        key: 'INTRODUCTION_VIDEO',
        s3Location: { bucket: 'private', path: 'other/2026/a.mp4' },
        url: '/media/private/other/2026/a.mp4?until=1&signature=x',
      },
    ],
    sections: { educationDetails: [], professionDetails: [], skills: [], importantLinks: [] },
    projects: [],
    recommendations: [recommendationOf({ status: 'ACCEPTED', isVisible: true })],
    recommendationCount: 1,
    applauds: 3,
  };

  it('ROLE-23 API-051 a visitor without a session sees what is published, and a link to sign in', async () => {
    answers('profiles', 'readPublicProfile', published);
    renderRoute('/user-profile?userHash=ravi-test-hash');
    expect(await screen.findByRole('heading', { name: 'Ravi Test', level: 1 })).toBeVisible();
    expect(screen.getByText('Applauded 3 times')).toBeVisible();
    expect(screen.getByText('Careful, and fast on site.')).toBeVisible();
    expect(document.querySelector('video')).toHaveAttribute(
      'src',
      '/media/private/other/2026/a.mp4?until=1&signature=x',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fuser-profile%3FuserHash%3Dravi-test-hash',
    );
    expect(screen.queryByRole('button', { name: /Applaud|Recommend|Helpful|Add/ })).toBeNull();
  });

  it('API-051 a visitor is told when there are more recommendations than those shown', async () => {
    answers('profiles', 'readPublicProfile', published);
    const router = renderRoute('/user-profile?userHash=ravi-test-hash');
    expect(await screen.findByText('Careful, and fast on site.')).toBeVisible();
    expect(screen.queryByText(/^The latest/)).toBeNull();
    answers('profiles', 'readPublicProfile', { ...published, recommendationCount: 21 });
    await router.navigate({ href: '/user-profile?userHash=another-test-hash' });
    expect(await screen.findByText('The latest 1 of 21 recommendations')).toBeVisible();
  });

  it('ROLE-23 API-051 a visitor with a mistyped link gets a link to the courses, not to a profile of their own', async () => {
    refuses('profiles', 'readPublicProfile', 404, 'NOT_FOUND', 'Profile not found.');
    renderRoute('/user-profile?userHash=nobody-at-all');
    expect(await screen.findByText('Profile not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the courses' })).toHaveAttribute('href', '/courses');
    expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull();
  });

  it.each(['/user-profile', '/user-profile?userHash=ravi-test-hash&recommend=write'])(
    'ROUTE-14 %s requires a session',
    async (path) => {
      const router = renderRoute(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    },
  );

  it('API-051 the owner can view the profile as others see it', async () => {
    answers('profiles', 'readPublicProfile', published);
    renderRoute('/user-profile?userHash=asha-test-hash&view=public', me);
    expect(await screen.findByText('This is what everyone sees.')).toBeVisible();
    expect(await screen.findByText('Coordinates models.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
  });

  it('API-048 API-049 applause is given and withdrawn, and the count follows', async () => {
    answers(
      'profiles',
      'readFullProfile',
      fullOf({ isOwner: false, userProfile: { ...me.userProfile, userHash: 'ravi-test-hash' }, applauds: 3 }),
    );
    renderRoute('/user-profile?userHash=ravi-test-hash', me);
    const given = answers('profiles', 'applaud', { applauds: 4, hasApplauded: true });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Applaud · 3 so far: the profile of Asha' }),
    );
    const button = await screen.findByRole('button', { name: 'Applauded · 4 so far: the profile of Asha' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(given[0]?.body).toEqual({ userHash: 'ravi-test-hash' });
    const taken = answers('profiles', 'withdrawApplause', { applauds: 3, hasApplauded: false });
    await userEvent.click(button);
    expect(
      await screen.findByRole('button', { name: 'Applaud · 3 so far: the profile of Asha' }),
    ).toHaveAttribute('aria-pressed', 'false');
    expect(taken[0]?.query.get('userHash')).toBe('ravi-test-hash');
  });
});
