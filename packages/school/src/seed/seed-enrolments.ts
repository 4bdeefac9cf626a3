import { enrolments } from '@plinth/api-server/db/schema/cohorts';
import { CLOSING, FINISHED, NEXT, OPEN_COURSE, RUNNING } from './cohort-plan.ts';
import { dayFrom } from './days.ts';
import { PEERS } from './names.ts';
import { cohortId, groupId } from './seed-cohorts.ts';
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

/** Plants who learns where, in the states that their names indicate. */
export async function seedEnrolments({ db, now }: Seeding): Promise<void> {
  await db.insert(enrolments).values([
    ...STATES.map(([emailId, key, state]) => ({
      cohortId: cohortId(key),
      userId: personId(emailId),
      state,
      groupId: key === RUNNING ? groupId(RUNNING, 'A') : null,
      cohortOnboardingStatus:
        emailId === 'newcomer@plinth.test' || emailId === 'applicant2@plinth.test'
          ? ('NOT_STARTED' as const)
          : ('COMPLETED' as const),
      showCoachmarks: emailId !== 'learner@plinth.test' && key !== CLOSING && key !== FINISHED,
      enrolledAt: dayFrom(now, key === RUNNING ? -90 : -20),
    })),
    ...PEERS.map((name, index) => ({
      cohortId: cohortId(RUNNING),
      userId: personId(peerEmail(name)),
      state: 'ONGOING' as const,
      groupId: groupId(RUNNING, index % 2 === 0 ? 'A' : 'B'),
      cohortOnboardingStatus: 'COMPLETED' as const,
      enrolledAt: dayFrom(now, -90),
    })),
  ]);
}
