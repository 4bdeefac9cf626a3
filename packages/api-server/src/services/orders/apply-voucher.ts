import {
  VOUCHER_PROBLEM_TEXTS,
  type VoucherProblem,
  voucherProblem,
} from '@plinth/domain/orders/voucher-problem';
import { voucherWorth } from '@plinth/domain/orders/voucher-worth';
import { isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { addressesOfSamePerson } from '../../db/queries/account/addresses-of-same-person.ts';
import { freeVoucherSlot } from '../../db/queries/orders/free-voucher-slot.ts';
import { orders, vouchers, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { refuse } from '../refusal.ts';
import { applyPlan } from './apply-plan.ts';
import { isForeignVoucher } from './is-foreign-voucher.ts';
import { type LoadedOrder, lockOrder, ownOrders } from './load-orders.ts';
import { assertOrderOpen, voucherOf } from './order-facts.ts';

type Input = { orderToken: string; voucherCode: string | null };
type Applied = { voucher: { code: string; discount: number } | null };

const refuseVoucher = (problem: VoucherProblem) =>
  refuse('CONFLICT', VOUCHER_PROBLEM_TEXTS[problem], {
    details: VOUCHER_PROBLEM_TEXTS[problem],
    problem,
    fields: [{ path: 'voucherCode', message: VOUCHER_PROBLEM_TEXTS[problem] }],
  });

/**
 * Applies a voucher to an order with no payments yet, or removes it when given null; the plan is recomputed and its
 * dates stay. A repeat, even from a second tab, returns the same result; another code must wait until the first is
 * removed.
 * @throws Refusal NOT_FOUND, CONFLICT the code cannot be applied, another one is on the order, payment begun, EMI
 * handed
 * in or order closed
 */
export function applyVoucher(deps: Deps, { orderToken, voucherCode }: Input): Promise<Applied> {
  return applyTo(deps, eq(orders.tokenHash, hashToken(orderToken)), voucherCode, () =>
    refuse('NOT_FOUND', 'We do not recognise this payment link.'),
  );
}

/** The same for the caller's own order. @throws Refusal as by its link */
export function applyOwnVoucher(
  deps: Deps,
  caller: Caller,
  { id, voucherCode }: { id: string; voucherCode: string | null },
): Promise<Applied> {
  return applyTo(deps, and(eq(orders.orderId, id), ownOrders(caller)), voucherCode, () =>
    refuse('NOT_FOUND', 'Order not found.'),
  );
}

async function applyTo(
  deps: Deps,
  which: SQL | undefined,
  voucherCode: string | null,
  unknown: () => Error,
): Promise<Applied> {
  const { orderId, applied } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, which);
    if (!order) throw unknown();
    return { orderId: order.orderId, applied: await applyVoucherTo(tx, deps, order, voucherCode) };
  });
  followSettlement(deps, orderId);
  return applied;
}

/** The same for an order locked by the transaction; after it, the caller calls `followSettlement`. */
export async function applyVoucherTo(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  voucherCode: string | null,
): Promise<Applied> {
  const on = order.voucherCode;
  if (on === voucherCode) return { voucher: voucherOf(order, deps.now()) };
  assertOrderOpen(order, deps.now());
  assertPriceMayChange(order);
  if (on && voucherCode)
    throw refuse('CONFLICT', 'This order already has another code. Remove it first.', {
      details: `This order already has the code ${on}, perhaps from another tab. Remove it first.`,
    });
  if (!voucherCode) {
    await tx.delete(voucherUses).where(eq(voucherUses.orderId, order.orderId));
    await rewrite(tx, deps, order, { voucherCode: null, voucherDiscount: 0 });
    return { voucher: null };
  }
  const { discount, slot } = await claim(tx, deps, order, voucherCode);
  await tx.insert(voucherUses).values({ code: voucherCode, slot, orderId: order.orderId });
  const change = { voucherCode, voucherDiscount: discount };
  await rewrite(tx, deps, order, change);
  return { voucher: voucherOf({ ...order, ...change }, deps.now()) };
}

function assertPriceMayChange({ attempts, emiStatus }: LoadedOrder) {
  if (attempts.some(({ status }) => status === 'SUCCEEDED'))
    throw refuse('CONFLICT', 'The price has been fixed since the first payment.');
  if (emiStatus && isEmiHandedIn(emiStatus))
    throw refuse(
      'CONFLICT',
      'Your EMI application is handed in for this price. A code can be used once it is sent back to you.',
      { emiStatus },
    );
}

/** Locks the code until the transaction ends: if two want its last use, one gets it. */
async function claim(tx: Transaction, deps: Deps, order: LoadedOrder, code: string) {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (!voucher) throw refuseVoucher('UNKNOWN');
  const { emailId } = order;
  const ofPerson = tx
    .select({ code: voucherUses.code })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.orderId, voucherUses.orderId))
    .where(
      and(
        eq(voucherUses.code, code),
        eq(orders.emailId, sql`any(${addressesOfSamePerson(emailId)})`),
        ne(orders.orderId, order.orderId),
      ),
    );
  const problem = voucherProblem(
    {
      ...voucher,
      expiresAt: voucher.expiresAt?.toISOString() ?? null,
      isEnded: voucher.endedAt !== null,
      uses: await tx.$count(voucherUses, eq(voucherUses.code, code)),
      ownUses: (await ofPerson).length,
      isForeign: await isForeignVoucher(tx, code, order),
    },
    order,
    deps.now().toISOString(),
  );
  if (problem) throw refuseVoucher(problem);
  const { maxUses, usesPerPerson } = voucher;
  const free = await freeVoucherSlot.first(tx, { code, emailId, maxUses, usesPerPerson });
  if (!free?.slot) throw refuseVoucher('USED_UP');
  return { discount: voucherWorth(voucher, order.listPrice - order.scholarship), slot: free.slot };
}

async function rewrite(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  change: { voucherCode: string | null; voucherDiscount: number },
) {
  await tx.update(orders).set(change).where(eq(orders.orderId, order.orderId));
  if (order.planType) await applyPlan(tx, deps, { ...order, ...change }, order.planType);
}
