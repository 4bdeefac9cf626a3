import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import type { Deps } from '../../deps.ts';
import { toConnection } from './connection-rows.ts';
import { findVoucher } from './find-voucher.ts';

/** Lists leads who ask the caller to vouch for the course, those waiting first, then the latest. */
export async function listConnections(deps: Deps, caller: Caller, pageNo: number) {
  const own = and(eq(leadConnections.userId, caller.userId), ne(leadConnections.recordStatus, 'DELETED'));
  const [rows, total, voucher] = await Promise.all([
    deps.db
      .select()
      .from(leadConnections)
      .where(own)
      .orderBy(asc(leadConnections.recordStatus), desc(leadConnections.connectionId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(leadConnections, own),
    findVoucher(deps.db, caller),
  ]);
  return {
    connections: rows.map(toConnection),
    total,
    takesQuestions: voucher?.takesQuestions ?? false,
    canVouch: voucher?.canVouch ?? false,
  };
}
