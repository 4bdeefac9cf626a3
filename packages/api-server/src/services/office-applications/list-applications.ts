import type {
  OfficeApplication,
  OfficeApplicationSort,
} from '@plinth/domain/course-applications/office-application';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { wordsOf } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { questionStateOf } from './application-history.ts';
import { applicationLike } from './application-like.ts';

export type ApplicationFilter = QueryOf<'officeApplications', 'download'>;
type Page = {
  sortBy: OfficeApplicationSort;
  sortDirection: 'asc' | 'desc';
  limit: number;
  offset: number;
};

/** The conditions by which applications are found. */
export const whereApplications = ({ search, status, productId }: ApplicationFilter) =>
  and(
    status ? eq(applications.status, status) : undefined,
    productId ? eq(applications.productId, productId) : undefined,
    ...wordsOf(search).map(applicationLike),
  );

/** Finds applications that match a filter and a further condition. One statement. */
export async function findApplications(
  { db }: Pick<Deps, 'db'>,
  filter: ApplicationFilter,
  { sortBy, sortDirection, limit, offset }: Page,
  further?: SQL,
): Promise<OfficeApplication[]> {
  const direction = sortDirection === 'asc' ? asc : desc;
  const name = sql`lower(folded(${applications.firstName} || ' ' || ${applications.lastName}))`;
  const order = [
    direction(sortBy === 'name' ? name : applications.createdAt),
    direction(applications.applicationId),
  ];
  // Limited to its page before the details of each are looked up.
  const found = db
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .where(and(whereApplications(filter), further))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({
      application: applications,
      courseTitle: products.courseTitle,
      acceptUntil: deadlines.date,
      question: questionStateOf(db),
    })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .leftJoin(
      deadlines,
      and(
        eq(deadlines.applicationId, applications.applicationId),
        eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
      ),
    )
    .where(inArray(applications.applicationId, found))
    .orderBy(...order);
  return rows.map(({ application, courseTitle, acceptUntil, question }) => ({
    question,
    applicationId: application.applicationId,
    createdAt: application.createdAt.toISOString(),
    status: application.status,
    name: `${application.firstName} ${application.lastName}`.trim(),
    emailId: application.emailId,
    courseTitle,
    productId: application.productId,
    acceptUntil: application.status === 'OFFER_SENT' ? (acceptUntil?.toISOString() ?? null) : null,
  }));
}

/** Lists a page of applications, with the total count. */
export async function listApplications(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...asked }: ApplicationFilter & Omit<Page, 'limit' | 'offset'> & { pageNo: number },
): Promise<{ applications: OfficeApplication[]; total: number }> {
  const [found, total] = await Promise.all([
    findApplications(deps, asked, { ...asked, ...pageOf(pageNo) }),
    deps.db.$count(applications, whereApplications(asked)),
  ]);
  return { applications: found, total };
}
