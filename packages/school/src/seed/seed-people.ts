import { userProfiles, users } from '@plinth/api-server/db/schema/accounts';
import { hashPassword } from '@plinth/api-server/services/auth/passwords';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Role } from '@plinth/domain/roles/role';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { dayFrom } from './days.ts';
import { FINALISTS, FIRST_NAMES, PEERS } from './names.ts';
import { DEMO_PASSWORD, type DemoEmailId, PEOPLE } from './people.ts';
import { seedId } from './seed-id.ts';
import type { Seeding } from './seeding.ts';

const ROLES: Partial<Record<DemoEmailId, Role>> = {
  'guide@plinth.test': 'INDUSTRIAL_GUIDE',
  'guide2@plinth.test': 'INDUSTRIAL_GUIDE',
  'newguide@plinth.test': 'INDUSTRIAL_GUIDE',
  'lead@plinth.test': 'LEAD_MENTOR',
  'lead2@plinth.test': 'LEAD_MENTOR',
};

const STAFF: Partial<Record<DemoEmailId, StaffRole>> = {
  'staff@plinth.test': 'SUPPORT_TEAM',
  'owner@plinth.test': 'OWNER',
  'academics@plinth.test': 'ACADEMICS',
  'admissions@plinth.test': 'ADMISSIONS',
  'finance@plinth.test': 'FINANCE',
  'placement@plinth.test': 'PLACEMENT',
  'content@plinth.test': 'CONTENT',
};

/** Applicants have no account until they pay; applicant2 has paid the first part. */
const WITHOUT_ACCOUNT: readonly string[] = ['applicant@plinth.test'];
const WITHOUT_PROFILE: readonly string[] = [
  'newguide@plinth.test',
  'empty@plinth.test',
  'applicant2@plinth.test',
];

const FELLOWS: readonly string[] = [...PEERS, ...FINALISTS];

const isMentor = (emailId: DemoEmailId) => ROLES[emailId] !== undefined;

/** Returns the id of a seeded person. */
export const personId = (emailId: string) => seedId(`person ${emailId}`);
/** Returns the address of a fellow learner. */
export const peerEmail = (name: string) => `${name.toLowerCase()}.demo@plinth.test`;

/** Plants accounts and profiles of the demonstration people and their fellow learners. */
export async function seedPeople({ db, now }: Seeding): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const since = dayFrom(now, -240);
  const named = PEOPLE.filter(({ emailId }) => !WITHOUT_ACCOUNT.includes(emailId));
  await db.insert(users).values([
    ...named.map(({ emailId }) => ({
      userId: personId(emailId),
      emailId,
      passwordHash,
      userHash: seedId(emailId).slice(-12),
      emailVerifiedAt: emailId === 'unverified@plinth.test' ? null : since,
      roles: ROLES[emailId] ? [ROLES[emailId]] : [],
      staffRoles: STAFF[emailId] ? [STAFF[emailId]] : [],
      createdAt: since,
    })),
    ...FELLOWS.map((name) => ({
      userId: personId(peerEmail(name)),
      emailId: peerEmail(name),
      passwordHash,
      userHash: seedId(peerEmail(name)).slice(-12),
      emailVerifiedAt: since,
      createdAt: since,
    })),
  ]);
  await db.insert(userProfiles).values([
    ...named.map(({ emailId }) => {
      const status: ProfileStatus = WITHOUT_PROFILE.includes(emailId) ? 'NOT_COMPLETED' : 'COMPLETED';
      const filled = status === 'COMPLETED';
      return {
        userId: personId(emailId),
        firstName: FIRST_NAMES[emailId],
        lastName: 'Demo',
        bio: !filled
          ? ''
          : isMentor(emailId)
            ? 'Demonstration mentor: coordinates models of mid-size public buildings and reviews drawings on weekday evenings.'
            : 'Demonstration learner with two years in a small practice.',
        occupation: filled ? (isMentor(emailId) ? 'BIM coordinator' : 'Junior architect') : '',
        currentCompany: filled ? 'Demo Practice' : '',
        workExperienceInMonths: filled ? (isMentor(emailId) ? 108 : 26) : null,
        profileStatus: status,
        updatedAt: now,
      };
    }),
    ...FELLOWS.map((name) => ({
      userId: personId(peerEmail(name)),
      firstName: name,
      lastName: 'Demo',
      occupation: 'Junior architect',
      profileStatus: 'COMPLETED' as const,
      updatedAt: now,
    })),
  ]);
}
