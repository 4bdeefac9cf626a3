import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Deps } from '../../deps.ts';

export type OpenCohort = {
  cohortId: string;
  productId: ProductCode;
  courseTitle: string;
  startDate: string | null;
};

/** The one to join of each product: of those that are not over the one that started last, else the next to start. */
const text = `select distinct on (c.product_id) c.cohort_id, c.product_id, c.course_title, s.time as starts_at
  from cohorts c
  left join cohort_timelines s on s.cohort_id = c.cohort_id and s.key = 'START_DATE'
  left join cohort_timelines d on d.cohort_id = c.cohort_id and d.key = 'COURSE_COMPLETION_DATE'
  where c.cohort_group = 'FREEMIUM' and c.status = 'ACTIVE' and (d.time is null or d.time > $1)
    and ($2::text is null or c.product_id = $2)
  order by c.product_id, s.time > $1 nulls first, case when s.time > $1 then s.time end, s.time desc, c.cohort_id`;

type Row = { cohort_id: string; product_id: ProductCode; course_title: string; starts_at: Date | null };

/** The open cohorts that can be joined now, one of each product, or of the one named. One query. */
export async function listOpenCohorts(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  productId?: ProductCode,
): Promise<OpenCohort[]> {
  const { rows } = await pool.query<Row>({
    name: 'open-cohorts',
    text,
    values: [now(), productId ?? null],
  });
  return rows.map((row) => ({
    cohortId: row.cohort_id,
    productId: row.product_id,
    courseTitle: row.course_title,
    startDate: row.starts_at?.toISOString() ?? null,
  }));
}
