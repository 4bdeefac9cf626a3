import { checkPlaces } from '../acts/group.ts';
import type { People } from '../acts/open-school.ts';
import type { Play } from '../play.ts';
import { checkLog } from './log.ts';
import { createMailCheck } from './mails.ts';
import { checkMoney } from './money.ts';
import { checkProgress } from './progress.ts';

/** Checks everything that must hold after each week. Returns where the next check starts. */
export function createWeekCheck(play: Play, people: People) {
  let logAt = 0;
  const checkMails = createMailCheck(play);
  return async ({ wasKilled = false, hasBegun = true } = {}): Promise<{ mails: number }> => {
    const { owner, academics } = people.staff;
    await checkMoney(play);
    for (const cohort of people.cohorts) await checkPlaces(academics, cohort);
    const begun = hasBegun ? people.learners.filter((one) => one !== people.blocked) : [];
    await checkProgress(play, owner, begun);
    const mails = await checkMails(wasKilled);
    logAt = checkLog(play, logAt);
    return { mails };
  };
}
