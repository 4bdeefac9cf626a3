import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in.ts';
import { PHOTO, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, answersBy, refuses, server } from '../../../test/server.ts';

type Profile = DataProfile['userProfile'];

const guide = (userProfile: Partial<Profile> = {}) => personOf({ roles: ['INDUSTRIAL_GUIDE'], userProfile });
const TITLE = 'Complete your guide profile';
const popup = async () => within(await screen.findByRole('dialog', { name: TITLE }));
const submit = () => screen.getByRole('button', { name: 'Submit' });
const isDisabled = () => submit().getAttribute('aria-disabled') === 'true';
const picture = (name = 'me.png', type = 'image/png') => new File(['x'], name, { type });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Photo/), { target: { files: [file] } });

/** Accepts photos and returns those received. */
const takesPhotos = () => {
  const sent: string[] = [];
  server.use(
    http.put('*/v1/client/user/profile/photo', ({ request }) => {
      sent.push(request.headers.get('content-type')?.split(';')[0] ?? '');
      return HttpResponse.json({ profileMedia: [PHOTO] });
    }),
  );
  return sent;
};

beforeEach(() => {
  answers('orders', 'listBilling', { orders: [] });
});

describe('GuideProfilePopup: who sees it', () => {
  it.each([
    ['first name', { firstName: '' }],
    ['last name', { lastName: null }],
    ['photo', { profileMedia: [] }],
    ['bio', { bio: null }],
    ['occupation', { occupation: '' }],
    ['company', { currentCompany: null }],
    ['experience', { workExperienceInMonths: null }],
  ])('PROFILE-02 PROFILE-05 opens for a guide without %s on a signed-in page', async (_what, lacking) => {
    renderRoute('/billing', guide(lacking));
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
  });

  it('PROFILE-05 does not open for a guide who lacks nothing; zero experience counts as filled', async () => {
    renderRoute('/billing', guide({ workExperienceInMonths: 0 }));
    await screen.findByText('No orders yet');
    await screen.findByText('Asha');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a learner', personOf({ userProfile: { bio: null } })],
    ['a lead mentor', personOf({ roles: ['LEAD_MENTOR'], userProfile: { bio: null } })],
  ])('ROLE-13 does not open for %s', async (_who, person) => {
    renderRoute('/billing', person);
    await screen.findByText('No orders yet');
    await screen.findByText('Asha');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PROFILE-02 cannot be dismissed: no close button, and Escape does nothing', async () => {
    renderRoute('/billing', guide({ bio: null }));
    const dialog = await popup();
    expect(dialog.queryByRole('button', { name: /close|later/i })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
  });
});

describe('GuideProfilePopup: required fields', () => {
  it.each([
    ['VALID-01', 'First name'],
    ['VALID-02', 'Last name'],
    ['VALID-03 PROFILE-04', 'Total Years of Work Experience'],
    ['VALID-04', 'Company'],
    ['VALID-05', 'Occupation'],
    ['VALID-06', 'Bio'],
  ])('%s VALID-09 Submit is disabled without %s', async (_id, label) => {
    renderRoute('/billing', guide({ profileMedia: [PHOTO], bio: null }));
    await popup();
    await fillIn({ Bio: 'Reviews drawings.' });
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeRequired();
    await fillIn({ [label]: '  ' });
    expect(isDisabled()).toBe(true);
  });

  it('VALID-07 CONST-05 a bio of 500 characters can be submitted; one more cannot and turns the counter negative', async () => {
    renderRoute('/billing', guide({ bio: null }));
    const dialog = await popup();
    await fillIn({ Bio: 'é'.repeat(500) });
    expect(isDisabled()).toBe(false);
    await fillIn({ Bio: 'é'.repeat(501) });
    expect(isDisabled()).toBe(true);
    expect(dialog.getByText('−1')).toHaveAttribute('data-negative', 'true');
  });

  it('VALID-03 years may have decimals; a value that is not a number is refused beside its field', async () => {
    renderRoute('/billing', guide({ workExperienceInMonths: null }));
    const dialog = await popup();
    await fillIn({ 'Total Years': 'many' });
    expect(dialog.getByText('Type years as a number, such as 4 or 2.5.')).toBeVisible();
    expect(isDisabled()).toBe(true);
    await fillIn({ 'Total Years': '2.5' });
    expect(isDisabled()).toBe(false);
  });
});

describe('GuideProfilePopup: the photo', () => {
  it('VALID-08 VALID-11 Submit is disabled until a photo is chosen from a file', async () => {
    const sent = takesPhotos();
    renderRoute('/billing', guide({ profileMedia: [] }));
    await popup();
    expect(isDisabled()).toBe(true);
    choose(picture());
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(sent).toEqual(['multipart/form-data']);
  });

  it('VALID-12 a photo dropped onto the field is uploaded', async () => {
    const sent = takesPhotos();
    renderRoute('/billing', guide({ profileMedia: [] }));
    await popup();
    fireEvent.drop(screen.getByLabelText(/^Photo/), { dataTransfer: { files: [picture()] } });
    await waitFor(() => expect(isDisabled()).toBe(false));
    expect(sent).toHaveLength(1);
  });

  it('VALID-10 only pictures are accepted, whether chosen or dropped', async () => {
    const sent = takesPhotos();
    renderRoute('/billing', guide({ profileMedia: [] }));
    await popup();
    expect(screen.getByLabelText(/^Photo/)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    choose(picture('me.pdf', 'application/pdf'));
    expect(await screen.findByText('Choose a picture: JPEG, PNG or WebP.')).toBeVisible();
    fireEvent.drop(screen.getByLabelText(/^Photo/), {
      dataTransfer: { files: [picture('a.svg', 'image/svg+xml')] },
    });
    expect(sent).toEqual([]);
    expect(isDisabled()).toBe(true);
  });

  it('VALID-13 VALID-08 removing the photo disables Submit until there is another', async () => {
    renderRoute('/billing', guide({ bio: null }));
    await popup();
    await fillIn({ Bio: 'Reviews drawings.' });
    expect(isDisabled()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Your photo' }));
    expect(isDisabled()).toBe(true);
    expect(screen.getByLabelText(/^Photo/)).toHaveAttribute('type', 'file');
  });

  it('ERR-12 a failed upload shows no error; the popup stays and Submit stays disabled', async () => {
    let attempts = 0;
    server.use(
      http.put('*/v1/client/user/profile/photo', () => {
        attempts += 1;
        return HttpResponse.json(
          { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Broken' },
          { status: 500 },
        );
      }),
    );
    renderRoute('/billing', guide({ profileMedia: [] }));
    const dialog = await popup();
    choose(picture());
    await waitFor(() => expect(attempts).toBe(1));
    await waitFor(() => expect(screen.getByLabelText(/^Photo/)).toHaveAttribute('type', 'file'));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/wrong|broken|fail/i);
    expect(isDisabled()).toBe(true);
  });
});

describe('GuideProfilePopup: keeping what was typed', () => {
  it('ERR-12 D-124 a failed upload keeps the form, including what was typed during the upload', async () => {
    let fail = () => {};
    server.use(
      http.put('*/v1/client/user/profile/photo', async () => {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        return HttpResponse.json({ status: 500, code: 'X', message: 'Broken' }, { status: 500 });
      }),
    );
    renderRoute('/billing', guide({ profileMedia: [], bio: null }));
    await popup();
    await fillIn({ Bio: 'Reviews' });
    choose(picture());
    await screen.findByRole('progressbar', { name: 'Sending me.png' });
    await fillIn({ Bio: 'Reviews drawings.', Occupation: 'BIM lead' });
    fail();
    await waitFor(() => expect(screen.getByLabelText(/^Photo/)).toHaveAttribute('type', 'file'));
    expect(screen.getByLabelText(/^Bio/)).toHaveValue('Reviews drawings.');
    expect(screen.getByLabelText(/^Occupation/)).toHaveValue('BIM lead');
  });

  it('PROFILE-02 typed values survive a reload until they are saved', async () => {
    renderRoute('/billing', guide({ bio: null }));
    await popup();
    await fillIn({ Bio: 'Reviews drawings.' });
    cleanup();
    renderRoute('/billing', guide({ bio: null }));
    await popup();
    expect(screen.getByLabelText(/^Bio/)).toHaveValue('Reviews drawings.');
    const gone = guide({ bio: 'Reviews drawings.' });
    answers('profiles', 'saveGuideProfile', { userProfile: gone.userProfile });
    answersBy('profiles', 'readDataProfile', () => gone);
    await userEvent.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('plinth:draft:'))).toEqual([]);
  });

  it('VALID-12 a dropped second photo is uploaded, and the browser does not navigate to it', async () => {
    const sent = takesPhotos();
    renderRoute('/billing', guide({ bio: null }));
    await popup();
    const isLeft = fireEvent.drop(screen.getByRole('group', { name: 'Your photo' }), {
      dataTransfer: { files: [picture()] },
    });
    expect(isLeft).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('GuideProfilePopup: saving', () => {
  it('PROFILE-03 PROFILE-06 API-034 API-036 saves, closes, and refreshes the auth status', async () => {
    takesPhotos();
    renderRoute('/billing', guide({ bio: null, profileMedia: [] }));
    await popup();
    choose(picture());
    await fillIn({ Bio: ' Reviews drawings. ', 'Total Years': '2.5' });
    await waitFor(() => expect(isDisabled()).toBe(false));
    const saved = answers('profiles', 'saveGuideProfile', {
      userProfile: guide({ bio: 'Reviews drawings.' }).userProfile,
    });
    const loads = answersBy('profiles', 'readDataProfile', () => guide({ bio: 'Reviews drawings.' }));
    await userEvent.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(loads).toHaveLength(1));
    expect(saved[0]?.body).toEqual({
      firstName: 'Asha',
      lastName: 'Test',
      occupation: 'Architect',
      currentCompany: 'Test Practice',
      bio: 'Reviews drawings.',
      workExperienceInMonths: 30,
      profileMedia: [PHOTO],
    });
  });

  it('PROFILE-03 a refused save shows the reason and keeps the popup and what was typed', async () => {
    refuses('profiles', 'saveGuideProfile', 400, 'BAD_REQUEST', 'The bio is too long.');
    renderRoute('/billing', guide({ bio: null }));
    const dialog = await popup();
    await fillIn({ Bio: 'Reviews drawings.' });
    await userEvent.click(submit());
    expect(await dialog.findByRole('alert')).toHaveTextContent('The bio is too long.');
    expect(screen.getByLabelText(/^Bio/)).toHaveValue('Reviews drawings.');
  });
});
