import { eq } from 'drizzle-orm';
import { emiApplications } from '../src/db/schema/emi.ts';
import type { TestSchool } from './open-test-school.ts';

/** The partners of a school: three that its applications offer, and one other. */
export const EMI_PARTNERS = ['Nila Finance', 'Second Finance', 'Third Finance', 'Fourth'];

/** Reads what the calls of an EMI application write. */
export function emiCalls(school: TestSchool) {
  const rowOf = async (orderId: string) => {
    const [row] = await school.deps.db
      .select()
      .from(emiApplications)
      .where(eq(emiApplications.orderId, orderId));
    return row;
  };

  return { rowOf };
}
