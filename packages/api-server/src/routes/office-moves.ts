import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { listCohortDates } from '../services/office-moves/list-cohort-dates.ts';
import { moveDates } from '../services/office-moves/move-dates.ts';
import { requireLead } from '../services/office-moves/require-lead.ts';
import { workOutMoves } from '../services/office-moves/work-out-moves.ts';

export const officeMovesRoutes: Routes<'officeMoves'> = {
  list: anyone(listCohortDates, 'params.cohortId'),
  preview: async ({ context: { deps }, input }) => {
    const { preview } = await workOutMoves(deps.db, deps.now(), { ...input.params, move: input.body });
    return preview;
  },
  move: byOffice(moveDates, 'params', 'body'),
  previewOwn: async ({ context, input }) => {
    const { deps } = context;
    const { liveSessionId } = input.params;
    const cohortId = await requireLead(deps, { liveSessionId, userId: signedIn(context).userId });
    const { preview } = await workOutMoves(deps.db, deps.now(), {
      cohortId,
      move: { what: 'SESSION', liveSessionId, to: input.body.to },
    });
    return preview;
  },
  moveOwn: async ({ context, input }) => {
    const caller = signedIn(context);
    const { liveSessionId } = input.params;
    const cohortId = await requireLead(context.deps, { liveSessionId, userId: caller.userId });
    const { to, stamp } = input.body;
    return moveDates(context.deps, officeAct(context, caller), {
      cohortId,
      move: { what: 'SESSION', liveSessionId, to },
      stamp,
    });
  },
};
