import { CLOSING, FINISHED, RUNNING } from './cohort-plan.ts';
import { DROPPED_OUT, FINALISTS, PEERS } from './names.ts';
import { letterOf } from './seed-enrolments.ts';
import { seedShare } from './seed-id.ts';
import { peerEmail, personId } from './seed-people.ts';

/** A learner of the demonstration school, and how far they are. */
export type PlantedLearner = {
  userId: string;
  key: string;
  /** The share of the released work that is completed. */
  done: number;
  /** The key of a step that was left open although later ones are completed. */
  leftOpen?: string;
  /** Hours since the learner's last step. */
  seenHoursAgo: number;
  /** Who reviews what the learner hands in. */
  reviewerId: string;
};

const GUIDE = personId('guide@plinth.test');

/** A graded quiz in the third module, and who left it open: they are a week behind. */
const QUIZ = 'bim-a/03-documentation/02-schedules-and-quantities/quiz';
const LEFT_QUIZ_OPEN: readonly string[] = ['Chetan', 'Gopal', 'Nandini', 'Ojas'];

const named = (emailId: string, key: string, done: number, seenHoursAgo = 24): PlantedLearner => ({
  userId: personId(emailId),
  key,
  done,
  seenHoursAgo,
  reviewerId: GUIDE,
});

const finalist = (name: string): PlantedLearner =>
  named(peerEmail(name), CLOSING, 1, 1 + 20 * seedShare(`last step ${name}`));

/** Most fellow learners of the running cohort are on plan or ahead of it, some a few steps behind. */
function peer(name: string): PlantedLearner {
  const learner = {
    ...named(peerEmail(name), RUNNING, 0.84 + 0.16 * seedShare(name)),
    seenHoursAgo: 2 + 38 * seedShare(`last step ${name}`),
    reviewerId: letterOf(name) === 'C' ? personId('lead@plinth.test') : GUIDE,
  };
  if (name === DROPPED_OUT) return { ...learner, done: 0.5, seenHoursAgo: 12 * 24 };
  return LEFT_QUIZ_OPEN.includes(name) ? { ...learner, done: 0.88, leftOpen: QUIZ } : learner;
}

/** The learners whose work in the course is planted. */
export const LEARNERS: readonly PlantedLearner[] = [
  named('learner@plinth.test', RUNNING, 0.88),
  named('learner2@plinth.test', RUNNING, 0.72),
  named('unverified@plinth.test', RUNNING, 0.3),
  named('blocked@plinth.test', RUNNING, 0.4),
  ...PEERS.map(peer),
  named('finalist@plinth.test', CLOSING, 1, 1),
  named('finalist2@plinth.test', CLOSING, 0.9),
  ...FINALISTS.map(finalist),
  named('graduate@plinth.test', FINISHED, 1),
  named('seeker@plinth.test', FINISHED, 1),
];
