import * as z from 'zod/mini';
import { TimeZone } from '../account/time-zone.ts';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { plainCharacters } from '../fields/plain-characters.ts';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../groups/group-size.ts';

/** The maximum number of holidays of one cohort. */
export const HOLIDAYS_MAX = 200;

const wholeNumber = (least: number, most: number) =>
  z
    .int(`Enter a whole number from ${least} to ${most}`)
    .check(
      z.gte(least, `Enter a whole number from ${least} to ${most}`),
      z.lte(most, `Enter a whole number from ${least} to ${most}`),
    );

/** The number of seats in a cohort. */
export const Seats = wholeNumber(1, 10_000);

/** The number of learners a group may have. */
export const GroupSize = wholeNumber(GROUP_SIZE_MIN, GROUP_SIZE_MAX);

/** What the calendar of a cohort is derived from. Courses start by day, when no zone changes its clocks. */
const Schedule = z.object({
  productId: ProductCode,
  courseId: Id,
  startsOn: IsoDate,
  startTime: z
    .string()
    .check(z.regex(/^(0[5-9]|1\d|2[0-2]):[0-5]\d$/, 'Enter a time from 05:00 to 22:59, such as 10:00')),
  timeZone: TimeZone,
  holidays: z.array(IsoDate).check(
    z.maxLength(HOLIDAYS_MAX, `List at most ${HOLIDAYS_MAX} holidays`),
    z.refine((days) => new Set(days).size === days.length, 'List each holiday once'),
  ),
  leadMentorId: z.nullable(Id),
});

const startsOnWorkday = z.refine<z.infer<typeof Schedule>>(
  ({ startsOn, holidays }) => !holidays.includes(startsOn),
  { message: 'The cohort cannot start on a holiday', path: ['startsOn'] },
);

/** A cohort that is being planned. */
export const CohortSchedule = Schedule.check(startsOnWorkday);
export type CohortSchedule = z.infer<typeof CohortSchedule>;

/** A cohort as staff create it. */
export const NewCohort = z
  .object({
    ...Schedule.shape,
    batchNumber: z
      .string()
      .check(
        z.overwrite(plainCharacters),
        z.regex(/^[0-9A-Za-z][0-9A-Za-z-]{0,19}$/, 'Use up to 20 letters, digits and hyphens'),
      ),
    seats: Seats,
    groupSize: GroupSize,
    /** Whether its learners are taken through the onboarding form. */
    hasOnboarding: z.boolean(),
  })
  .check(startsOnWorkday);
export type NewCohort = z.infer<typeof NewCohort>;
