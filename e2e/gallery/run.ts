// `pnpm gallery`: signs in as each seeded person and saves a PNG of every screen they have, under .gallery/.
//   --person learner,guide   only these; `visitor` sees the public pages
//   --width 390,1520         390, 1080 and 1520 by default
//   --theme dark             light and dark by default
//   --screen dashboard       screens by the name in the file
// GALLERY_URL names a running school; without it one is started.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PEOPLE } from '@plinth/school/seed/people';
import type { Browser, BrowserContext } from 'playwright';
import { stopChildren } from '../bench/children.ts';
import { openBrowser } from '../bench/open-browser.ts';
import { sessionCookies } from '../bench/session-cookies.ts';
import { signIn } from '../bench/sign-in.ts';
import { startSchool } from '../bench/start-school.ts';
import { mailedScreens } from '../screens/mailed-screens.ts';
import { officeScreens } from '../screens/office-screens.ts';
import { personScreens } from '../screens/person-screens.ts';
import { publicScreens } from '../screens/public-screens.ts';
import { type Screen, uniqueScreens } from '../screens/screen.ts';
import { withoutLive } from '../support/without-live.ts';
import { captureScreen, THEMES } from './capture-screen.ts';

const VISITOR = 'visitor';
const WIDTHS = [390, 1080, 1520];
const PHONE_WIDTH = 390;

const { values } = parseArgs({
  options: {
    person: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    screen: { type: 'string' },
  },
});
/** Returns the given names, each of which must be one of `all`; without any, all. */
function chosen<T extends string>(flag: string, given: string | undefined, all: readonly T[]): T[] {
  if (given === undefined) return [...all];
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !(all as readonly string[]).includes(name));
  if (unknown.length > 0) {
    console.error(`--${flag}: there is no ${unknown.join(', ')}; there are ${all.join(', ')}`);
    process.exit(2);
  }
  return all.filter((name) => names.includes(name));
}
const personOf = (emailId: string) => emailId.replace(/@.*/, '');
const people = chosen('person', values.person, [VISITOR, ...PEOPLE.map(({ emailId }) => personOf(emailId))]);
const widths = chosen('width', values.width, WIDTHS.map(String)).map(Number);
const themes = chosen('theme', values.theme, THEMES);
const wanted = values.screen?.split(',').map((name) => name.trim());

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = await mkdtemp(join(tmpdir(), 'plinth-gallery-'));
async function end(code: number): Promise<never> {
  await stopChildren();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));

try {
  const origin = process.env.GALLERY_URL?.replace(/\/$/, '') ?? (await startSchool({ home })).origin;
  const browser = await openBrowser();
  let pictures = 0;
  let faulty = 0;
  for (const person of people) {
    const found = new Map<string, Set<string>>();
    const note = (place: string, fault: string) =>
      found.set(place, (found.get(place) ?? new Set()).add(fault));
    const { screens, token } = await screensOf(origin, person).catch((error: Error) => {
      note('the list of screens', error.message);
      return { screens: [], token: null };
    });
    const shown = uniqueScreens(screens).filter(({ name }) => !wanted || wanted.includes(name));
    const folder = join(root, '.gallery', person);
    // In parallel: most of a screen's time is spent waiting until it is quiet.
    await Promise.all(
      widths.map(async (width) => {
        const context = await openContext(browser, width);
        if (token) await context.addCookies(sessionCookies(origin, token));
        const left = [...shown];
        for (let screen = left.shift(); screen; screen = left.shift()) {
          const captured = await captureScreen(context, screen, { origin, width, themes, folder });
          pictures += captured.pictures;
          if (captured.row) left.unshift(captured.row);
          for (const fault of captured.faults)
            note(`${screen.name} (${screen.path.replace(/\?.*/, '')})`, fault);
        }
        await context.close();
      }),
    );
    faulty += found.size;
    console.log(
      `${person}: ${shown.length === 0 ? 'no such screen' : shown.map(({ name }) => name).join(', ')}`,
    );
    for (const [place, faults] of found)
      console.log([`  ${place}`, ...[...faults].map((fault) => `      ${fault}`)].join('\n'));
  }
  await browser.close();
  console.log(`\n${pictures} pictures under .gallery/, ${faulty} screens with faults`);
  await end(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

async function screensOf(at: string, person: string): Promise<{ screens: Screen[]; token: string | null }> {
  const emailId = PEOPLE.find((one) => personOf(one.emailId) === person)?.emailId;
  if (!emailId) return { screens: publicScreens(), token: null };
  const token = await signIn(at, emailId);
  const own = token ? [...(await personScreens(at, token)), ...(await officeScreens(at, token))] : [];
  return { screens: uniqueScreens([...own, ...(await mailedScreens(at, emailId))]), token };
}

async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const isPhone = width === PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 950 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await withoutLive(context);
  return context;
}
