import { openDatabase } from '@plinth/api-server/db/database';

/** Plants a large school over separate connections. */
export async function plantLargeSchool(databaseUrl: string, note: (detail: string) => void): Promise<void> {
  const handle = openDatabase(databaseUrl, 2, () => {});
  try {
    // Loaded only for measurements.
    const { LARGE, seedLarge } = await import('../seed/seed-large.ts');
    await seedLarge(handle.db, LARGE, note);
  } finally {
    await handle.close();
  }
}
