import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { leadConnections } from '../../db/schema/vouching.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findVoucher } from './find-voucher.ts';

/**
 * Lists the answers about the course that a person shows: question and answer, nothing about who asked. @throws Refusal
 * NOT_FOUND
 */
export async function listShownVouches(deps: Deps, userHash: string, pageNo: number) {
  const voucher = await findVoucher(deps.db, { userHash });
  if (!voucher) throw refuse('NOT_FOUND', 'Profile not found.');
  const shown = and(
    eq(leadConnections.userId, voucher.userId),
    eq(leadConnections.recordStatus, 'INACTIVE'),
    eq(leadConnections.isShown, true),
    isNotNull(leadConnections.answer),
  );
  const [rows, total] = await Promise.all([
    deps.db
      .select({
        connectionId: leadConnections.connectionId,
        question: leadConnections.message,
        answer: leadConnections.answer,
        answeredAt: leadConnections.answeredAt,
      })
      .from(leadConnections)
      .where(shown)
      .orderBy(desc(leadConnections.answeredAt), desc(leadConnections.connectionId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(leadConnections, shown),
  ]);
  return {
    vouches: rows.flatMap(({ answer, answeredAt, ...vouch }) =>
      answer !== null && answeredAt !== null
        ? [{ ...vouch, answer, answeredAt: answeredAt.toISOString() }]
        : [],
    ),
    total,
    takesQuestions: voucher.takesQuestions,
  };
}
