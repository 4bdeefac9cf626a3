import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LoginEmail } from './auth/login-email.ts';
import { SignUpEmail } from './auth/sign-up-email.ts';
import { SignUpSocial } from './auth/sign-up-social.ts';
import { CohortInfo } from './cohorts/cohort-info.ts';
import { CohortUserData } from './cohorts/cohort-user-data.ts';
import { CourseListItem } from './cohorts/course-list-item.ts';
import { ApplicationForm, DEFAULT_COUNTRY } from './course-applications/application-form.ts';
import { ApplicationState } from './course-applications/application-state.ts';
import { CurriculumNode, withOrderedChildren } from './curriculum/curriculum-node.ts';
import { EvaluationDayState } from './evaluation-day/evaluation-day-state.ts';
import { FeedbackItem } from './evaluation-day/feedback-item.ts';
import { InterviewResponse } from './evaluation-day/interview-response.ts';
import { Slot } from './evaluation-day/slot.ts';
import { FeedbackEvent } from './feedback/feedback-event.ts';
import { Question } from './forms/question.ts';
import { ResponseEntry } from './forms/response-entry.ts';
import { Leaderboard, LeaderboardEntry } from './leaderboards/leaderboard.ts';
import { LeadForm } from './leads/lead-form.ts';
import { namespaceOfQuery, QueryDraft, QueryListState, QueryMeta } from './mentor-queries/query.ts';
import { OnboardingSubmission } from './onboarding/onboarding-submission.ts';
import { Payment } from './orders/payment.ts';
import { PaymentPlanReview } from './orders/payment-plan-review.ts';
import { PaymentPlanState } from './orders/payment-plan-state.ts';
import { PricingRequest } from './orders/pricing-request.ts';
import { InterestRecord, InterestUpdate } from './placement/interest-record.ts';
import { activeCohort, DataProfile } from './profiles/data-profile.ts';
import { PhoneUpdate } from './profiles/phone-update.ts';
import { UserData } from './profiles/user-data.ts';
import { UserProfile } from './profiles/user-profile.ts';
import { CreditHealth, creditHealthText } from './progress/credit-health.ts';
import { LearningStageTree } from './progress/learning-stage-tree.ts';
import { QuizFeedback } from './quizzes/quiz-feedback.ts';
import { AuthState, mentorFlags, SIGNED_OUT_STATE } from './session/auth-state.ts';
import { StateSlices } from './session/state-slices.ts';
import { Tip } from './tips/tip.ts';

