import {
  BOARD_ROWS_MAX,
  BOARD_STATUSES,
  type BoardColumn,
} from '@plinth/domain/course-applications/office-application';
import { count, inArray, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { type ApplicationFilter, findApplications, whereApplications } from './list-applications.ts';

/**
 * Returns the applications that match a filter by status, the latest of each with the total count. Three statements.
 */
export async function readBoard(
  deps: Pick<Deps, 'db'>,
  filter: Omit<ApplicationFilter, 'status'>,
): Promise<{ columns: BoardColumn[] }> {
  const { db } = deps;
  const where = whereApplications(filter);
  const placed = db
    .select({
      applicationId: applications.applicationId,
      place: sql`row_number() over (
        partition by ${applications.status} order by ${applications.createdAt} desc, ${applications.applicationId} desc
      )`.as('place'),
    })
    .from(applications)
    .where(where)
    .as('placed');
  const [totals, shown] = await Promise.all([
    db
      .select({ status: applications.status, total: count() })
      .from(applications)
      .where(where)
      .groupBy(applications.status),
    findApplications(
      deps,
      filter,
      {
        sortBy: 'createdAt',
        sortDirection: 'desc',
        limit: BOARD_ROWS_MAX * BOARD_STATUSES.length,
        offset: 0,
      },
      inArray(
        applications.applicationId,
        db
          .select({ applicationId: placed.applicationId })
          .from(placed)
          .where(sql`${placed.place} <= ${BOARD_ROWS_MAX}`),
      ),
    ),
  ]);
  return {
    columns: BOARD_STATUSES.map((status) => ({
      status,
      total: totals.find((one) => one.status === status)?.total ?? 0,
      applications: shown.filter((one) => one.status === status),
    })),
  };
}
