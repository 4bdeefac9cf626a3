import { describe, expect, it } from 'vitest';
import { expectEntities, ID, ID2, TIME } from '../test/expect-entities.ts';
import { LoginEmail } from './auth/login-email.ts';
import { SignUpEmail } from './auth/sign-up-email.ts';
import { SignUpSocial } from './auth/sign-up-social.ts';
import { CohortInfo } from './cohorts/cohort-info.ts';
import { CohortUserData } from './cohorts/cohort-user-data.ts';
import { CourseListItem } from './cohorts/course-list-item.ts';
import { activeCohort, DataProfile } from './profiles/data-profile.ts';
import { PhoneUpdate } from './profiles/phone-update.ts';
import { UserData } from './profiles/user-data.ts';
import { UserProfile } from './profiles/user-profile.ts';
import { AuthState, mentorFlags, SIGNED_OUT_STATE } from './session/auth-state.ts';
import { StateSlices } from './session/state-slices.ts';

const userProfile = {
  firstName: 'Asha',
  lastName: null,
  bio: null,
  occupation: null,
  currentCompany: null,
  workExperienceInMonths: 0,
  userHash: 'asha-k3Jd9s',
  profileMedia: [{ key: 'WEBSITE_PROFILE', s3Location: { bucket: 'profiles', path: 'asha/photo.jpg' } }],
  profileStatus: 'COMPLETED',
};
const userData = {
  userId: ID,
  emailId: 'learner@plinth.test',
  emailVerifiedAt: TIME,
  phone: null,
  roles: ['LEARNER'],
  isStaff: false,
  hashedPassword: true,
};
const courseListItem = {
  filterId: '1',
  cohort: {
    cohortId: ID,
    courseTitle: 'Building Information Modelling for Architects',
    batchNumber: '07',
    cohortType: 'BIM_A',
    productId: 'BIM_A',
    productType: 'SPECIALIZATION',
    courseId: ID2,
    tags: ['new-lms3'],
    status: 'ACTIVE',
    timelines: [{ key: 'START_DATE', meta: { time: TIME } }],
  },
  cohortUserData: { state: 'ONGOING', cohortOnboardingStatus: 'COMPLETED' },
};
const cohortUserData = {
  cohortId: ID,
  state: 'ONGOING',
  cohortOnboardingStatus: 'COMPLETED',
  queriesOnboardingDetails: { onboardingDone: true, coachMarksViewed: false },
  capstoneCoachmarksViewed: false,
  electives: [],
  hasGroup: true,
};

