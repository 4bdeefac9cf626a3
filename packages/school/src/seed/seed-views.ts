import { recordEvents } from '@plinth/api-server/services/analytics/record-events';
import { funnelPages } from '@plinth/domain/prospects/funnel-pages';
import { dayFrom } from './days.ts';
import { seedId, seedShare } from './seed-id.ts';
import type { Seeding } from './seeding.ts';

const DAYS = 84;
/** The share of days on which a person looks at a page, and the share of visitors who came through the campaign. */
const LOOKED = 0.3;
const BY_CAMPAIGN = 0.2;
const CAMPAIGN = 'autumn-cohorts';

/** Plants what visitors looked at in the last twelve weeks, as their browsers would have reported it. */
export async function seedViews({ db, deps, now }: Seeding): Promise<void> {
  for (let ago = DAYS; ago >= 1; ago--) {
    const at = dayFrom(now, -ago);
    const looked = funnelPages().filter(({ path }) => seedShare(`looked ${path} ${ago}`) < LOOKED);
    if (looked.length === 0) continue;
    await recordEvents(
      { ...deps, db, now: () => at },
      looked.map(({ path }) => ({
        event: 'Page_View' as const,
        eventId: seedId(`view ${path} ${ago}`),
        userId: null,
        pagePath: path,
        scrollPercentage: 75,
        scrollDepth: 75 as const,
        secondsOnScreen: 20 + Math.floor(seedShare(`seconds ${path} ${ago}`) * 100),
        ...(seedShare(`campaign ${path} ${ago}`) < BY_CAMPAIGN ? { campaign: CAMPAIGN } : {}),
      })),
    );
  }
}
