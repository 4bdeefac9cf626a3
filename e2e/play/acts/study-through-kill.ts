import { setTimeout as pause } from 'node:timers/promises';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import type { Play } from '../play.ts';
import type { Learner } from './enrol.ts';
import { PARTS } from './study.ts';
import { studyWeek } from './study-week.ts';

const AT_ONCE = 6;
/** Long enough for some to have done something, too short for all. */
const KILL_AFTER_MS = 1_500;

/** Checks that what was acknowledged to a learner before the kill exists after it. */
async function checkKept({ api, emailId, acknowledged, cohort: { cohortId } }: Learner): Promise<void> {
  for (const namespace of PARTS) {
    const mine = acknowledged.filter((one) => one.namespace === namespace);
    if (mine.length === 0) continue;
    const { nodes } = await api.progress.readStates({ params: { cohortId }, query: { namespace } });
    const lost = mine.find(({ nodeId }) => nodes[nodeId]?.state !== 'COMPLETED');
    if (lost) throw new Breach(emailId, `had done ${lost.nodeId}, and it is lost since the kill`);
  }
}

/** Everyone signs in and studies while the web process and the database are killed: nothing acknowledged is lost. */
export async function studyThroughKill({ school }: Play, learners: readonly Learner[]): Promise<void> {
  let isDown = false;
  const signedIn = new Set<Learner>();
  const studying = inTurns(learners, AT_ONCE, async (learner) => {
    try {
      await learner.signIn();
      signedIn.add(learner);
      await studyWeek(learner);
    } catch (error) {
      // A broken connection is the effect of a kill; any other error is not.
      if (!isDown) throw error;
    }
  });
  await pause(KILL_AFTER_MS);
  isDown = true;
  await school.kill();
  await studying;
  await school.start();
  await inTurns(learners, AT_ONCE, async (learner) => {
    // An opened session survives like everything else.
    if (!signedIn.has(learner)) await learner.signIn();
    await checkKept(learner);
    await studyWeek(learner);
  });
}
