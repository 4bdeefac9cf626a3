import type { Account } from '@plinth/domain/account/account';
import type { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import type { Role } from '@plinth/domain/roles/role';

const uuid = (end: string) => `01900000-0000-7000-8000-${end.padStart(12, '0')}`;

/** A test id, distinguished by its end. */
export const idOf = uuid;

/** The photo of a guide with a complete profile. */
export const PHOTO = {
  key: 'WEBSITE_PROFILE',
  s3Location: { bucket: 'public', path: 'profiles/asha-test-hash/a.jpg' },
} as const;

type PersonFacts = {
  roles?: Role[];
  userProfile?: Partial<DataProfile['userProfile']>;
  userData?: Partial<DataProfile['userData']>;
  userCohorts?: Partial<DataProfile['userCohorts']>;
};

/** A signed-in person: by default a learner with a complete profile and a verified address. */
export const personOf = ({
  roles = [],
  userProfile,
  userData,
  userCohorts,
}: PersonFacts = {}): DataProfile => ({
  userProfile: {
    firstName: 'Asha',
    lastName: 'Test',
    bio: 'Draws stairs.',
    occupation: 'Architect',
    currentCompany: 'Test Practice',
    workExperienceInMonths: 30,
    userHash: 'asha-test-hash',
    profileMedia: [PHOTO],
    profileStatus: 'COMPLETED',
    ...userProfile,
  },
  userData: {
    userId: uuid('1'),
    emailId: 'asha@plinth.test',
    emailVerifiedAt: '2026-01-01T00:00:00.000Z',
    phone: null,
    roles,
    isStaff: false,
    hashedPassword: true,
    ...userData,
  },
  userCohorts: { FREEMIUM: [], SPECIALIZATION: [], COHORT: [], ...userCohorts },
});

/** That person's account, separate from the profile. */
export const accountOf = (change: Partial<Account> = {}): Account => ({
  emailId: 'asha@plinth.test',
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  firstName: 'Asha',
  lastName: 'Test',
  phone: null,
  hasPassword: true,
  socialMethods: [],
  timeZone: null,
  deletionDueAt: null,
  ...change,
});

type CourseFacts = {
  end?: string;
  cohort?: Partial<CourseListItem['cohort']>;
  state?: NonNullable<CourseListItem['cohortUserData']>['state'];
  cohortOnboardingStatus?: NonNullable<CourseListItem['cohortUserData']>['cohortOnboardingStatus'];
};

/** A learner's course; with `state` left out, a mentor's. */
export const courseOf = ({
  end = 'a',
  cohort,
  state,
  cohortOnboardingStatus = 'COMPLETED',
}: CourseFacts = {}): CourseListItem => ({
  filterId: '1',
  cohort: {
    cohortId: uuid(end),
    courseTitle: `Course ${end}`,
    batchNumber: '14',
    cohortType: 'BIM_A',
    productId: 'BIM_A',
    productType: 'SPECIALIZATION',
    courseId: uuid('c0'),
    tags: ['new-lms3'],
    status: 'ACTIVE',
    timelines: [],
    ...cohort,
  },
  cohortUserData: state === undefined ? null : { state, cohortOnboardingStatus },
});
