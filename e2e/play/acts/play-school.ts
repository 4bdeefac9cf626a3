import { createWeekCheck } from '../checks/check-week.ts';
import type { Play } from '../play.ts';
import { closeCohorts } from './close-cohorts.ts';
import { evaluate } from './evaluate.ts';
import { openForLearners } from './open-school.ts';
import { place } from './place.ts';
import { teachWeek } from './teach-week.ts';

/** Of the course being played. */
const WEEKS = 24;
const EVALUATION_WEEK = 23;

/** Runs the whole play, act by act, printing one line for each. @throws Breach */
export async function playSchool(play: Play, print: (line: string) => void): Promise<void> {
  const began = performance.now();
  const told = (line: string) =>
    print(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  const people = await openForLearners(play, told);
  const check = createWeekCheck(play, people);
  await check({ hasBegun: false });
  play.callFigures();
  for (let week = 1; week <= play.weeks; week += 1) {
    const { reviews, sessions, answers } = await teachWeek(play, people, week);
    if (week === EVALUATION_WEEK) told(`${await evaluate(play, people)} interviews were held and assessed`);
    const { calls, p95Ms } = play.callFigures();
    const { mails } = await check({ wasKilled: week % 4 === 0 });
    // The checks' calls are not calls of the school's people.
    play.callFigures();
    told(
      `week ${week}: ${reviews} reviews, ${sessions} sessions, ${answers} answers; ${calls} calls, p95 ${p95Ms} ms; ${mails} emails so far; all holds`,
    );
  }
  if (play.weeks < WEEKS) return;
  told(`${await closeCohorts(play, people)} have completed the course and hold their certificate`);
  told(`${await place(play, people)} have taken the offer of an employer`);
  await check();
}
