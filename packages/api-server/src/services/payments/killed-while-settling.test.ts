import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { decide, initiate, mintOrder } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { users } from '../../db/schema/accounts.ts';
import { ledgerEntries, orders, payments } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { reconcilePending } from './reconcile-pending.ts';

const school = openTestSchool();
/** A separate server has to load first, however busy the machine is. */
const STARTS_A_PROCESS_MS = 90_000;

it(
  'API-094 D-68 a process killed between charge and commit leaves nothing half done, and the next run settles it once',
  async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const paymentId = body.paymentId as string;
    await decide(school, paymentId);
    const { db, pool, settings } = school.deps;

    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../../test/settle-then-die.ts', import.meta.url))],
      {
        env: {
          ...process.env,
          DATABASE_URL: pool.options.connectionString,
          PLINTH_HOME: settings.PLINTH_HOME,
          ORDER_ID: offer.orderId,
          PAYMENT_ID: paymentId,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let told = '';
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    const [code, signal] = await once(child, 'close');
    expect({ told, code, signal }).toEqual({ told: 'SETTLED\n', code: null, signal: 'SIGKILL' });

    const books = async () => ({
      order: (await db.select().from(orders).where(eq(orders.orderId, offer.orderId)))[0]?.status,
      payment: (await db.select().from(payments).where(eq(payments.paymentId, paymentId)))[0]?.status,
      charges: (await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, offer.orderId))).length,
      accounts: (await db.select().from(users).where(eq(users.emailId, offer.emailId))).length,
      places: (await db.select().from(enrolments).where(eq(enrolments.cohortId, offer.cohort.cohortId)))
        .length,
      mails: (await school.mailsTo(offer.emailId)).map(({ template }) => template).sort(),
    });
    expect(await books()).toEqual({
      order: 'PLAN_CREATED',
      payment: 'PENDING',
      charges: 0,
      accounts: 0,
      places: 0,
      mails: [],
    });

    school.advance(180_000);
    await Promise.all(Array.from({ length: 5 }, () => reconcilePending(school.deps)));
    school.advance(180_000);
    expect(await reconcilePending(school.deps)).toBe(0);
    expect(await books()).toEqual({
      order: 'PAYMENT_ONGOING',
      payment: 'SUCCEEDED',
      charges: 1,
      accounts: 1,
      places: 1,
      mails: ['receipt', 'set-password'],
    });
  },
  STARTS_A_PROCESS_MS,
);
