import { openDatabase } from '@plinth/api-server/db/database';
import type { Settings } from '@plinth/api-server/settings/settings';
import { seedOnce } from './seed-once.ts';

/** Plants the demonstration school over separate connections. @returns whether this call planted it */
export async function plantDemonstration(
  settings: Settings,
  databaseUrl: string,
  note: (detail: string) => void,
): Promise<boolean> {
  const handle = openDatabase(databaseUrl, 2, () => {});
  try {
    return await seedOnce(handle, settings, new Date(), note);
  } finally {
    await handle.close();
  }
}
