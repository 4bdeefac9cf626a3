import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { SessionTip, TipDraft, WrittenTip } from '@plinth/domain/tips/tip';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { withAttachments } from './with-attachments.ts';

const call = callsOf('tips');

const params = z.object({ cohortId: Id });
const path = '/v1/client/mentor/lead/{cohortId}/dashboard/tip';

export const tips = {
  list: call({
    method: 'GET',
    path: path,
    access: 'lead-mentor',
    summary: 'The own tips of a cohort, or of one of its sessions, the newest first; 20 a page.',
  })
    .input(z.object({ params, query: z.object({ pageNo: PageNo, liveSessionId: z.optional(Id) }) }))
    .output(z.object({ tips: z.array(WrittenTip), total: z.int() })),

  write: call({
    method: 'POST',
    path: path,
    access: 'lead-mentor',
    successStatus: 201,
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      'Writes a tip for an own session and tells its learners, once for each clientId. 404 session not own.',
  })
    .input(z.object({ params, body: withAttachments(TipDraft) }))
    .output(z.object({ tip: WrittenTip })),

  listOfSession: call({
    method: 'GET',
    path: '/v1/client/workspace/{cohortId}/session-tips',
    access: 'cohort-member',
    summary:
      'What the lead mentor wrote for the session at a node, the newest first; 20 a page. 404 no session there.',
  })
    .input(z.object({ params, query: z.object({ nodeId: Id, pageNo: PageNo }) }))
    .output(z.object({ tips: z.array(SessionTip), total: z.int() })),
};
