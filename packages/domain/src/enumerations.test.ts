import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CARD_LABELS, CardLabel } from './cards/card-label.ts';
import { familyOfProduct, PRODUCT_CODES, ProductCode, regionOfProductCode } from './catalog/product-code.ts';
import { PRODUCT_TYPES, ProductType } from './catalog/product-type.ts';
import { REGION_CHOICES, REGIONS, Region } from './catalog/region.ts';
import { COHORT_STATUSES, CohortStatus } from './cohorts/cohort-status.ts';
import { COHORT_TAGS, CohortTag } from './cohorts/cohort-tag.ts';
import { COHORT_TYPES, COHORT_TYPES_WITH_ARTWORK, CohortType } from './cohorts/cohort-type.ts';
import { COHORT_USER_STATES, CohortUserState } from './cohorts/cohort-user-state.ts';
import { TIMELINE_KEYS, TimelineKey } from './cohorts/timeline-key.ts';
import { APPLICATION_SOURCES, ApplicationSource } from './course-applications/application-source.ts';
import { COMPONENT_TYPES, ComponentType } from './curriculum/component-type.ts';
import { CONTENT_SECTIONS, ContentSection } from './curriculum/content-section.ts';
import { CONTENT_TYPES, ContentType } from './curriculum/content-type.ts';
import { NAMESPACES, Namespace } from './curriculum/namespace.ts';
import { NODE_TYPES, NodeType } from './curriculum/node-type.ts';
import { SESSION_STATUSES, SessionStatus } from './curriculum/session-status.ts';
import { TOPIC_CATEGORIES, TopicCategory } from './curriculum/topic-category.ts';
import { DOCUMENT_STATUSES, DocumentStatus } from './documents/document-status.ts';
import {
  INTERVIEW_STATUSES,
  InterviewStatus,
  isBookable,
  SLOT_STATUSES,
  SlotStatus,
} from './evaluation-day/slot-status.ts';
import { FEEDBACK_CATEGORIES, FeedbackCategory } from './feedback/feedback-category.ts';
import {
  FORM_DISPLAY_POSITIONS,
  FormDisplayPosition,
  POPUP_PLACEMENT,
} from './feedback/form-display-position.ts';
import { FORM_KINDS, FormKind } from './forms/form-kind.ts';
import { ANSWER_SHAPE, QUESTION_TYPES, QuestionType } from './forms/question-type.ts';
import { HUB_TABS, HubTab } from './hubs/hub-tab.ts';
import { INTERVIEW_ROUNDS, InterviewRound } from './jobs/interview-round.ts';
import { WorkMode } from './jobs/work-mode.ts';
import { WORK_MODES } from './jobs/work-modes.ts';
import { LEVELS, Level } from './leaderboards/level.ts';
import { QUERY_STATES, QueryState, QueryStateFilter, stateOfFilter } from './mentor-queries/query-state.ts';
import { QUERY_STATE_FILTERS } from './mentor-queries/query-state-filters.ts';
import { CURRENCIES, Currency } from './money/currency.ts';
import { Mission } from './open-lms/mission.ts';
import { MISSIONS } from './open-lms/missions.ts';
import { ORDER_STATUSES, OrderStatus } from './orders/order-status.ts';
import { GENERAL_PAYMENT_PLANS, PaymentPlan } from './orders/payment-plan.ts';
import { PAYMENT_TYPES, PaymentType } from './orders/payment-type.ts';
import { PLAN_LINE_LABELS, PLAN_LINES, PlanLine } from './orders/plan-line.ts';
import { EMI_STEPS, EMI_TABS, EmiTab } from './payments/emi-tab.ts';
import { PLACEMENT_STATUSES, PlacementStatus } from './placement/placement-status.ts';
import { PROFILE_MEDIA_KEYS, ProfileMediaKey } from './profiles/profile-media-key.ts';
import { PROFILE_MILESTONES, ProfileMilestone } from './profiles/profile-milestone.ts';
import { PROFILE_STATUSES, ProfileStatus } from './profiles/profile-status.ts';
import { CREDIT_HEALTH_KEYS, CreditHealthKey } from './progress/credit-health.ts';
import { PROGRESSES, Progress } from './progress/progress.ts';
import { QUIZ_PAGES, QuizPage } from './quizzes/quiz-page.ts';
import { RECORD_STATUSES, RecordStatus } from './records/record-status.ts';
import { REVIEW_STATUSES, ReviewStatus } from './reviews/review-status.ts';
import { audiencesOf, FEEDBACK_AUDIENCES, FeedbackAudience } from './roles/feedback-audience.ts';
import { ROLES, Role } from './roles/role.ts';

