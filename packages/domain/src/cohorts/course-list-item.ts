import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { ProductType } from '../catalog/product-type.ts';
import { Id } from '../fields/id.ts';
import { FilterId } from '../hubs/hub-tab.ts';
import { Progress } from '../progress/progress.ts';
import { CohortStatus } from './cohort-status.ts';
import { CohortTag } from './cohort-tag.ts';
import { CohortType } from './cohort-type.ts';
import { CohortUserState } from './cohort-user-state.ts';
import { Timeline } from './timeline.ts';

/**
 * A course in a person's own list. cohortUserData is null for guides and lead mentors, who have no state in a cohort.
 */
export const CourseListItem = z.object({
  filterId: FilterId,
  cohort: z.object({
    cohortId: Id,
    courseTitle: z.string(),
    batchNumber: z.string(),
    cohortType: CohortType,
    productId: ProductCode,
    productType: ProductType,
    courseId: Id,
    tags: z.array(CohortTag),
    status: CohortStatus,
    timelines: z.array(Timeline),
  }),
  cohortUserData: z.nullable(z.object({ state: CohortUserState, cohortOnboardingStatus: Progress })),
});
export type CourseListItem = z.infer<typeof CourseListItem>;
