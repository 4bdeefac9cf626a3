// Run as a separate process: applies the provider's answer to a payment and is killed before it can commit.
//   DATABASE_URL, PLINTH_HOME, ORDER_ID, PAYMENT_ID
import { pino } from 'pino';
import { createDeps } from '../src/create-deps.ts';
import { openDatabase } from '../src/db/database.ts';
import { settlePayment } from '../src/services/payments/settle-payment.ts';
import { readSettings } from '../src/settings/read-settings.ts';

const { DATABASE_URL = '', PLINTH_HOME = '', ORDER_ID = '', PAYMENT_ID = '' } = process.env;
const handle = openDatabase(DATABASE_URL, 2, () => {});
const settings = {
  ...readSettings({}),
  PLINTH_HOME,
  PLINTH_ORIGIN: 'http://localhost:4321',
  PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
  ADMISSION: 'automatic' as const,
};
const deps = await createDeps(settings, handle, pino({ level: 'silent' }));
await handle.db.transaction(async (tx) => {
  const word = { status: 'SUCCEEDED' as const, amount: 1_000_000, currency: 'INR' };
  const settled = await settlePayment(tx, deps, { orderId: ORDER_ID, paymentId: PAYMENT_ID }, word);
  // Tells the parent that everything was written and nothing committed.
  process.stdout.write(`${settled}\n`, () => process.kill(process.pid, 'SIGKILL'));
  await new Promise(() => {});
});