type Row = { id: string; tuple: readonly unknown[]; schema: z.ZodMiniType; values: string };

const ROWS: Row[] = [
  { id: 'ENUM-01', tuple: COHORT_TAGS, schema: CohortTag, values: 'new-lms3, onboarding-v2, new-lms2' },
  {
    id: 'ENUM-02',
    tuple: HUB_TABS,
    schema: HubTab,
    values: 'enrolled, ongoing, upcoming, transferred, cancelled, archived',
  },
  {
    id: 'ENUM-03 CARD-11',
    tuple: CARD_LABELS,
    schema: CardLabel,
    values: 'Enrolled, Transferred, Cancelled, Upcoming, Ongoing, Completed',
  },
  {
    id: 'ENUM-05 PAY-02',
    tuple: EMI_TABS,
    schema: EmiTab,
    values:
      'Fill Employment Details, Choose EMI Plan, Fill Personal Information, Fill Contact Information, Upload Documents, Review Page',
  },
  {
    id: 'ENUM-06 QUIZ-05',
    tuple: QUIZ_PAGES,
    schema: QuizPage,
    values: 'LANDINGPAGE, STARTPAGE, QUESTIONPAGE, COMPLETEDPAGE, RESULTSPAGE, ANSWERSPAGE',
  },
  {
    id: 'ENUM-08',
    tuple: FORM_DISPLAY_POSITIONS,
    schema: FormDisplayPosition,
    values: 'MIDDLE_POPUP, BOTTOM_POPUP',
  },
  {
    id: 'ENUM-09',
    tuple: PROFILE_STATUSES,
    schema: ProfileStatus,
    values:
      'COMPLETED, NOT_COMPLETED, FILLED_ONBOARDING_FORM, FILLED_EDUCATION_FORM, FILLED_PROFESSION_FORM, FILLED_BASIC_DETAILS, FILLED_PLACEMENT_DETAILS',
  },
  {
    id: 'ENUM-10',
    tuple: PROFILE_MILESTONES,
    schema: ProfileMilestone,
    values: 'BASIC_PROFILE_COMPLETED, PROFILE_COMPLETED',
  },
  {
    id: 'ENUM-11',
    tuple: PROFILE_MEDIA_KEYS,
    schema: ProfileMediaKey,
    values: 'WEBSITE_PROFILE, INTRODUCTION_VIDEO, DOCUMENT',
  },
  { id: 'ENUM-12', tuple: ROLES, schema: Role, values: 'LEARNER, INDUSTRIAL_GUIDE, LEAD_MENTOR' },
  {
    id: 'ENUM-13',
    tuple: FEEDBACK_AUDIENCES,
    schema: FeedbackAudience,
    values:
      'SALES_BDR, LEAD_MENTOR, INDUSTRY_GUIDE, COURSE_COORDINATOR, LEARNER, PLACEMENT_TEAM, SUPPORT_TEAM, INTERNAL_TEAM',
  },
  {
    id: 'ENUM-14',
    tuple: COHORT_TYPES,
    schema: CohortType,
    values: 'MCD, INT_DES, BIM_A, BIM_C, BIM_M, BIM_SP, ADD_ON',
  },
  {
    id: 'ENUM-16',
    tuple: TIMELINE_KEYS,
    schema: TimelineKey,
    values:
      'START_DATE, KICK_OFF, COURSE_UNLOCKED, CAPSTONE_START_DATE, CAPSTONE_ONBOARDING_DATE, CAPSTONE_END_DATE, CAREER_START_DATE, CAREER_END_DATE, REVIEW_DAY_START_DATE, EVALUATION_DATE, GRADUATION_DATE, PLACEMENT_FORM_DATE, PLACEMENT_START_DATE, COURSE_COMPLETION_DATE',
  },
  { id: 'ENUM-19', tuple: PRODUCT_TYPES, schema: ProductType, values: 'SPECIALIZATION, COHORT' },
  {
    id: 'ENUM-20',
    tuple: NODE_TYPES,
    schema: NodeType,
    values:
      'ROOT, STUDIO, COURSE_MODULE, BREAK, MILESTONE, ACADEMIC_LEVELLING, CAREER_SESSION, MASTER_CLASSES, TOPIC, META, WATCH, QUIZ, LIVE_SESSION, ASSIGNMENT, STAGE_REVIEW, STAGE_INTRO, TASK, BONUS, GUIDE, MISSION, ACTIVITY, STAGE',
  },
  {
    id: 'ENUM-21',
    tuple: COMPONENT_TYPES,
    schema: ComponentType,
    values:
      'COMPONENT_CONTENT, COMPONENT_TASK, LIST, LIST_ENTRY, READ, READ_STATIC, LESSON_READING, CONTENT_CONTAINER, PARAGRAPH, IMAGE, REFERENCE, DROP_DOWN_CONTENT, NUMBER_POINT, BULLET_POINT, FILE_UPLOAD, LINK_UPLOAD, SUBMIT, VIDEO_PLAYER, PREPARATORY_CONTENT, PROJECT, ZONE, VIDEO',
  },
  {
    id: 'ENUM-22',
    tuple: NAMESPACES,
    schema: Namespace,
    values: 'ONBOARDING, LEARNING, CAPSTONE, BONUS, CAREER, REVIEW_DAY, OPEN_LMS',
  },
  {
    id: 'ENUM-23',
    tuple: TOPIC_CATEGORIES,
    schema: TopicCategory,
    values: 'PORTFOLIO, SLOTS, EVALUATION_DAY, GRADUATION_DAY',
  },
  {
    id: 'ENUM-24',
    tuple: CONTENT_SECTIONS,
    schema: ContentSection,
    values: 'MAIN_CONTENT, FAQ, HELPFUL_RESOURCE',
  },
  {
    id: 'ENUM-25',
    tuple: CONTENT_TYPES,
    schema: ContentType,
    values: 'LINK, FILE, TEXT, IMAGE, FORM, VIDEO, TILE_IMAGE',
  },
  {
    id: 'ENUM-26',
    tuple: MISSIONS,
    schema: Mission,
    values: 'MISSION_0, MISSION_1, MISSION_2, MISSION_3, MISSION_4, REWARD',
  },
  {
    id: 'ENUM-28',
    tuple: QUESTION_TYPES,
    schema: QuestionType,
    values:
      'MULTI_CHOICE, SINGLE_CHOICE, MULTIPLE_CHOICE, SUBJECTIVE, DOCUMENT_UPLOAD, CAREER_BUILDER_SKILLS, CAREER_BUILDER_INTEREST, GROUP_QUESTION, GROUPED_OPTION_QUESTION, TEXT_AREA, TEXT_INPUT, FILTER, BINARY_TRUE_FALSE, BINARY_LIKE_DISLIKE, BINARY_YES_NO, SCALE_NUMBER, SCALE_STAR, SCALE_EMOJI',
  },
  { id: 'ENUM-29', tuple: FORM_KINDS, schema: FormKind, values: 'QUIZ, FEEDBACK, ONBOARDING' },
  {
    id: 'ENUM-30',
    tuple: FEEDBACK_CATEGORIES,
    schema: FeedbackCategory,
    values: 'CES, CSAT, NPS, CSU, STAKEHOLDER, OTHER',
  },
  { id: 'ENUM-32', tuple: QUERY_STATES, schema: QueryState, values: 'UNANSWERED, RESOLVED, ANSWERED' },
  {
    id: 'ENUM-33',
    tuple: QUERY_STATE_FILTERS,
    schema: QueryStateFilter,
    values: 'all, OPEN, RESOLVED, ANSWERED',
  },
  {
    id: 'ENUM-35',
    tuple: PLACEMENT_STATUSES,
    schema: PlacementStatus,
    values:
      'PLACEMENT_FORM_NOT_AVAILABLE, PLACEMENT_FORM_NOT_FILLED, PLACEMENT_FORM_FILLED, ELIGIBLE_FOR_PLACEMENT, NOT_INTERESTED_IN_PLACEMENT, NOT_ELIGIBLE_FOR_PLACEMENT, APPLIED_AT_LEAST_ONE_JOB, ELIGIBLE_BUT_FORM_NOT_FILLED',
  },
  { id: 'ENUM-36', tuple: WORK_MODES, schema: WorkMode, values: 'ON_SITE, REMOTE, HYBRID' },
  {
    id: 'ENUM-37',
    tuple: INTERVIEW_ROUNDS,
    schema: InterviewRound,
    values: 'INTRODUCTION, TECHNICAL, HR, TOOL_TEST',
  },
  { id: 'ENUM-38', tuple: RECORD_STATUSES, schema: RecordStatus, values: 'ACTIVE, INACTIVE, DELETED' },
  { id: 'ENUM-39', tuple: CURRENCIES, schema: Currency, values: 'INR, USD' },
  {
    id: 'ENUM-41',
    tuple: ORDER_STATUSES,
    schema: OrderStatus,
    values:
      'CREATED, APPLICATION_FILLED, OFFER_SENT, PLAN_CREATED, PAYMENT_ONGOING, PAYMENT_COMPLETED, EXPIRED, CANCELLED',
  },
  {
    id: 'ENUM-42',
    tuple: PAYMENT_TYPES,
    schema: PaymentType,
    values: 'DOWN_PAYMENT, FIRST_INSTALLMENT, FULL_PAYMENT',
  },
  {
    id: 'ENUM-43',
    tuple: APPLICATION_SOURCES,
    schema: ApplicationSource,
    values: 'WEBSITE, WEBSITE_QUICK_APPLY',
  },
  {
    id: 'ENUM-44',
    tuple: PROGRESSES,
    schema: Progress,
    values: 'NOT_STARTED, STARTED, ONBOARDING_STARTED, COMPLETED',
  },
  {
    id: 'ENUM-45',
    tuple: COHORT_USER_STATES,
    schema: CohortUserState,
    values:
      'WAITING, PAYMENT_PENDING, UPCOMING, ONGOING, COMPLETED, TRANSFERRED, CANCELLED, BLOCKED, PAYMENT_DELAYED',
  },
  {
    id: 'ENUM-46',
    tuple: COHORT_STATUSES,
    schema: CohortStatus,
    values: 'ACTIVE, PAYMENT_COMPLETED, INACTIVE',
  },
  {
    id: 'ENUM-47',
    tuple: SESSION_STATUSES,
    schema: SessionStatus,
    values: 'CREATED, ONGOING, COMPLETED, RESCHEDULED',
  },
  {
    id: 'ENUM-48',
    tuple: REVIEW_STATUSES,
    schema: ReviewStatus,
    values: 'PENDING, IN_REVIEW, REVIEWED, EXPIRED, REJECTED',
  },
  { id: 'ENUM-49', tuple: DOCUMENT_STATUSES, schema: DocumentStatus, values: 'PENDING, COMPLETED' },
  {
    id: 'ENUM-50',
    tuple: INTERVIEW_STATUSES,
    schema: InterviewStatus,
    values:
      'SLOT_BOOKED, SLOT_NOT_BOOKED, INTERVIEW_IN_PROGRESS, INTERVIEW_COMPLETED, QUIZ_IN_PROGRESS, QUIZ_COMPLETED, FEEDBACK_PENDING, FEEDBACK_COMPLETED, MISSED, ABSENT',
  },
  {
    id: 'ENUM-51',
    tuple: CREDIT_HEALTH_KEYS,
    schema: CreditHealthKey,
    values: 'CREDITS_EARNED, PERCENTAGE_DECREASED, NO_UPDATE_FOR_LAST_WEEK, NO_UPDATE_FOR_LAST_2_WEEKS',
  },
  {
    id: 'PAY-06',
    tuple: PLAN_LINES,
    schema: PlanLine,
    values:
      'ORIGINAL_PRICE, SCHOLARSHIP_WAIVER, PLAN_DISCOUNT, BOOKING_AMOUNT, SINGLE_INSTALMENT, FIRST_INSTALMENT, SECOND_INSTALMENT, EMI_AMOUNT, PROCESSING_FEES, FINAL_COURSE_FEES',
  },
];

