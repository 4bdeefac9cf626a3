import { enterCourse, secondDevice, within } from '../support/course.ts';
import { teachCourse, writeCourse } from '../support/own-course.ts';
import { runVerb } from '../support/run-verb.ts';
import { STREAM_PORT } from '../support/sizes.ts';
import { openStream } from '../support/stream.ts';
import { expect, test } from '../support/test.ts';

/** A learner used by no other flow. */
const LEARNER = 'harini.demo@plinth.test';

// The stream's server has a self-signed certificate.
test.use({ ignoreHTTPSErrors: true });

test('ENUM-21 a stream plays in segments, with its subtitles, and resumes on another device', async ({
  page,
  context,
  request,
  browser,
}) => {
  const stream = await openStream(STREAM_PORT);
  const folder = await writeCourse('streams', {
    'course.yaml':
      'code: STREAMS\ntitle: A streamed course\noutcome: You have seen a stream.\naudience: Everybody.\nweeks: 2\nskills:\n  - Watching\nmodules:\n  - 01-films\n',
    '01-films/module.yaml': 'title: Films\nsummary: One film.\ntype: STUDIO\nreleaseDay: 0\n',
    '01-films/01-line/lesson.md': `---\ntitle: A sinking line\nsummary: What it does.\nminutes: 2\ncredits: 0\n---\nWatch the line.\n\n![A line sinks](https://localhost:${STREAM_PORT}/film.m3u8 "The line")\n`,
  });
  await runVerb('import', folder, '--yes');
  const cohortId = await teachCourse('STREAMS', LEARNER);
  const { headers } = await enterCourse(context, request, LEARNER);
  const { nodes } = await (
    await request.get(`/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`, { headers })
  ).json();
  const lesson = within(nodes).find(({ meta }) => meta.title === 'A sinking line');
  const path = `/learn/${cohortId}/curriculum?cid=${lesson?.nodeId}`;
  await page.goto(path);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await film.focus();
  await film.press('k');
  await expect.poll(at).toBeGreaterThan(1);
  // A segmented source is an object of the page; the browser's native player would name the address.
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/);
  await film.press('l');
  await expect.poll(at).toBeGreaterThan(10);
  await film.press('k');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect
    .poll(() =>
      film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].map((track) => {
          track.mode = 'showing';
          const cue = track.cues?.[0];
          return `${track.language} ${cue instanceof VTTCue ? cue.text : ''}`;
        }),
      ),
    )
    .toEqual(["en The line sinks a hand's breadth a second."]);
  const stopped = await at();

  await page.goto(`/learn/${cohortId}/curriculum`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await secondDevice(browser, page);
  await other.goto(path);
  await expect(other.getByRole('button', { name: /From the beginning/ })).toBeVisible();
  const second = other.locator('video');
  await second.focus();
  await second.press('k');
  await expect
    .poll(() => second.evaluate((video: HTMLVideoElement) => video.readyState >= 2 && video.currentTime))
    .toBeGreaterThan(stopped);
  await other.context().close();
  await stream.close();
});
