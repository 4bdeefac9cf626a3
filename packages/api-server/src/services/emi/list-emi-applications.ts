import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { asc, eq, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import type { EmiApplication } from './find-emi.ts';

/** A page of EMI applications for staff, those handed in first on top. */
export async function listEmiApplications(
  deps: Pick<Deps, 'db'>,
  { status, pageNo }: { status?: EmiApplication['status'] | undefined; pageNo: number },
) {
  const rows = await deps.db
    .select({
      emiFormId: emiApplications.emiFormId,
      status: emiApplications.status,
      submittedAt: emiApplications.submittedAt,
      orderId: orders.orderId,
      emailId: orders.emailId,
      firstName: orders.firstName,
      lastName: orders.lastName,
      courseTitle: products.courseTitle,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(emiApplications)
    .innerJoin(orders, eq(orders.orderId, emiApplications.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(status ? eq(emiApplications.status, status) : undefined)
    .orderBy(sql`${emiApplications.submittedAt} nulls last`, asc(emiApplications.emiFormId))
    .limit(PAGE_SIZE)
    .offset(pageNo * PAGE_SIZE);
  return { applications: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0, pageNo };
}