expectEntities([
  {
    id: 'ENTITY-01',
    name: 'auth state',
    schema: AuthState,
    example: {
      ...SIGNED_OUT_STATE,
      userId: ID,
      userData: { emailId: 'learner@plinth.test', phone: null, roles: ['LEARNER'], hashedPassword: true },
      userProfile: { firstName: 'Asha' },
    },
    fields:
      'userId userData userProfile freemiumCohorts isAuthenticated loading error emailLoginMethod name mobile isUserMentor isUserLeadMentor cohortUserData userLocation userCountryCode',
    bad: { userLocation: { isIndia: true } },
  },
  {
    id: 'ENTITY-02',
    name: 'data profile',
    schema: DataProfile,
    example: {
      userProfile,
      userData,
      userCohorts: { FREEMIUM: [], SPECIALIZATION: [courseListItem], COHORT: [] },
    },
    fields: 'userProfile userData userCohorts',
    bad: { userCohorts: { FREEMIUM: [] } },
  },
  {
    id: 'ENTITY-03',
    name: 'user profile',
    schema: UserProfile,
    example: userProfile,
    fields:
      'firstName lastName bio occupation currentCompany workExperienceInMonths userHash profileMedia profileStatus',
    bad: { workExperienceInMonths: -1 },
  },
  {
    id: 'ENTITY-03',
    name: 'profile media location',
    schema: UserProfile,
    example: userProfile,
    fields:
      'firstName lastName bio occupation currentCompany workExperienceInMonths userHash profileMedia profileStatus',
    bad: {
      profileMedia: [{ key: 'WEBSITE_PROFILE', s3Location: { bucket: 'profiles', path: 'a/../../secret' } }],
    },
  },
  {
    id: 'ENTITY-04',
    name: 'user data',
    schema: UserData,
    example: userData,
    fields: 'userId emailId emailVerifiedAt phone roles isStaff hashedPassword',
    bad: { hashedPassword: '$argon2id$v=19$' },
  },
  {
    id: 'ENTITY-05',
    name: 'course list item',
    schema: CourseListItem,
    example: courseListItem,
    fields: 'filterId cohort cohortUserData',
    bad: { filterId: '7' },
  },
  {
    id: 'ENTITY-06',
    name: 'cohort info',
    schema: CohortInfo,
    example: {
      productId: 'BIM_A',
      cohortId: ID,
      courseTitle: 'BIM',
      tags: [],
      status: 'ACTIVE',
      timelines: [],
      cohortType: 'BIM_A',
      isNewLms: true,
      isCivilLms4Cohort: false,
      showNudges: true,
      showPlacementNudges: false,
      isLocalizedLeaderboard: true,
      isLeaderBoardAllowed: true,
      aiBotEnabled: false,
      careerInfo: { isCareerPresent: true, isCareerStarted: false },
      capstoneInfo: {
        capstoneStartDate: null,
        isCapstoneStarted: false,
        isCapstonePresent: true,
        isCapstoneTabDisabled: true,
        isCapstoneOnboardingStarted: false,
        isV3: true,
        isMEPF: false,
      },
      evaluationDayInfo: { isEvaluationDayStarted: false },
    },
    fields:
      'productId cohortId courseTitle tags status timelines cohortType isNewLms isCivilLms4Cohort showNudges showPlacementNudges isLocalizedLeaderboard isLeaderBoardAllowed aiBotEnabled careerInfo capstoneInfo evaluationDayInfo',
    bad: { timelines: [{ key: 'LUNCH', meta: { time: TIME } }] },
  },
  {
    id: 'ENTITY-07',
    name: 'cohort user data',
    schema: CohortUserData,
    example: cohortUserData,
    fields:
      'cohortId state cohortOnboardingStatus queriesOnboardingDetails capstoneCoachmarksViewed electives hasGroup',
    bad: { queriesOnboardingDetails: {} },
  },
  {
    id: 'ENTITY-25',
    name: 'email sign-up',
    schema: SignUpEmail,
    example: { emailId: 'new@plinth.test', password: 'drawing-set-2026', firstName: 'Asha', lastName: 'Rao' },
    fields: 'emailId password firstName lastName',
    bad: { password: 'short' },
  },
  {
    id: 'ENTITY-26',
    name: 'social sign-up and login',
    schema: SignUpSocial,
    example: { method: 'GOOGLE', tokenId: 'header.payload.signature' },
    fields: 'method tokenId',
    bad: { tokenId: '' },
  },
  {
    id: 'ENTITY-27',
    name: 'login',
    schema: LoginEmail,
    example: { emailId: 'learner@plinth.test', password: 'drawing-set-2026' },
    fields: 'emailId password',
    bad: { emailId: 'learner@plinth' },
  },
  {
    id: 'ENTITY-33',
    name: 'phone update',
    schema: PhoneUpdate,
    example: { phone: '+919876543210' },
    fields: 'phone',
    bad: { phone: '12345' },
  },
  {
    id: 'ENTITY-36',
    name: 'state slices',
    schema: StateSlices,
    example: {
      timer: { running: true, started: true, remainingSeconds: 90 },
      quiz: { page: 'QUESTIONPAGE', questionIndex: 0, responseId: ID, responses: [] },
      flagTracker: { coachmarks: true },
      streamStatus: { status: 'PLAYING', positionSeconds: 12.5 },
      popup: { open: null },
    },
    fields: 'timer quiz flagTracker streamStatus popup',
    bad: { timer: { running: true, started: true, remainingSeconds: -1 } },
  },
]);

describe('people, their sessions and their cohorts', () => {
  it('ENTITY-05 a list item of a mentor has no learner state', () => {
    expect(CourseListItem.parse({ ...courseListItem, cohortUserData: null }).cohortUserData).toBeNull();
  });

  it('SESSION-01 the first cohort of the FREEMIUM group is the active cohort', () => {
    const item = CourseListItem.parse(courseListItem);
    const second = CourseListItem.parse({ ...courseListItem, filterId: '2' });
    const groups = { FREEMIUM: [item, second], SPECIALIZATION: [second], COHORT: [] };
    expect(activeCohort(groups)).toBe(item);
    expect(activeCohort({ ...groups, FREEMIUM: [] })).toBeNull();
  });

  it('ENTITY-01 the state of someone signed out is empty, and the mentor flags follow from the roles', () => {
    expect(AuthState.parse(SIGNED_OUT_STATE)).toEqual(SIGNED_OUT_STATE);
    expect(mentorFlags(['LEARNER'])).toEqual({ isUserMentor: false, isUserLeadMentor: false });
    expect(mentorFlags(['INDUSTRIAL_GUIDE'])).toEqual({ isUserMentor: true, isUserLeadMentor: false });
    expect(mentorFlags(['LEAD_MENTOR'])).toEqual({ isUserMentor: false, isUserLeadMentor: true });
  });
});
