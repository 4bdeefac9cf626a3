import { expectNoAxeFaults } from '../support/axe.ts';
import { enterCourse, secondDevice, within } from '../support/course.ts';
import { sizeOf } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Two learners used by no other flow, one for each screen size. */
const LEARNER: Record<string, string> = {
  phone: 'ujjwal.demo@plinth.test',
  desk: 'yamini.demo@plinth.test',
};

test('ENUM-21 a film plays with subtitles, speeds and keys, and resumes on another device', async ({
  page,
  context,
  request,
  browser,
}, info) => {
  const learner = LEARNER[sizeOf(info.project)] ?? '';
  const { cohortId, outline } = await enterCourse(context, request, learner);
  const lesson = within(await outline()).find(({ meta }) => meta.title === 'The common data environment');
  const path = `/learn/${cohortId}/curriculum?cid=${lesson?.nodeId}`;
  await page.goto(path);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute('src', /^\/media\/course\/[\da-f]{64}\.webm$/);
  const languages = await film.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].map(({ kind, language }) => `${kind} ${language}`),
  );
  expect(languages).toEqual(['subtitles en', 'subtitles hi']);
  const words = await film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<string>((resolve) => {
        const [track] = video.textTracks;
        const element = video.querySelector('track');
        element?.addEventListener('load', () => {
          const cue = track?.cues?.[0];
          resolve(cue instanceof VTTCue ? cue.text : '');
        });
        if (track) track.mode = 'showing';
      }),
  );
  expect(words.length).toBeGreaterThan(10);

  await page.getByLabel('Speed').selectOption('1.5');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await film.focus();
  await film.press('k');
  await expect.poll(at).toBeGreaterThan(1);
  await film.press('l');
  await expect.poll(at).toBeGreaterThan(9);
  await film.press('k');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await film.press('m');
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expectNoAxeFaults(page, 'a lesson with a film');
  const stopped = await at();

  // Leaving the lesson saves the position.
  await page.goto(`/learn/${cohortId}/curriculum`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await secondDevice(browser, page);
  await other.goto(path);
  await expect(other.getByRole('button', { name: /From the beginning/ })).toBeVisible();
  const resumed = await other.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(Math.abs(resumed - stopped)).toBeLessThan(3);
});