const ID = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e';
const ID2 = '0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9f';
const TOKEN = 'k3Jd9sQ2mV7xZ1pL0bN4tR8w';
const TIME = '2026-05-04T09:30:00.000Z';

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
};
const node = { nodeId: ID, parentNodeId: null, type: 'ROOT', meta: { title: 'Course' }, children: [] };
const question = {
  questionId: ID,
  questionType: 'SINGLE_CHOICE',
  question: 'Which drawing shows the roof?',
  meta: { questionTag: 'Drawings', category: 'QUIZ', subCategory: 'Plans', questionCredits: 5 },
  options: [{ optionId: ID2, text: 'Section', icon: 'section' }],
};
const slot = { slotId: ID, startDate: TIME, status: 'ACTIVE' };
const entry = { userId: ID, firstName: 'Asha', lastName: null, photo: null, level: 1, rank: 1, credits: 40 };
const interest = {
  interestedInPlacements: true,
  countryPreferences: ['India'],
  locationPreferences: ['Pune'],
  currentCtc: 60_000_000,
  expectedCtc: 90_000_000,
  currency: 'INR',
  noticePeriod: 0,
  languages: ['Marathi'],
  internshipExperienceInMonths: 6,
  willingToRelocate: false,
  projectSpecialization: 'Housing',
  priorRevitExp: true,
  closeInterestPopup: false,
  closeGraduationPopup: false,
  isDisengaged: false,
};
const application = {
  firstName: 'Noor',
  lastName: 'Khan',
  emailId: 'applicant@plinth.test',
  mobile: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  college: 'College of Architecture',
  highestQualification: 'BACHELORS',
  bachelorsCollegeName: 'College of Architecture',
  mastersCollegeName: 'Institute of Design',
  collegeType: 'PRIVATE',
  percentageAchieved: 71.5,
  linkedInUrl: 'https://example.com/in/noor',
  resume: ID,
  jobRole: 'Architect',
  workExperienceInMonths: 24,
  softwareInstalled: ['Revit'],
  languageProficiency: ['Hindi', 'English'],
  salaryIncomeInIndia: 60_000_000,
  salaryIncomeOutsideIndia: 0,
  whyToLearn: 'To lead the models of our office.',
  currentKnowledge: {
    architecture: 'ADVANCED',
    'building-information-modelling': 'BEGINNER',
    'computational-design': 'NONE',
    'interior-design': 'NONE',
    'mep-engineering': 'NONE',
  },
  howDidYouHear: 'A colleague',
  specializationExcitement: 'Working in one model.',
  whyIntegrateAiInDesignWorkflow: 'To test more options.',
};
const applicationPage = {
  pageId: 'about-you',
  title: 'About you',
  questions: [
    {
      questionId: 'firstName',
      questionType: 'TEXT_INPUT',
      question: 'First name',
      isRequired: true,
      options: [],
      responseId: null,
      responseText: null,
    },
  ],
};

type Row = {
  id: string;
  name: string;
  schema: z.ZodMiniType;
  example: Record<string, unknown>;
  fields: string;
  bad: Record<string, unknown>;
};

