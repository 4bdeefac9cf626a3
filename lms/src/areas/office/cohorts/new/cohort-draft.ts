import { familyOfProduct } from '@plinth/domain/catalog/product-codes';
import type { CohortSchedule } from '@plinth/domain/cohorts/new-cohort';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { DEFAULT_GROUP_SIZE } from '@plinth/domain/groups/group-size';

/** The typed data of a new cohort. */
export type CohortDraft = {
  productId: string;
  courseId: string;
  /** YYYY-MM-DD. */
  startsOn: string;
  /** HH:MM. */
  startTime: string;
  timeZone: string;
  /** One day per line, YYYY-MM-DD. */
  holidays: string;
  leadMentorId: string;
  batchNumber: string;
  seats: string;
  groupSize: string;
  hasOnboarding: boolean;
};

type Makings = {
  products: readonly { productId: string; batchNumbers: readonly string[] }[];
  courses: readonly { courseId: string; code: string }[];
};

export const emptyDraft = (timeZone: string): CohortDraft => ({
  productId: '',
  courseId: '',
  startsOn: '',
  startTime: '10:00',
  timeZone,
  holidays: '',
  leadMentorId: '',
  batchNumber: '',
  seats: '40',
  groupSize: String(DEFAULT_GROUP_SIZE),
  hasOnboarding: true,
});

const listed = (text: string) => text.split(/[\s,;]+/).filter((day) => day !== '');
const number = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Returns the typed schedule, to be validated. */
export const scheduleOf = (draft: CohortDraft): Record<keyof CohortSchedule, unknown> => ({
  productId: draft.productId,
  courseId: draft.courseId,
  startsOn: draft.startsOn,
  startTime: draft.startTime,
  timeZone: draft.timeZone,
  holidays: listed(draft.holidays),
  leadMentorId: draft.leadMentorId || null,
});

/** Returns the typed cohort, to be validated. */
export const cohortOf = (draft: CohortDraft) => ({
  ...scheduleOf(draft),
  batchNumber: draft.batchNumber,
  seats: number(draft.seats),
  groupSize: number(draft.groupSize),
  hasOnboarding: draft.hasOnboarding,
});

/** Returns the first typed holiday that is not a valid date. */
export const wrongHoliday = (draft: CohortDraft): string | null =>
  listed(draft.holidays).find((day) => !isIsoDate(day)) ?? null;

/** Returns what choosing a product suggests: the course of the same name, and the number after its last. */
export function suggestedBy(productId: string, { products, courses }: Makings): Partial<CohortDraft> {
  const course = courses.find((one) => one.code === familyOfProduct(productId));
  const numbers = products
    .filter((one) => one.productId === productId)
    .flatMap(({ batchNumbers }) => batchNumbers)
    .flatMap((batch) => (/^\d{1,6}$/.test(batch) ? [Number(batch)] : []));
  return {
    productId,
    batchNumber: String(Math.max(0, ...numbers) + 1),
    ...(course ? { courseId: course.courseId } : {}),
  };
}
