import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf, VIDEO_SLOT } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, server } from '../../../../test/server.ts';

const me = personOf();
const VIDEO = {
  key: 'INTRODUCTION_VIDEO' as const,
  s3Location: { bucket: 'private', path: 'other/2026/a.mp4' },
  url: '/media/private/other/2026/a.mp4?until=1&signature=x',
};
const holds = (...profileMedia: (typeof VIDEO)[]) =>
  answers('profiles', 'readFullProfile', fullOf({ userProfile: { ...me.userProfile, profileMedia } }));
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText(/^Video/), { target: { files: [file] } });

beforeEach(() => {
  answersAroundProfile();
  holds();
});

describe('OwnVideo', () => {
  it('ENUM-11 API-020 a video is uploaded to its slot and can be played on the profile', async () => {
    const paths: string[] = [];
    renderRoute('/user-profile', me);
    await screen.findByLabelText(/^Video/);
    server.use(
      http.put('*/v2/client/user/profile/document/:id', ({ request }) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json({
          document: {
            documentId: VIDEO_SLOT,
            kind: 'OTHER',
            name: 'Introduction video',
            status: 'COMPLETED',
          },
        });
      }),
    );
    holds(VIDEO);
    await choose(new File(['x'], 'me.mp4', { type: 'video/mp4' }));
    expect(await screen.findByLabelText('Asha Test introduces themselves')).toHaveAttribute('src', VIDEO.url);
    expect(paths).toEqual([`/v2/client/user/profile/document/${VIDEO_SLOT}`]);
  });

  it('VALID-18 a file that is not a video, or too large, is refused before it is sent', async () => {
    renderRoute('/user-profile', me);
    await choose(new File(['x'], 'me.mov', { type: 'video/quicktime' }));
    expect(await screen.findByText('Choose a video: MP4 or WebM.')).toBeVisible();
    const large = new File(['x'], 'me.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 51 * 1024 * 1024 });
    await choose(large);
    expect(await screen.findByText('The video is larger than 50 MB. Choose a shorter one.')).toBeVisible();
  });

  it('a video is removed from the profile after a confirmation', async () => {
    holds(VIDEO);
    renderRoute('/user-profile', me);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Take the video off your profile?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    const removed: string[] = [];
    server.use(
      http.delete('*/v2/client/user/profile/document/:id', ({ params }) => {
        removed.push(String(params.id));
        return HttpResponse.json({ removed: true });
      }),
    );
    holds();
    await userEvent.click(screen.getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    expect(removed).toEqual([VIDEO_SLOT]);
  });
});
