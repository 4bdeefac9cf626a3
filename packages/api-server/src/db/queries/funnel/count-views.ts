import { sql } from 'drizzle-orm';
import { instant, integer, listOf, nullable, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Counts the views of some pages between two moments, by week, page and campaign. `weeks` are the days of a zone on
 * which weeks start, in order; a week is its position among them, counted from 1. This way no row has to be converted
 * to a day of the zone.
 */
export const countViews = statement({
  params: { zone: text, weeks: listOf(text), from: instant, until: instant, paths: listOf(text) },
  columns: { week: integer, path: text, campaign: nullable(text), views: integer },
  sql: ({ zone, weeks, from, until, paths }) => sql`
    select width_bucket(created_at, (
        select array_agg(day::timestamp at time zone ${zone} order by day) from unnest(${weeks}) day
      )) as week, page_path as path, campaign, count(*) as views
    from analytics_events
    where event = 'Page_View' and created_at >= ${from} and created_at < ${until}
      and page_path = any(${paths})
    group by 1, 2, 3`,
});
