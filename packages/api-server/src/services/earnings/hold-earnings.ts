import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

const LOCK = 7_305_912_447;

/** Lets one after the other write earnings, rates and payouts, until the transaction ends; reading waits for nobody. */
export const holdEarnings = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
