import { HEALTH_SORTS } from '@plinth/domain/cohorts/cohort-health';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { Id } from '@plinth/domain/fields/id';
import type { HealthFilter, HealthPage } from '../../data/office-health.ts';
import { given, oneOf, pageOf } from '../address-values.ts';

/** The address parameters that are filters. */
export const HEALTH_FILTERS = ['search', 'group', 'risk'] as const;

/** The risk filter's choices: any reason, or one. */
export const RISK_CHOICES = ['ANY', ...RISK_REASONS] as const;

/** Returns the filter in an address; those most at risk are listed first. */
export function healthFilterOf(search: Readonly<Record<string, string>>): HealthFilter {
  const sort = oneOf(HEALTH_SORTS, search.sort?.replace(/^-/, ''));
  return {
    search: (search.search ?? '').slice(0, 100),
    ...given({ risk: oneOf(RISK_CHOICES, search.risk) }),
    ...(search.group && Id.safeParse(search.group).success ? { groupId: search.group } : {}),
    sortBy: sort ?? 'risk',
    sortDirection: sort === undefined || search.sort?.startsWith('-') ? 'desc' : 'asc',
  };
}

/** Returns the filter with the page. */
export const healthPageOf = (search: Readonly<Record<string, string>>): HealthPage => ({
  ...healthFilterOf(search),
  pageNo: pageOf(search.page) - 1,
});
