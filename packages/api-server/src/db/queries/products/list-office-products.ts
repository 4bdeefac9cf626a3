import { PRODUCT_STATES, ProductPrice } from '@plinth/domain/catalog/office-product';
import { PRODUCT_TYPES } from '@plinth/domain/catalog/product-type';
import { REGIONS } from '@plinth/domain/catalog/region';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, instant, integer, json, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { seatAhead } from './seat-ahead.ts';

const SORTS = {
  code: sql.raw('p.product_id'),
  title: sql.raw('lower(folded(p.course_title))'),
  orders: sql.raw('p.orders'),
  nextStart: sql.raw('p.starts_at'),
};

/** Lists a page of products whose codes and titles match all the given patterns; each row has the total. */
export const listOfficeProducts = statement({
  params: {
    /** One code, or null for all. */
    productId: nullable(text),
    patterns: listOf(text),
    state: nullable(oneOf(PRODUCT_STATES)),
    region: nullable(oneOf(REGIONS)),
    now: instant,
    sortBy: choice('code', 'title', 'orders', 'nextStart'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: {
    productId: text,
    courseTitle: text,
    description: text,
    slug: nullable(text),
    productType: oneOf(PRODUCT_TYPES),
    cohortType: oneOf(COHORT_TYPES),
    durationWeeks: integer,
    region: oneOf(REGIONS),
    prices: json(z.array(ProductPrice)),
    isShipped: flag,
    state: oneOf(PRODUCT_STATES),
    cohortId: nullable(uuid),
    startsAt: nullable(instant),
    cohorts: integer,
    orders: integer,
    total: integer,
  },
  sql: ({ productId, patterns, state, region, now, sortBy, direction, limit, offset }) => sql`
    select p.product_id as "productId", p.course_title as "courseTitle", p.description, p.slug,
      p.product_type as "productType", p.cohort_type as "cohortType", p.duration_weeks as "durationWeeks", p.region,
      (select coalesce(json_agg(json_build_object('currency', r.currency, 'listPrice', r.list_price,
        'bookingAmount', r.booking_amount) order by r.currency), '[]')
        from product_prices r where r.product_id = p.product_id) as prices,
      p.is_shipped as "isShipped", p.state, p.cohort_id as "cohortId", p.starts_at as "startsAt", p.cohorts, p.orders,
      count(*) over ()::int as total
    from (
      select p.*, s.cohort_id, s.starts_at,
        (select count(*)::int from cohorts c where c.product_id = p.product_id) as cohorts,
        (select count(*)::int from orders o where o.product_id = p.product_id) as orders,
        case when p.retired_at is not null then 'RETIRED' when not p.is_offered then 'NOT_OFFERED'
          when s.cohort_id is null then 'NO_SEAT' else 'ON_SALE' end as state
      from products p left join lateral (${seatAhead({ productId: sql`p.product_id`, now })}) s on true
      where (${productId} is null or p.product_id = ${productId}) and (${region} is null or p.region = ${region})
    ) p
    where folded(p.product_id || ' ' || p.course_title) ilike all (${patterns})
      and (${state} is null or p.state = ${state})
    order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, p.product_id
    limit ${limit} offset ${offset}`,
});
