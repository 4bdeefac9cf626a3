import { inTurns } from '../in-turns.ts';
import type { Play } from '../play.ts';
import { announce } from './announce.ts';
import { answerQueries, ask } from './ask.ts';
import { recordSessions } from './hold-sessions.ts';
import type { People } from './open-school.ts';
import { review } from './review.ts';
import { studyThroughKill } from './study-through-kill.ts';
import { studyWeek } from './study-week.ts';
import { checkBlocked, giveBack, loseCard, payLate, replaceGuide, transfer } from './trouble.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT_ONCE = 6;
/** Number of learners who each ask a question in a week. */
const ASKS = 5;
/** The interval in weeks at which the web process and the database are killed. */
const KILLED_EVERY = 4;
/**
 * By then, a learner whose card is lost in the first week is more than two weeks late, also if the plan was chosen after
 * the last instant of the day on which the cohorts were planned.
 */
const BLOCKED_IN = 6;
/** A school this small moves no learner. */
const MOVED = 3;
/** Anything sent back later could not be handed in again before the course ends. */
const LAST_SENT_BACK = 23;

/** What was done in a week. */
export type Week = { reviews: number; sessions: number; answers: number };

/** Whether a hand-in is sent back once, decided by the ids of its learner and task. */
const isSentBack = (userId: string, nodeId: string) =>
  (Number.parseInt(userId.slice(-2), 16) + Number.parseInt(nodeId.slice(-2), 16)) % 7 === 0;

/** Causes the failures and changes of certain weeks. */
async function stirUp(play: Play, people: People, week: number): Promise<void> {
  const { learners } = people;
  if (week === 1) people.late = await loseCard(play, people);
  if (week === 3) await replaceGuide(people);
  if (week === 6 && learners.length > MOVED) {
    const last = learners.findLast((one) => one !== people.late && one.cohort === people.cohorts[0]);
    if (last) await transfer(people, last);
  }
  if (week === 7) {
    const paid = learners.find(({ plan }) => plan === 'UPFRONT');
    if (paid) await giveBack(people, paid);
  }
  if (week === BLOCKED_IN && people.late) {
    people.blocked = people.late;
    await checkBlocked(play, people, people.late);
  }
  if (week === BLOCKED_IN + 1 && people.blocked) {
    await payLate(play, people, people.blocked);
    people.blocked = null;
  }
}

/** Plays one week of the course, counted from 1, for all cohorts that started together. */
export async function teachWeek(play: Play, people: People, week: number): Promise<Week> {
  const { staff, guides, lead, cohorts } = people;
  const { clock, school } = play;
  const start = cohorts[0]?.startsAt.getTime() ?? 0;
  const at = (days: number, hours: number) =>
    clock.moveTo(new Date(start + ((week - 1) * 7 + days) * DAY_MS + hours * HOUR_MS));

  await at(0, 1);
  await school.verb('run-jobs');
  // A person who signs in now is still signed in when the week is checked.
  await at(4, 1);
  await Promise.all([...Object.values(staff), lead, ...guides].map((one) => one.signIn()));
  for (const { cohortId } of cohorts) await announce(staff.academics, cohortId, week);
  await stirUp(play, people, week);
  const learners = people.learners.filter((one) => one !== people.blocked);
  if (week % KILLED_EVERY === 0) await studyThroughKill(play, learners);
  else
    await inTurns(learners, AT_ONCE, async (learner) => {
      await learner.signIn();
      await studyWeek(learner);
    });
  await inTurns(
    learners.filter((_, index) => index % ASKS === week % ASKS),
    AT_ONCE,
    (learner) => ask(learner, week),
  );

  await at(5, 12);
  let sessions = 0;
  for (const { cohortId } of cohorts) sessions += await recordSessions(lead, clock, cohortId);
  // Guides do not wait for each other.
  const shares = await inTurns(guides, AT_ONCE, async (guide) => {
    const share = { reviews: 0, answers: 0 };
    for (const { cohortId } of cohorts) {
      share.answers += await answerQueries(guide, cohortId);
      share.reviews += await review(guide, cohortId, ({ userId, nodeId, version }) =>
        version === 1 && week < LAST_SENT_BACK && isSentBack(userId, nodeId) ? 'REJECTED' : 'REVIEWED',
      );
    }
    return share;
  });
  const sumOf = (what: 'reviews' | 'answers') => shares.reduce((sum, share) => sum + share[what], 0);
  return { sessions, reviews: sumOf('reviews'), answers: sumOf('answers') };
}
