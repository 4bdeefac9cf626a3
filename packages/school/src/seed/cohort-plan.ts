import { baseProductCode, type ShippedProductCode } from '@plinth/domain/catalog/product-codes';
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

type Described = Omit<PlannedCohort, 'key' | 'productId' | 'course' | 'batchNumber'>;

const cohort = (productId: ShippedProductCode, batchNumber: string, described: Described): PlannedCohort => ({
  key: `${productId}-${batchNumber}`,
  productId,
  course: baseProductCode(productId),
  batchNumber,
  ...described,
});

/** A cohort with the milestones that the office would plan. */
const taught = (
  productId: ShippedProductCode,
  batchNumber: string,
  start: number,
  further: Partial<Described> = {},
) =>
  cohort(productId, batchNumber, {
    tags: ['new-lms3'],
    isCapstonePresent: true,
    timelines: planned(productId, start),
    ...further,
  });

/** A cohort that has not begun, whose learners fill in the form for new ones. */
const enrolling = (productId: ShippedProductCode, batchNumber: string, start: number) =>
  cohort(productId, batchNumber, {
    tags: ['onboarding-v2'],
    isOnboarding: true,
    timelines: upcoming(productId, start),
  });

const ONBOARDED = { tags: ['new-lms3', 'onboarding-v2'], isOnboarding: true } as const;

export const COHORTS: readonly PlannedCohort[] = [
  taught('BIM_A', '14', -84),
  taught('BIM_A', '15', 12, ONBOARDED),
  taught('BIM_A', '12', -158),
  // Openings are already shown, and late graduates can still fill in the form.
  taught('BIM_A', '11', -205, { timelines: { ...planned('BIM_A', -205), PLACEMENT_FORM_DATE: 16 } }),
  taught('BIM_C', '5', -40),
  cohort('BIM_C', '6', { ...ONBOARDED, timelines: upcoming('BIM_C', 19) }),
  enrolling('MCD', '7', 26),
  enrolling('BIM_M', '5', 33),
  enrolling('INT_DES', '4', 40),
  enrolling('BIM_A_US', '9', 23),
  enrolling('MCD_US', '3', 37),
  enrolling('BIM_C_US', '3', 44),
  enrolling('BIM_A_ME', '6', 30),
  enrolling('BIM_M_ME', '2', 51),
  cohort('BIM_SP', '3', {
    tags: ['new-lms3'],
    group: 'FREEMIUM',
    timelines: { START_DATE: -6, COURSE_COMPLETION_DATE: 60 },
  }),
];
