import { type DatabaseHandle, openDatabase } from '@plinth/api-server/db/database';
import { products } from '@plinth/api-server/db/schema/cohorts';
import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';
import { newHome } from './run-school.ts';
import { typeVerbs } from './type-verbs.ts';

export const STAFF_SECRET = 'a secret of the tests, long enough to sign with';

/**
 * Opens a migrated school with one course on sale, in which the tests of a file run staff verbs. Call it at the top of
 * `describe`; `fill` adds the subject of the file, the rest is there from `beforeAll` on.
 */
export function openStaffSchool(fill: (db: DatabaseHandle['db'], home: string) => Promise<void>) {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let home = '';

  beforeAll(async () => {
    home = await newHome();
    database = await openTestDatabase();
    const { db, close } = openDatabase(database.url, 2, () => {});
    await db.insert(products).values({
      productId: 'BIM_A',
      courseTitle: 'BIM for Architects',
      slug: 'building-information-modelling',
      productType: 'SPECIALIZATION',
      cohortType: 'BIM_A',
      region: 'INDIA',
      isShipped: true,
      durationWeeks: 24,
      createdAt: new Date(),
    });
    await fill(db, home);
    await close();
  });
  afterAll(() => database.drop());

  return {
    home: () => home,
    url: () => database.url,
    school: typeVerbs(() => ({
      DATABASE_URL: database.url,
      PLINTH_HOME: home,
      PLINTH_SECRET: STAFF_SECRET,
      PORT: '4321',
    })),
  };
}
