import { anyone, anyoneFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { contactUs } from '../services/leads/contact-us.ts';
import { readApplicationDraft } from '../services/leads/read-application-draft.ts';
import { redirectApplication } from '../services/leads/redirect-application.ts';
import { saveApplicationDraft } from '../services/leads/save-application-draft.ts';
import { saveLead } from '../services/leads/save-lead.ts';
import { saveMentorDocuments } from '../services/leads/save-mentor-documents.ts';

export const leadsRoutes: Routes<'leads'> = {
  saveLead: ({ context, input }) =>
    saveLead(context.deps, context.request, input.body, input.headers['idempotency-key']),
  redirectApplication: anyone(redirectApplication, 'params.id'),
  readApplicationDraft: anyone(readApplicationDraft, 'params.id'),
  saveApplicationDraft: anyone(saveApplicationDraft, 'body.data'),
  contactUs: ({ context, input }) =>
    contactUs(context.deps, input.body.data, input.headers['idempotency-key']),
  saveMentorDocuments: anyoneFrom(saveMentorDocuments, 'body'),
};
