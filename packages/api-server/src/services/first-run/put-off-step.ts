import type { FirstRunGuide, GuideStepKey } from '@plinth/domain/first-run/guide-step';
import { eq } from 'drizzle-orm';
import { guideStepsPutOff } from '../../db/schema/first-run.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { readGuide } from './read-guide.ts';

/** Postpones a step, or resumes it. A repeat changes nothing. */
export async function putOffStep(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { step, isPutOff }: { step: GuideStepKey; isPutOff: boolean },
): Promise<FirstRunGuide> {
  await deps.db.transaction(async (tx) => {
    const changed = isPutOff
      ? await tx
          .insert(guideStepsPutOff)
          .values({ step, putOffAt: deps.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(guideStepsPutOff).where(eq(guideStepsPutOff.step, step)).returning();
    if (changed.length > 0)
      await recordAudit(tx, deps.now(), act, {
        action: 'guide.put-off',
        details: { step },
        before: { isPutOff: !isPutOff },
        after: { isPutOff },
      });
  });
  return readGuide(deps);
}
