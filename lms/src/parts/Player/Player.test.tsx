import type { CurriculumNodeMeta } from '@plinth/domain/curriculum/curriculum-node';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COHORT_ID } from '../../../test/a-cohort.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answers, answersBy, refuses, server } from '../../../test/server.ts';
import { clockText } from './clock-text.ts';
import { Player } from './Player.tsx';
import { PlayerContext } from './player-context.ts';
import { pressPlayerKey } from './player-keys.ts';

const nodeId = '019dabcd-0000-7000-8000-000000000009';
const place = { cohortId: COHORT_ID, namespace: 'LEARNING' as const };

const show = (meta: CurriculumNodeMeta, isKept = true) =>
  renderPage(
    <PlayerContext value={isKept ? place : null}>
      <Player node={{ nodeId, meta: { title: 'A wall is drawn', ...meta } }} />
    </PlayerContext>,
  );
const player = () => screen.findByLabelText<HTMLVideoElement>('A wall is drawn');
const saved = () =>
  answersBy('progress', 'saveVideoPosition', ({ body }) => ({ seconds: Number(body.seconds) }));

beforeEach(() => {
  answers('progress', 'readVideoPosition', { seconds: 0 });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

describe('a video of a lesson', () => {
  it('ENUM-21 has controls and subtitles by language', async () => {
    await show({
      value: '/media/course/0.mp4',
      tracks: [
        { language: 'en', src: '/media/course/1.vtt' },
        { language: 'hi', src: '/media/course/2.vtt' },
      ],
    });
    const video = await player();
    expect(video).toHaveAttribute('controls');
    expect(video.src).toContain('/media/course/0.mp4');
    expect([...video.querySelectorAll('track')].map(({ label }) => label)).toEqual(['English', 'Hindi']);
  });

  it('ENUM-21 offers its subtitles beside it, and the next video keeps the choice', async () => {
    const tracks = ['en', 'hi'].map((language) => ({
      kind: 'subtitles',
      language,
      label: language,
      mode: 'disabled',
    }));
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(
      tracks as unknown as TextTrackList,
    );
    const first = await show({ value: '/media/course/0.mp4' });
    await userEvent.selectOptions(await screen.findByLabelText('Subtitles'), 'hi');
    expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
    await userEvent.selectOptions(screen.getByLabelText('Subtitles'), 'en');
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    first.unmount();
    for (const track of tracks) track.mode = 'disabled';
    await show({ value: '/media/course/1.mp4' });
    expect(await screen.findByLabelText('Subtitles')).toHaveValue('en');
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    await userEvent.selectOptions(screen.getByLabelText('Subtitles'), '');
    expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
  });

  it('ENUM-21 resumes where it was left, and can be started from the beginning', async () => {
    answers('progress', 'readVideoPosition', { seconds: 65 });
    await show({ value: '/media/course/0.mp4' });
    expect(await screen.findByText(/Resumes at 1:05/)).toBeVisible();
    const video = await player();
    expect(video.currentTime).toBe(65);
    await userEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
    expect(video.currentTime).toBe(0);
  });

  it('ENUM-21 saves nothing before the stored position has arrived, and then resumes there', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = saved();
    server.use(http.get('*', () => arrival.then(() => HttpResponse.json({ seconds: 65 }))));
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    Object.defineProperty(video, 'duration', { value: 300 });
    Object.defineProperty(video, 'paused', { value: false });
    video.currentTime = 2;
    fireEvent.timeUpdate(video);
    arrive();
    expect(await screen.findByText(/Resumes at 1:05/)).toBeVisible();
    expect(video.currentTime).toBe(65);
    fireEvent.timeUpdate(video);
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ seconds: 65 }]));
  });

  it('ENUM-21 saves as usual when the stored position could not be loaded', async () => {
    const asked = saved();
    refuses('progress', 'readVideoPosition', 403, 'FORBIDDEN', 'Not open.');
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    Object.defineProperty(video, 'duration', { value: 300 });
    video.currentTime = 42;
    fireEvent.pause(video);
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ seconds: 42 }]));
  });

  it('ENUM-21 saves where it is stopped, once per position', async () => {
    const asked = saved();
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    Object.defineProperty(video, 'duration', { value: 300 });
    video.currentTime = 42.04;
    fireEvent.pause(video);
    fireEvent.pause(video);
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ seconds: 42 }]));
  });

  it('ENUM-21 starts from the beginning the next time when it was watched to its end', async () => {
    const asked = saved();
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    Object.defineProperty(video, 'duration', { value: 300 });
    video.currentTime = 298;
    fireEvent.pause(video);
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ seconds: 0 }]));
  });

  it('ENUM-21 a stream that is started before its player has loaded plays once it has', async () => {
    vi.stubGlobal('MediaSource', class {});
    const startLoad = vi.fn();
    class HlsStub {
      static readonly Events = { ERROR: 'error' };
      static readonly isSupported = () => true;
      readonly on = vi.fn();
      readonly loadSource = vi.fn();
      readonly attachMedia = vi.fn();
      readonly destroy = vi.fn();
      readonly startLoad = startLoad;
    }
    let arrive = (_module: { default: typeof HlsStub }) => {};
    const arrival = new Promise<{ default: typeof HlsStub }>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('hls.js', () => arrival);
    await show({ value: 'https://films.example.org/wall.m3u8' });
    fireEvent.play(await player());
    expect(startLoad).not.toHaveBeenCalled();
    arrive({ default: HlsStub });
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    expect(startLoad).toHaveBeenCalledTimes(1);
    vi.doUnmock('hls.js');
    vi.unstubAllGlobals();
  });

  it('saves nothing in a preview', async () => {
    const asked = saved();
    await show({ value: '/media/course/0.mp4' }, false);
    const video = await player();
    video.currentTime = 42;
    fireEvent.pause(video);
    await new Promise((resolve) => queueMicrotask(() => resolve(null)));
    expect(asked).toEqual([]);
  });

  it('ENUM-21 offers a choice of speed, which its keys change too', async () => {
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5');
    expect(video.playbackRate).toBe(1.5);
    fireEvent.keyDown(video, { key: '>' });
    expect(video.playbackRate).toBe(1.75);
  });

  it('ENUM-21 a video from another site requests nothing until it is asked for', async () => {
    const { container } = await show({ value: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
    const button = await screen.findByRole('button', { name: 'Show the film from YouTube' });
    expect(container.querySelector('iframe, img, script, link')).toBeNull();
    await userEvent.click(button);
    expect(screen.getByTitle('A wall is drawn')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });

  it('a video that cannot be played links to its address', async () => {
    await show({ value: 'https://films.example.org/wall.mp4' });
    fireEvent.error(await player());
    expect(await screen.findByRole('link', { name: 'Open it on its own' })).toHaveAttribute(
      'href',
      'https://films.example.org/wall.mp4',
    );
  });

  it('ENUM-21 a video that broke off is loaded again, and resumes where it was', async () => {
    const asked = saved();
    await show({ value: '/media/course/0.mp4' });
    const video = await player();
    Object.defineProperty(video, 'duration', { value: 300 });
    Object.defineProperty(video, 'paused', { value: false });
    video.currentTime = 65;
    await waitFor(() => {
      fireEvent.timeUpdate(video);
      expect(asked.map(({ body }) => body)).toEqual([{ seconds: 65 }]);
    });
    answers('progress', 'readVideoPosition', { seconds: 65 });
    fireEvent.error(video);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded, or it broke off/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await player();
    expect(again).not.toBe(video);
    expect(again.src).toContain('/media/course/0.mp4');
    expect(document.activeElement).toContainElement(again);
    await waitFor(() => expect(again.currentTime).toBe(65));
  });

  it('an address that is not a video is never loaded', async () => {
    const { container } = await show({ value: 'javascript:alert(1)' });
    expect(await screen.findByText(/cannot be played here/)).toBeVisible();
    expect(container.querySelector('video, iframe, a')).toBeNull();
  });
});

describe('the keyboard shortcuts of a video', () => {
  const video = () => {
    const made = document.createElement('video');
    Object.defineProperty(made, 'duration', { value: 100 });
    made.currentTime = 50;
    return made;
  };

  it.each([
    ['ArrowRight', 55],
    ['ArrowLeft', 45],
    ['j', 40],
    ['L', 60],
    ['3', 30],
    ['0', 0],
  ])('%s seeks to second %i', (key, seconds) => {
    const made = video();
    expect(pressPlayerKey(made, key)).toBe(true);
    expect(made.currentTime).toBe(seconds);
  });

  it('M mutes the sound and turns it on again, and other keys are left to the page', () => {
    const made = video();
    pressPlayerKey(made, 'm');
    expect(made.muted).toBe(true);
    pressPlayerKey(made, 'm');
    expect(made.muted).toBe(false);
    expect(pressPlayerKey(made, 'x')).toBe(false);
    expect(pressPlayerKey(made, 'Tab')).toBe(false);
  });
});

it.each([
  [5, '0:05'],
  [65, '1:05'],
  [3_665, '1:01:05'],
])('a time of %i seconds is shown as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
