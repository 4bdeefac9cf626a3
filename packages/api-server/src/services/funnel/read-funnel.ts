import { type Funnel, type FunnelFilter, splitFunnel, sumFunnel } from '@plinth/domain/prospects/funnel';
import type { Deps } from '../../deps.ts';
import { findFunnelLines } from './find-funnel-lines.ts';

/** A list of choices longer than this would have to be searched by hand. */
const CAMPAIGNS_MAX = 100;

/**
 * Returns the funnel of a period, in total and split by each of its facts. @throws Refusal BAD_REQUEST no such period
 */
export async function readFunnel(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  asked: FunnelFilter,
): Promise<{ funnel: Funnel }> {
  const { zone, from, until, all, lines } = await findFunnelLines(deps, asked);
  const campaigns = [...new Set(all.flatMap(({ campaign }) => campaign ?? []))];
  return {
    funnel: {
      zone,
      from,
      until,
      viewDays: deps.settings.ANALYTICS_DAYS,
      inAll: sumFunnel(lines),
      campaign: splitFunnel(lines, 'campaign'),
      region: splitFunnel(lines, 'region'),
      course: splitFunnel(lines, 'course'),
      week: splitFunnel(lines, 'week'),
      campaigns: campaigns.sort().slice(0, CAMPAIGNS_MAX),
    },
  };
}