const ROWS: Row[] = [
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
    fields: 'userId emailId emailVerifiedAt phone roles hashedPassword',
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
      'cohortId state cohortOnboardingStatus queriesOnboardingDetails capstoneCoachmarksViewed electives',
    bad: { queriesOnboardingDetails: {} },
  },
  {
    id: 'ENTITY-08',
    name: 'curriculum node',
    schema: CurriculumNode,
    example: { ...node, children: [{ ...node, nodeId: ID2, parentNodeId: ID, type: 'PARAGRAPH' }] },
    fields: 'nodeId parentNodeId type meta children',
    bad: { children: [{ ...node, type: 'UNICORN' }] },
  },
  {
    id: 'ENTITY-09',
    name: 'learning stage tree',
    schema: LearningStageTree,
    example: {
      nodes: [node],
      activeMission: 'MISSION_1',
      unlockedFeature: null,
      capstone: node,
      hideIndicators: false,
    },
    fields: 'nodes activeMission unlockedFeature capstone hideIndicators',
    bad: { activeMission: 'MISSION_9' },
  },
  {
    id: 'ENTITY-10',
    name: 'feedback event',
    schema: FeedbackEvent,
    example: {
      eventId: ID,
      isMandatory: false,
      form: {
        formId: ID2,
        title: 'How is it going?',
        questions: [question],
        formDisplayPosition: 'BOTTOM_POPUP',
      },
    },
    fields: 'eventId isMandatory form',
    bad: { form: { formId: ID2, title: '', questions: [], formDisplayPosition: 'TOP' } },
  },
  {
    id: 'ENTITY-11',
    name: 'question',
    schema: Question,
    example: question,
    fields: 'questionId questionType question meta options',
    bad: { options: [{ optionId: 'a', text: 'Section' }] },
  },
  {
    id: 'ENTITY-12',
    name: 'response entry with options',
    schema: ResponseEntry,
    example: { questionId: ID, entries: [{ optionId: ID2, text: 'Section' }] },
    fields: 'questionId entries',
    bad: { entries: [{ text: 'Section' }] },
  },
  {
    id: 'ENTITY-12',
    name: 'response entry with free text',
    schema: ResponseEntry,
    example: { questionId: ID, responseValue: 'The roof plan' },
    fields: 'questionId responseValue',
    bad: { responseValue: 'a\u0000b' },
  },
  {
    id: 'ENTITY-13',
    name: 'interview response',
    schema: InterviewResponse,
    example: {
      sections: [
        {
          sectionTitle: 'Portfolio',
          questions: [
            {
              questionId: ID,
              questionType: 'SCALE_NUMBER',
              question: 'Clarity of drawings',
              options: [{ optionId: ID2, text: '4' }],
              entries: [{ optionId: ID2, optionValue: 'Clear throughout' }],
            },
          ],
        },
      ],
    },
    fields: 'sections',
    bad: { sections: [{ questions: [] }] },
  },
  {
    id: 'ENTITY-14',
    name: 'leaderboard entry',
    schema: LeaderboardEntry,
    example: entry,
    fields: 'userId firstName lastName photo level rank credits',
    bad: { level: 4 },
  },
  {
    id: 'ENTITY-15',
    name: 'leaderboard',
    schema: Leaderboard,
    example: {
      leaderboard: [entry],
      activePhases: ['LEARNING'],
      statistics: { QUIZ: { total: 4, completed: 2, credits: 40, percentage: 50 } },
      me: null,
      total: 1,
    },
    fields: 'leaderboard activePhases statistics me total',
    bad: { statistics: { LUNCH: { total: 4, completed: 2, credits: 40, percentage: 50 } } },
  },
  {
    id: 'ENTITY-16',
    name: 'query',
    schema: QueryDraft,
    example: {
      title: 'Wall joins',
      description: 'Why do they break?',
      meta: { curriculumDetails: { nodeId: ID } },
    },
    fields: 'title description meta',
    bad: { meta: { curriculumDetails: { nodeId: ID }, capstoneDetails: { nodeId: ID } } },
  },
  {
    id: 'ENTITY-17',
    name: 'query list state',
    schema: QueryListState,
    example: { state: 'all', queryCreatedAt: null, sorting: 'DESC' },
    fields: 'state queryCreatedAt sorting',
    bad: { sorting: 'UP' },
  },
  {
    id: 'ENTITY-18',
    name: 'tip',
    schema: Tip,
    example: { liveSessionId: ID, content: 'Bring your section.', attachments: [] },
    fields: 'liveSessionId content attachments',
    bad: { content: '   ' },
  },
  {
    id: 'ENTITY-19',
    name: 'slot',
    schema: Slot,
    example: slot,
    fields: 'slotId startDate status',
    bad: { startDate: '2026-05-04' },
  },
  {
    id: 'ENTITY-20',
    name: 'feedback item',
    schema: FeedbackItem,
    example: { feedbackStatus: 'FEEDBACK_COMPLETED' },
    fields: 'feedbackStatus',
    bad: { feedbackStatus: 'DONE' },
  },
  {
    id: 'ENTITY-21',
    name: 'evaluation day state',
    schema: EvaluationDayState,
    example: {
      slots: [slot],
      selectedSlot: slot,
      slotStatus: 'SLOT_BOOKED',
      interviewsCount: { total: 3, completed: 1, pending: 2 },
      feedbackQuiz: { quizId: ID, formId: ID2, title: 'Your interview', isCompleted: false },
      mentorDetails: { userId: ID, firstName: 'Ravi', photo: null },
      portfolioDetails: { status: 'PENDING', documentId: null, dueDate: TIME },
    },
    fields: 'slots selectedSlot slotStatus interviewsCount feedbackQuiz mentorDetails portfolioDetails',
    bad: { interviewsCount: { total: 3 } },
  },
  {
    id: 'ENTITY-22',
    name: 'placement interest',
    schema: InterestRecord,
    example: interest,
    fields:
      'interestedInPlacements countryPreferences locationPreferences currentCtc expectedCtc currency noticePeriod languages internshipExperienceInMonths willingToRelocate projectSpecialization priorRevitExp closeInterestPopup closeGraduationPopup isDisengaged',
    bad: { currentCtc: 10.5 },
  },
  {
    id: 'ENTITY-23',
    name: 'payment',
    schema: Payment,
    example: {
      amount: 14_500_000,
      currency: 'INR',
      orderData: { planDiscount: 500_000, planDiscountDeadLine: TIME },
    },
    fields: 'amount currency orderData',
    bad: { amount: -1 },
  },
  {
    id: 'ENTITY-24',
    name: 'payment plan state',
    schema: PaymentPlanState,
    example: {
      cardData: [{ cardId: 'card_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 }],
      selectedCard: 'card_1',
      isPaymentFail: false,
      orderPlan: null,
    },
    fields: 'cardData selectedCard isPaymentFail orderPlan',
    bad: {
      cardData: [{ cardId: 'card_1', brand: 'visa', last4: '4242424242424242', expMonth: 4, expYear: 2029 }],
    },
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
    id: 'ENTITY-28',
    name: 'pricing request',
    schema: PricingRequest,
    example: {
      pricingStage: 'CHECKOUT',
      productId: 'BIM_A_US',
      currency: 'USD',
      voucherCode: 'EARLY-26',
      emailId: 'applicant@plinth.test',
      billingContact: { firstName: 'Noor', lastName: 'Khan', phone: '+14155550123' },
      billingAddress: {
        line1: '1 Pine St',
        city: 'Oakland',
        state: 'CA',
        postalCode: '94601',
        country: 'USA',
      },
    },
    fields: 'pricingStage productId currency voucherCode emailId billingContact billingAddress',
    bad: { productId: 'PIANO' },
  },
  {
    id: 'ENTITY-29',
    name: 'lead form',
    schema: LeadForm,
    example: {
      data: { firstName: 'Noor' },
      emailId: 'lead@plinth.test',
      fbclid: '',
      _fbp: '',
      _fbc: '',
      utm_medium: 'cpc',
      utm_campaign: 'spring',
      utm_content: 'tower',
    },
    fields: 'data emailId fbclid _fbp _fbc utm_medium utm_campaign utm_content',
    bad: { fbclid: undefined },
  },
  {
    id: 'ENTITY-30',
    name: 'quiz feedback',
    schema: QuizFeedback,
    example: { rating: 5 },
    fields: 'rating',
    bad: { rating: 6 },
  },
  {
    id: 'ENTITY-31',
    name: 'onboarding submission',
    schema: OnboardingSubmission,
    example: { cohortId: ID, requestData: [{ questionId: ID, responseValue: 'Yes' }], finalSubmission: true },
    fields: 'cohortId requestData finalSubmission',
    bad: { finalSubmission: 'true' },
  },
  {
    id: 'ENTITY-32',
    name: 'payment plan review',
    schema: PaymentPlanReview,
    example: { token: TOKEN },
    fields: 'token',
    bad: { token: '12345' },
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
    id: 'ENTITY-34',
    name: 'application form',
    schema: ApplicationForm,
    example: { ...application, mobile: '+919876543210' },
    fields:
      'firstName lastName emailId mobile city state country college highestQualification bachelorsCollegeName mastersCollegeName collegeType percentageAchieved linkedInUrl resume jobRole workExperienceInMonths softwareInstalled languageProficiency salaryIncomeInIndia salaryIncomeOutsideIndia whyToLearn currentKnowledge howDidYouHear specializationExcitement whyIntegrateAiInDesignWorkflow',
    bad: { percentageAchieved: 101 },
  },
  {
    id: 'ENTITY-35',
    name: 'application state',
    schema: ApplicationState,
    example: {
      formDataAltered: false,
      leadId: TOKEN,
      formId: ID,
      currentPageId: 'about-you',
      pages: [applicationPage],
      optionalPages: [applicationPage],
      orderToken: null,
    },
    fields: 'formDataAltered leadId formId currentPageId pages optionalPages orderToken',
    bad: { leadId: '1' },
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
  {
    id: 'ENTITY-37',
    name: 'credit health',
    schema: CreditHealth,
    example: { key: 'CREDITS_EARNED', value: 12 },
    fields: 'key value',
    bad: { key: 'ROBUST' },
  },
];

describe('entity', () => {
  it.each(ROWS)('$id the $name keeps its fields, drops unknown ones and refuses a wrong one', (row) => {
    const parsed = z.parse(row.schema, { ...row.example, unknownField: 1 }) as Record<string, unknown>;
    expect(Object.keys(parsed).toSorted()).toEqual(row.fields.split(' ').toSorted());
    expect(parsed).toEqual(row.example);
    expect(z.safeParse(row.schema, { ...row.example, ...row.bad }).success).toBe(false);
    expect(z.safeParse(row.schema, null).success).toBe(false);
  });

  it.each(ROWS)('$id the $name can be written as JSON schema for the API document', ({ schema }) => {
    for (const io of ['input', 'output'] as const)
      expect(z.toJSONSchema(schema, { io })).toHaveProperty('type');
  });

  it.each([
    'title',
    'heading',
    'content',
    'rank',
    'startDate',
    'endDate',
    'topicCategory',
    'readType',
    'key',
    'value',
    'time',
    'referenceLabel',
    'referenceLink',
    'zoneTitle',
    'zoneName',
    'zoneDescription',
  ])('ENTITY-08 the meta of a node may have the field %s', (field) => {
    const values: Record<string, unknown> = {
      rank: 2,
      time: 45,
      startDate: TIME,
      endDate: TIME,
      topicCategory: 'SLOTS',
    };
    const value = values[field] ?? 'text';
    expect(CurriculumNode.parse({ ...node, meta: { [field]: value } }).meta).toEqual({ [field]: value });
  });

  it('ENTITY-05 a list item of a mentor has no learner state', () => {
    expect(CourseListItem.parse({ ...courseListItem, cohortUserData: null }).cohortUserData).toBeNull();
  });

  it('CURR-02 the children of every node come in the order of their rank, unranked ones last', () => {
    const child = (nodeId: string, rank?: number, children: unknown[] = []) => ({
      ...node,
      nodeId,
      meta: rank === undefined ? {} : { rank },
      children,
    });
    const a = ID.replace(/.$/, 'a');
    const b = ID.replace(/.$/, 'b');
    const c = ID.replace(/.$/, 'c');
    const tree = CurriculumNode.parse(
      child(ID, 1, [child(c), child(b, 10, [child(ID2, 2), child(a, 1)]), child(a, 2)]),
    );
    const ordered = withOrderedChildren(tree);
    expect(ordered.children.map((each) => each.nodeId)).toEqual([a, b, c]);
    expect(ordered.children[1]?.children.map((each) => each.nodeId)).toEqual([a, ID2]);
    expect(tree.children.map((each) => each.nodeId)).toEqual([c, b, a]);
  });

  it('SESSION-01 the first cohort of the FREEMIUM group is the active cohort', () => {
    const item = CourseListItem.parse(courseListItem);
    const second = CourseListItem.parse({ ...courseListItem, filterId: '2' });
    const groups = { FREEMIUM: [item, second], SPECIALIZATION: [second], COHORT: [] };
    expect(activeCohort(groups)).toBe(item);
    expect(activeCohort({ ...groups, FREEMIUM: [] })).toBeNull();
  });

  it.each([
    { id: 'QUERY-02', meta: { curriculumDetails: { nodeId: ID } }, namespace: 'LEARNING' },
    { id: 'QUERY-03', meta: { capstoneDetails: { nodeId: ID } }, namespace: 'CAPSTONE' },
    { id: 'QUERY-04', meta: {}, namespace: 'CAREER' },
  ])('$id ENTITY-16 such a query belongs to $namespace', ({ meta, namespace }) => {
    expect(namespaceOfQuery(QueryMeta.parse(meta))).toBe(namespace);
  });

  it('QUERY-05 a new query needs a title of at most 140 characters and a description', () => {
    const query = { title: 'T'.repeat(140), description: 'Why?', meta: {} };
    expect(QueryDraft.safeParse(query).success).toBe(true);
    expect(QueryDraft.safeParse({ ...query, title: 'T'.repeat(141) }).success).toBe(false);
    expect(QueryDraft.safeParse({ ...query, description: ' ' }).success).toBe(false);
  });

  it('APPLY-02 ENTITY-34 the country of an application is India unless another is given', () => {
    const { country: _country, ...withoutCountry } = application;
    expect(DEFAULT_COUNTRY).toBe('India');
    expect(ApplicationForm.parse(withoutCountry).country).toBe('India');
    expect(ApplicationForm.parse({ ...application, country: 'Nepal' }).country).toBe('Nepal');
  });

  it('APPLY-03 the application takes a salary income in India and one outside India', () => {
    const parsed = ApplicationForm.parse({
      ...application,
      salaryIncomeInIndia: 5,
      salaryIncomeOutsideIndia: 7,
    });
    expect([parsed.salaryIncomeInIndia, parsed.salaryIncomeOutsideIndia]).toEqual([5, 7]);
  });

  it('APPLY-04 the application must say how well each domain is known', () => {
    const { architecture: _architecture, ...rest } = application.currentKnowledge;
    expect(ApplicationForm.safeParse({ ...application, currentKnowledge: rest }).success).toBe(false);
  });

  it('ENTITY-34 only contact, place, qualification, reason and knowledge are required', () => {
    const optional = ApplicationForm.parse({
      firstName: 'Noor',
      lastName: 'Khan',
      emailId: 'applicant@plinth.test',
      mobile: '9876543210',
      city: 'Pune',
      state: 'Maharashtra',
      highestQualification: 'BACHELORS',
      whyToLearn: 'To lead the models of our office.',
      currentKnowledge: application.currentKnowledge,
    });
    expect(optional.softwareInstalled).toEqual([]);
    for (const field of [
      'firstName',
      'emailId',
      'mobile',
      'city',
      'state',
      'highestQualification',
      'whyToLearn',
    ]) {
      expect(ApplicationForm.safeParse({ ...application, [field]: undefined }).success).toBe(false);
    }
  });

  it('PLACE-02 ENTITY-22 a change of interest takes any subset and never the flag of the server', () => {
    expect(InterestUpdate.parse({ noticePeriod: 0, isDisengaged: true })).toEqual({ noticePeriod: 0 });
  });

  it('ENTITY-01 the state of someone signed out is empty and the mentor flags follow from the roles', () => {
    expect(AuthState.parse(SIGNED_OUT_STATE)).toEqual(SIGNED_OUT_STATE);
    expect(mentorFlags(['LEARNER'])).toEqual({ isUserMentor: false, isUserLeadMentor: false });
    expect(mentorFlags(['INDUSTRIAL_GUIDE'])).toEqual({ isUserMentor: true, isUserLeadMentor: false });
    expect(mentorFlags(['LEAD_MENTOR'])).toEqual({ isUserMentor: false, isUserLeadMentor: true });
  });

  it.each([
    { id: 'ERR-19', key: 'CREDITS_EARNED', value: 12, text: '12 Credits earned last week' },
    { id: 'ERR-20', key: 'PERCENTAGE_DECREASED', value: 8, text: '8% From last week' },
    { id: 'ERR-21', key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0, text: 'No change from last 2 weeks' },
    { id: 'ERR-22', key: 'NO_UPDATE_FOR_LAST_WEEK', value: 0, text: 'No change from last week' },
  ] as const)('$id credit health $key reads "$text"', ({ key, value, text }) => {
    expect(creditHealthText({ key, value })).toBe(text);
  });
});
