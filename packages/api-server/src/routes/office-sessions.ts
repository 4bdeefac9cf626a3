import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { callOffSession } from '../services/office-sessions/call-off-session.ts';
import { changeSession } from '../services/office-sessions/change-session.ts';
import { chooseRooms } from '../services/office-sessions/choose-rooms.ts';
import { downloadSessions } from '../services/office-sessions/download-sessions.ts';
import { findOfficeSessions } from '../services/office-sessions/find-office-sessions.ts';
import { listHeldSessions } from '../services/office-sessions/list-held-sessions.ts';
import { previewSheet } from '../services/office-sessions/preview-sheet.ts';
import { readAttendance } from '../services/office-sessions/read-attendance.ts';
import { requireHolder } from '../services/office-sessions/require-holder.ts';
import { takeAttendance } from '../services/office-sessions/take-attendance.ts';

export const officeSessionsRoutes: Routes<'officeSessions'> = {
  list: ({ context, input }) => findOfficeSessions(context.deps, { ...input.params, filter: input.query }),
  download: ({ context, input }) =>
    downloadSessions(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      filter: input.query,
    }),
  change: ({ context, input }) =>
    changeSession(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      change: input.body,
    }),
  chooseRooms: byOffice(chooseRooms, 'params', 'body'),
  callOff: byOffice(callOffSession, 'params.liveSessionId'),
  readAttendance: ({ context, input }) => readAttendance(context.deps.db, input.params.liveSessionId),
  markAttendance: async ({ context, input }) => {
    await takeAttendance(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      ...input.body,
    });
    return readAttendance(context.deps.db, input.params.liveSessionId);
  },
  previewSheet: anyone(previewSheet, 'params', 'body'),
  listOwn: ({ context, input }) =>
    listHeldSessions(context.deps, { ...input.params, userId: signedIn(context).userId }),
  readOwnAttendance: async ({ context, input }) => {
    await requireHolder(context.deps, { ...input.params, userId: signedIn(context).userId });
    return withoutAddresses(await readAttendance(context.deps.db, input.params.liveSessionId));
  },
  markOwnAttendance: async ({ context, input }) => {
    const caller = signedIn(context);
    await requireHolder(context.deps, { ...input.params, userId: caller.userId });
    await takeAttendance(context.deps, officeAct(context, caller), { ...input.params, ...input.body });
    return withoutAddresses(await readAttendance(context.deps.db, input.params.liveSessionId));
  },
  previewOwnSheet: async ({ context, input }) => {
    await requireHolder(context.deps, { ...input.params, userId: signedIn(context).userId });
    return previewSheet(context.deps, { ...input.params, ...input.body });
  },
};

type Roster = Awaited<ReturnType<typeof readAttendance>>;

const withoutAddresses = ({ title, learners }: Roster) => ({
  title,
  learners: learners.map((learner) => ({ ...learner, emailId: null })),
});
