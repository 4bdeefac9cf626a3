import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { ATTACHMENTS_MAX_BYTES } from '@plinth/domain/mentor-queries/judge-attachment';
import { SessionTip, TipDraft, WrittenTip } from '@plinth/domain/tips/tip';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { withAttachments } from './with-attachments.ts';

const { get, post } = callsOf('tips');

const params = z.object({ cohortId: Id });
const path = '/v1/client/mentor/lead/{cohortId}/dashboard/tip';

export const tips = {
  list: get(path, {
    access: 'lead-mentor',
    summary: "Lists the caller's tips for a cohort, or for one of its sessions, newest first, 20 per page.",
    input: z.object({ params, query: z.object({ pageNo: PageNo, liveSessionId: z.optional(Id) }) }),
    output: z.object({ tips: z.array(WrittenTip), total: z.int() }),
  }),

  write: post(path, {
    access: 'lead-mentor',
    successStatus: 201,
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    upload: { maxBytes: ATTACHMENTS_MAX_BYTES },
    summary:
      "Writes a tip for one of the caller's sessions and notifies its learners, once per clientId. 404 if the session is not the caller's.",
    input: z.object({ params, body: withAttachments(TipDraft) }),
    output: z.object({ tip: WrittenTip }),
  }),

  listOfSession: get('/v1/client/workspace/{cohortId}/session-tips', {
    access: 'cohort-member',
    summary:
      "Lists the lead mentor's tips for the session at a node, newest first, 20 per page. 404 if there is no session there.",
    input: z.object({ params, query: z.object({ nodeId: Id, pageNo: PageNo }) }),
    output: z.object({ tips: z.array(SessionTip), total: z.int() }),
  }),
};
