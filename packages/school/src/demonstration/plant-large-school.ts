import { openDatabase } from '@plinth/api-server/db/database';

/** Plants a large school over connections of its own. */
export async function plantLargeSchool(databaseUrl: string, note: (detail: string) => void): Promise<void> {
  const handle = openDatabase(databaseUrl, 2, () => {});
  try {
    // Needed by those who measure alone.
    const { LARGE, seedLarge } = await import('../seed/seed-large.ts');
    await seedLarge(handle.db, LARGE, note);
  } finally {
    await handle.close();
  }
}
