import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintEmi } from '../../../test/mint-emi.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { paymentCalls } from '../../../test/payment-calls.ts';
import { deadlines, orders } from '../../db/schema/admissions.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { approveEmi, declineEmi, rejectEmi } from './review-emi.ts';

const school = openTestSchool();
const { publicOrder } = paymentCalls(school);
const DAY_MS = 86_400_000;
const DISCOUNTED = 9_500_000;
const FULL = 10_000_000;

async function mintFilledIn() {
  const emi = await mintEmi(school, 'UPFRONT');
  await emi.choosePlan('EMI_WITH_DP');
  const emiFormId = (await emi.call('form')).body.emiFormId as string;
  await emi.fillUpTo(6);
  const { db } = school.deps;
  /** Ends the plan discount now. */
  const endDiscount = async () => {
    const date = school.now();
    const [order] = await db
      .update(orders)
      .set({ planDiscountDeadLine: date })
      .where(eq(orders.orderId, emi.orderId))
      .returning();
    await db
      .update(deadlines)
      .set({ date })
      .where(
        and(
          eq(deadlines.applicationId, order?.applicationId ?? ''),
          eq(deadlines.deadlineType, 'PLAN_DISCOUNT'),
        ),
      );
    school.advance(1_000);
  };
  const costs = async () => (await publicOrder(emi.orderToken)).amount;
  return { ...emi, emiFormId, endDiscount, costs };
}
type Filled = Awaited<ReturnType<typeof mintFilledIn>>;

const sendBack = ({ emiFormId }: Filled) =>
  rejectEmi(school.deps, COMMAND, { emiFormId, remark: 'The scan is cut off.', documents: [] });
async function decline({ emiFormId }: Filled) {
  await approveEmi(school.deps, COMMAND, emiFormId);
  await declineEmi(school.deps, COMMAND, { emiFormId, remark: 'Income too low.' });
}

describe('the price of an order whose EMI application comes back after the plan discount ended', () => {
  it.each([
    ['the school sends it back', sendBack],
    ['the partner declines it', decline],
  ])('CONST-29 PAY-08 stands for a week once %s, for paying as for handing in again', async (_, come) => {
    const emi = await mintFilledIn();
    await emi.call('submit');
    await emi.endDiscount();
    await come(emi);
    expect(await emi.costs()).toBe(DISCOUNTED);
    expect((await emi.choosePlan('TWO_PART')).status).toBe(200);
    expect(await emi.costs()).toBe(DISCOUNTED);
    await emi.choosePlan('EMI_WITH_DP');
    school.advance(2 * DAY_MS);
    expect((await emi.call('submit')).body).toEqual({ status: 'IN_REVIEW' });
    school.advance(8 * DAY_MS);
    await come(emi);
    expect(await emi.costs()).toBe(DISCOUNTED);
    school.advance(7 * DAY_MS + 1_000);
    expect(await emi.costs()).toBe(FULL);
  });

  it('CONST-29 is the full one if it was handed in after the end, before and after it comes back', async () => {
    const emi = await mintFilledIn();
    await emi.endDiscount();
    expect(await emi.costs()).toBe(FULL);
    await emi.call('submit');
    expect(await emi.costs()).toBe(FULL);
    expect((await publicOrder(emi.orderToken)).payments[1].amount).toBe(FULL - 1_000_000);
    await sendBack(emi);
    expect(await emi.costs()).toBe(FULL);
  });
});
