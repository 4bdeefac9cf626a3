import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readEvent } from '../services/feedback/read-event.ts';
import { saveResponse } from '../services/feedback/save-response.ts';

export const feedbackRoutes: Routes<'feedback'> = {
  readEvent: asMember(readEvent, 'query'),
  saveResponse: ({ context, input }) =>
    saveResponse(context.deps, memberOf(context), { ...input.query, ...input.body }),
};
