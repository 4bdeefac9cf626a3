import type { ShippedProductCode } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import { milestoneDays } from '@plinth/domain/cohorts/milestone-days';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import type { Namespace } from '@plinth/domain/curriculum/namespace';

/** A cohort of the demonstration school. Days count from the day of seeding. */
export type PlannedCohort = {
  key: string;
  productId: ShippedProductCode;
  /** The course package that is taught. */
  course: string;
  batchNumber: string;
  tags: readonly string[];
  group?: 'FREEMIUM' | 'SPECIALIZATION' | 'COHORT';
  isOnboarding?: boolean;
  isCapstonePresent?: boolean;
  timelines: Partial<Record<TimelineKey, number>>;
};

const WHOLE: ReadonlySet<Namespace> = new Set(['LEARNING', 'CAPSTONE', 'CAREER', 'REVIEW_DAY']);

/** Returns the milestones that the office would plan, from the weeks of the product. */
const planned = (productId: ShippedProductCode, start: number): Partial<Record<TimelineKey, number>> =>
  Object.fromEntries(
    milestoneDays({
      durationWeeks: productOf(productId).durationWeeks,
      namespaces: WHOLE,
      hasPlacement: true,
    }).map(({ key, day }) => [key, start + day]),
  );

const upcoming = (productId: ShippedProductCode, start: number): Partial<Record<TimelineKey, number>> => ({
  START_DATE: start,
  KICK_OFF: start,
  COURSE_COMPLETION_DATE: start + productOf(productId).durationWeeks * 7,
});

/** The cohort in which the seeded learners are half-way. */
export const RUNNING = 'BIM_A-14';
/** The next BIM_A cohort: its pre-work is open, and it starts in twelve days. */
export const NEXT = 'BIM_A-15';
/** The cohort whose capstone is over and whose evaluation day has started. */
export const CLOSING = 'BIM_A-12';
export const FINISHED = 'BIM_A-11';
export const OPEN_COURSE = 'BIM_SP-3';

export const COHORTS: readonly PlannedCohort[] = [
  {
    key: RUNNING,
    productId: 'BIM_A',
    course: 'BIM_A',
    batchNumber: '14',
    tags: ['new-lms3'],
    isCapstonePresent: true,
    timelines: planned('BIM_A', -84),
  },
  {
    key: NEXT,
    productId: 'BIM_A',
    course: 'BIM_A',
    batchNumber: '15',
    tags: ['new-lms3', 'onboarding-v2'],
    isOnboarding: true,
    isCapstonePresent: true,
    timelines: planned('BIM_A', 12),
  },
  {
    key: CLOSING,
    productId: 'BIM_A',
    course: 'BIM_A',
    batchNumber: '12',
    tags: ['new-lms3'],
    isCapstonePresent: true,
    timelines: planned('BIM_A', -158),
  },
  {
    key: FINISHED,
    productId: 'BIM_A',
    course: 'BIM_A',
    batchNumber: '11',
    tags: ['new-lms3'],
    isCapstonePresent: true,
    // Openings are already shown, and late graduates can still fill in the form.
    timelines: { ...planned('BIM_A', -205), PLACEMENT_FORM_DATE: 16 },
  },
  {
    key: 'BIM_C-5',
    productId: 'BIM_C',
    course: 'BIM_C',
    batchNumber: '5',
    tags: ['new-lms3'],
    isCapstonePresent: true,
    timelines: planned('BIM_C', -40),
  },
  {
    key: 'BIM_C-6',
    productId: 'BIM_C',
    course: 'BIM_C',
    batchNumber: '6',
    tags: ['new-lms3', 'onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_C', 19),
  },
  {
    key: 'MCD-7',
    productId: 'MCD',
    course: 'MCD',
    batchNumber: '7',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('MCD', 26),
  },
  {
    key: 'BIM_M-5',
    productId: 'BIM_M',
    course: 'BIM_M',
    batchNumber: '5',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_M', 33),
  },
  {
    key: 'INT_DES-4',
    productId: 'INT_DES',
    course: 'INT_DES',
    batchNumber: '4',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('INT_DES', 40),
  },
  {
    key: 'BIM_A_US-9',
    productId: 'BIM_A_US',
    course: 'BIM_A',
    batchNumber: '9',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_A_US', 23),
  },
  {
    key: 'MCD_US-3',
    productId: 'MCD_US',
    course: 'MCD',
    batchNumber: '3',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('MCD_US', 37),
  },
  {
    key: 'BIM_C_US-3',
    productId: 'BIM_C_US',
    course: 'BIM_C',
    batchNumber: '3',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_C_US', 44),
  },
  {
    key: 'BIM_A_ME-6',
    productId: 'BIM_A_ME',
    course: 'BIM_A',
    batchNumber: '6',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_A_ME', 30),
  },
  {
    key: 'BIM_M_ME-2',
    productId: 'BIM_M_ME',
    course: 'BIM_M',
    batchNumber: '2',
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming('BIM_M_ME', 51),
  },
  {
    key: OPEN_COURSE,
    productId: 'BIM_SP',
    course: 'BIM_SP',
    batchNumber: '3',
    tags: ['new-lms3'],
    group: 'FREEMIUM',
    timelines: { START_DATE: -6, COURSE_COMPLETION_DATE: 60 },
  },
];
