import { lt } from 'drizzle-orm';
import { analyticsEvents } from '../../db/schema/analytics.ts';
import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;

/** Deletes events past the school's retention time. @returns how many */
export async function purgeEvents({ db, now, settings }: Deps): Promise<number> {
  const oldest = new Date(now().getTime() - settings.ANALYTICS_DAYS * DAY_MS);
  const { rowCount } = await db.delete(analyticsEvents).where(lt(analyticsEvents.createdAt, oldest));
  return rowCount ?? 0;
}
