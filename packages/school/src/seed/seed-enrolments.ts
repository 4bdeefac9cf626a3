import { enrolments } from '@plinth/api-server/db/schema/cohorts';
import { CLOSING, COHORTS, FINISHED, NEXT, OPEN_COURSE, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { FINALISTS, PEERS } from './names.ts';
import { cohortId, type GroupLetter, groupId } from './seed-cohorts.ts';
import { peerEmail, personId } from './seed-people.ts';
import type { Seeding } from './seeding.ts';

const STATES = [
  ['learner@plinth.test', RUNNING, 'ONGOING'],
  ['learner2@plinth.test', RUNNING, 'ONGOING'],
  ['unverified@plinth.test', RUNNING, 'ONGOING'],
  // Blocked by the instalment that seedAdmissions leaves unpaid.
  ['blocked@plinth.test', RUNNING, 'ONGOING'],
  ['transferred@plinth.test', RUNNING, 'TRANSFERRED'],
  ['transferred@plinth.test', 'BIM_C-5', 'ONGOING'],
  ['newcomer@plinth.test', 'MCD-7', 'UPCOMING'],
  ['finalist@plinth.test', CLOSING, 'ONGOING'],
  ['finalist2@plinth.test', CLOSING, 'ONGOING'],
  ['graduate@plinth.test', FINISHED, 'COMPLETED'],
  ['seeker@plinth.test', FINISHED, 'COMPLETED'],
  ['open@plinth.test', OPEN_COURSE, 'ONGOING'],
  ['applicant2@plinth.test', NEXT, 'UPCOMING'],
] as const;

/** The cohorts whose named learners are in a group; the payment of applicant2 gives that learner one. */
const GROUPED: readonly string[] = [RUNNING, CLOSING, FINISHED, 'BIM_C-5', 'MCD-7'];

/** Studio A has the named learners as well, so fewer of the others are in it. */
const LETTERS = ['B', 'C', 'A', 'B', 'C', 'B', 'A', 'C'] as const satisfies readonly GroupLetter[];

/** Returns the group of a fellow learner of the running cohort. */
export const letterOf = (name: string): GroupLetter => LETTERS[PEERS.indexOf(name) % LETTERS.length] ?? 'A';

/** Returns the day on which learners enrolled in a cohort: shortly before its course, or lately. */
function enrolledOn(key: string): number {
  const start = COHORTS.find((cohort) => cohort.key === key)?.timelines.START_DATE ?? 0;
  return [RUNNING, CLOSING, FINISHED].includes(key) ? start - 6 : -20;
}

/** Plants who learns where, in the states that their names indicate. */
export async function seedEnrolments({ db, now }: Seeding): Promise<void> {
  await db.insert(enrolments).values([
    ...STATES.map(([emailId, key, state]) => ({
      cohortId: cohortId(key),
      userId: personId(emailId),
      state,
      groupId: GROUPED.includes(key) ? groupId(key, 'A') : null,
      cohortOnboardingStatus:
        emailId === 'newcomer@plinth.test' || emailId === 'applicant2@plinth.test'
          ? ('NOT_STARTED' as const)
          : ('COMPLETED' as const),
      showCoachmarks: emailId !== 'learner@plinth.test' && key !== CLOSING && key !== FINISHED,
      enrolledAt: dayFrom(now, enrolledOn(key)),
    })),
    ...PEERS.map((name) => ({
      cohortId: cohortId(RUNNING),
      userId: personId(peerEmail(name)),
      state: 'ONGOING' as const,
      groupId: groupId(RUNNING, letterOf(name)),
      cohortOnboardingStatus: 'COMPLETED' as const,
      enrolledAt: dayFrom(now, enrolledOn(RUNNING)),
    })),
    ...FINALISTS.map((name) => ({
      cohortId: cohortId(CLOSING),
      userId: personId(peerEmail(name)),
      state: 'ONGOING' as const,
      groupId: groupId(CLOSING, 'A'),
      cohortOnboardingStatus: 'COMPLETED' as const,
      enrolledAt: dayFrom(now, enrolledOn(CLOSING)),
    })),
  ]);
}
