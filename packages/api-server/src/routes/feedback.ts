import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readEvent } from '../services/feedback/read-event.ts';
import { saveResponse } from '../services/feedback/save-response.ts';

const { feedback } = api;

export const feedbackRoutes = feedback.router({
  readEvent: feedback.readEvent.handler(asMember(readEvent, 'query')),
  saveResponse: feedback.saveResponse.handler(({ context, input }) =>
    saveResponse(context.deps, memberOf(context), { ...input.query, ...input.body }),
  ),
});
