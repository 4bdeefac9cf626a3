import { desc, isNotNull, max } from 'drizzle-orm';
import { prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { findProspectOwners } from './prospect-owners.ts';

/** A filter with more choices than this is searched instead. */
const CAMPAIGNS_MAX = 100;

/** Lists what prospects can be filtered by, and who may own one. */
export async function listProspectChoices({ db }: Pick<Deps, 'db'>) {
  const [campaigns, owners] = await Promise.all([
    db
      .select({ campaign: prospects.campaign })
      .from(prospects)
      .where(isNotNull(prospects.campaign))
      .groupBy(prospects.campaign)
      .orderBy(desc(max(prospects.lastTouchAt)))
      .limit(CAMPAIGNS_MAX),
    findProspectOwners(db),
  ]);
  return { campaigns: campaigns.flatMap(({ campaign }) => campaign ?? []), owners };
}
