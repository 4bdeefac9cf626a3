import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { asc, eq, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';

/** Lists a page of applications for staff, oldest first, so that those waiting longest are on top. */
export async function listApplications(
  deps: Pick<Deps, 'db'>,
  { status, pageNo }: { status?: OrderStatus | undefined; pageNo: number },
) {
  const rows = await deps.db
    .select({
      applicationId: applications.applicationId,
      createdAt: applications.createdAt,
      status: applications.status,
      firstName: applications.firstName,
      lastName: applications.lastName,
      emailId: applications.emailId,
      productId: applications.productId,
      courseTitle: products.courseTitle,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .where(status ? eq(applications.status, status) : undefined)
    .orderBy(asc(applications.createdAt), asc(applications.applicationId))
    .limit(PAGE_SIZE)
    .offset(pageNo * PAGE_SIZE);
  return { applications: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0, pageNo };
}
