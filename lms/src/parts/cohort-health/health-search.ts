import { HEALTH_SORTS } from '@plinth/domain/cohorts/cohort-health';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { Id } from '@plinth/domain/fields/id';
import type { HealthFilter, HealthPage } from '../../data/office-health.ts';
import { oneOf, pageOf } from '../address-values.ts';

/** The parameters of the address that are filters. */
export const HEALTH_FILTERS = ['search', 'group', 'risk'] as const;

/** What can be filtered by: any reason, or one. */
export const RISK_CHOICES = ['ANY', ...RISK_REASONS] as const;

/** The filter that an address names; those most at risk come first. */
export function healthFilterOf(search: Readonly<Record<string, string>>): HealthFilter {
  const risk = oneOf(RISK_CHOICES, search.risk);
  const sort = oneOf(HEALTH_SORTS, search.sort?.replace(/^-/, ''));
  return {
    search: (search.search ?? '').slice(0, 100),
    ...(risk ? { risk } : {}),
    ...(search.group && Id.safeParse(search.group).success ? { groupId: search.group } : {}),
    sortBy: sort ?? 'risk',
    sortDirection: sort === undefined || search.sort?.startsWith('-') ? 'desc' : 'asc',
  };
}

/** The same with the page. */
export const healthPageOf = (search: Readonly<Record<string, string>>): HealthPage => ({
  ...healthFilterOf(search),
  pageNo: pageOf(search.page) - 1,
});