describe('enumeration', () => {
  it.each(ROWS)('$id has exactly the values $values', ({ tuple, schema, values }) => {
    const expected = values.split(', ');
    expect([...tuple]).toEqual(expected);
    for (const value of expected) expect(z.safeParse(schema, value).success).toBe(true);
    for (const value of ['', 'SOMETHING_ELSE', expected[0]?.concat(' '), null]) {
      expect(z.safeParse(schema, value).success).toBe(false);
    }
  });

  it('ENUM-04 CATALOG-25 the region prompt offers US, India and the rest of the world with their labels', () => {
    expect(REGION_CHOICES).toEqual([
      { region: 'US', label: 'USA, Canada & Europe' },
      { region: 'INDIA', label: 'India' },
      { region: 'ROW', label: 'Outside of India & US' },
    ]);
    expect(REGION_CHOICES.map((choice) => choice.region).toSorted()).toEqual(REGIONS.toSorted());
    expect(z.safeParse(Region, 'ME').success).toBe(false);
  });

  it('ENUM-15 four cohort types have artwork, and all of them are known cohort types', () => {
    expect([...COHORT_TYPES_WITH_ARTWORK]).toEqual(['BIM_A', 'BIM_C', 'INT_DES', 'ADD_ON']);
    for (const type of COHORT_TYPES_WITH_ARTWORK) expect(COHORT_TYPES).toContain(type);
  });

  it('ENUM-17 each of the six product codes exists plain, with _US and with _ME', () => {
    const families = ['BIM_A', 'BIM_C', 'MCD', 'BIM_M', 'INT_DES', 'BIM_SP'];
    expect(new Set(PRODUCT_CODES)).toEqual(
      new Set(families.flatMap((code) => [code, `${code}_US`, `${code}_ME`])),
    );
    for (const code of PRODUCT_CODES) expect(ProductCode.parse(code)).toBe(code);
  });

  it.each([
    ['TIMBER', true],
    ['TIMBER_2_US', true],
    ['BIM_A_IN', true],
    ['timber', false],
    ['2_TIMBER', false],
    ['TIMBER__US', false],
    ['TIMBER_', false],
    ['TIMBER US', false],
    ['', false],
    ['T'.repeat(25), false],
  ])('ADOPT-03 "%s" can be a product code: %s (D-139)', (code, isOne) => {
    expect(z.safeParse(ProductCode, code).success).toBe(isOne);
  });

  it('ADOPT-03 the suffix of a custom product code gives its region, and the part before it its family', () => {
    expect(['TIMBER', 'TIMBER_US', 'TIMBER_ME'].map(regionOfProductCode)).toEqual(['INDIA', 'US', 'ROW']);
    expect(['TIMBER', 'TIMBER_US', 'TIMBER_ME'].map(familyOfProduct)).toEqual(['TIMBER', 'TIMBER', 'TIMBER']);
  });

  it('ENUM-18 onboarding-v2 is a cohort tag', () => {
    expect(CohortTag.parse('onboarding-v2')).toBe('onboarding-v2');
  });

  it('ENUM-31 CONST-12 the leaderboard levels are 1, 2 and 3', () => {
    expect([...LEVELS]).toEqual([1, 2, 3]);
    for (const level of [0, 4, '1', 1.5]) expect(z.safeParse(Level, level).success).toBe(false);
  });

  it('ENUM-34 EVAL-02 only a slot with status ACTIVE can be booked', () => {
    expect(SLOT_STATUSES.filter((status) => isBookable({ status }))).toEqual(['ACTIVE']);
    expect(z.safeParse(SlotStatus, 'SLOT_BOOKED').success).toBe(false);
  });

  it('ENUM-40 the payment plans are the eight general ones and one instalment plan for each product', () => {
    const general =
      'UPFRONT TWO_PART EMI_WITH_DP EMI_UPFRONT AFFIRM_WITH_DP AFFIRM_UPFRONT STRIPE_PLAN UPFRONT_WITHOUT_BOOKING_AMOUNT';
    expect(new Set(GENERAL_PAYMENT_PLANS)).toEqual(new Set(general.split(' ')));
    for (const plan of [...GENERAL_PAYMENT_PLANS, ...PRODUCT_CODES.map((code) => `${code}_INSTALLMENT_PLAN`)])
      expect(PaymentPlan.parse(plan)).toBe(plan);
    expect(PaymentPlan.parse('BIM_A_US_INSTALLMENT_PLAN')).toBe('BIM_A_US_INSTALLMENT_PLAN');
    for (const none of ['piano_INSTALLMENT_PLAN', '_INSTALLMENT_PLAN', 'PIANO', 'PIANO_INSTALLMENT_PLAN_'])
      expect(z.safeParse(PaymentPlan, none).success).toBe(false);
  });

  it('ENUM-08 FEEDBACK-02 FEEDBACK-03 a middle popup is centred, and a bottom popup is at the bottom right', () => {
    expect(POPUP_PLACEMENT).toEqual({ MIDDLE_POPUP: 'centre', BOTTOM_POPUP: 'bottom-right' });
  });

  it('ENUM-13 the audience INDUSTRY_GUIDE is answered by the role INDUSTRIAL_GUIDE', () => {
    expect(audiencesOf(['INDUSTRIAL_GUIDE'], [])).toEqual(['INDUSTRY_GUIDE']);
    expect(audiencesOf([], ['SUPPORT_TEAM'])).toEqual(['SUPPORT_TEAM', 'INTERNAL_TEAM']);
    expect(audiencesOf([], ['ADMISSIONS'])).toEqual(['INTERNAL_TEAM']);
  });

  it('ENUM-28 MULTI_CHOICE and MULTIPLE_CHOICE are answered in the same way', () => {
    expect(ANSWER_SHAPE.MULTI_CHOICE).toBe(ANSWER_SHAPE.MULTIPLE_CHOICE);
  });

  it('ENUM-33 the filter OPEN selects unanswered queries, and the filter for all selects every query', () => {
    expect(QUERY_STATE_FILTERS.map(stateOfFilter)).toEqual([null, 'UNANSWERED', 'RESOLVED', 'ANSWERED']);
  });

  it('PAY-06 every plan line has its label', () => {
    expect(PLAN_LINES.map((line) => PLAN_LINE_LABELS[line])).toEqual([
      'Original price',
      'Scholarship waiver',
      'Plan discount',
      'Booking amount',
      'Single instalment',
      'First instalment',
      'Second instalment',
      'EMI amount',
      'Processing fees',
      'Final course fees',
    ]);
  });

  it('CONST-15 the EMI application has six tabs and as many steps', () => {
    expect(EMI_TABS).toHaveLength(6);
    expect([...EMI_STEPS]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the run-time dependencies of the package', () => {
  it('are only zod, dayjs and the phone number library', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(Object.keys(manifest.dependencies)).toEqual(['dayjs', 'libphonenumber-js', 'zod']);
  });

  it('are the only packages that its source files import', () => {
    const source = new URL('.', import.meta.url);
    const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const imported = files.flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, source), 'utf8').matchAll(
          /\b(?:from |import |import\()'([^'.\n][^'\n]*)'/g,
        ),
        ([, name]) => name,
      ),
    );
    expect([...new Set(imported)].sort()).toEqual([
      'dayjs',
      'dayjs/plugin/utc.js',
      'libphonenumber-js/min',
      'zod/mini',
    ]);
  });
});
