import { anyone, anyoneFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { contactUs } from '../services/leads/contact-us.ts';
import { readApplicationDraft } from '../services/leads/read-application-draft.ts';
import { redirectApplication } from '../services/leads/redirect-application.ts';
import { saveApplicationDraft } from '../services/leads/save-application-draft.ts';
import { saveLead } from '../services/leads/save-lead.ts';
import { saveMentorDocuments } from '../services/leads/save-mentor-documents.ts';

export const leadsRoutes = api.leads.router({
  saveLead: api.leads.saveLead.handler(({ context, input }) =>
    saveLead(context.deps, context.request, input.body, input.headers['idempotency-key']),
  ),
  redirectApplication: api.leads.redirectApplication.handler(anyone(redirectApplication, 'params.id')),
  readApplicationDraft: api.leads.readApplicationDraft.handler(anyone(readApplicationDraft, 'params.id')),
  saveApplicationDraft: api.leads.saveApplicationDraft.handler(anyone(saveApplicationDraft, 'body.data')),
  contactUs: api.leads.contactUs.handler(({ context, input }) =>
    contactUs(context.deps, input.body.data, input.headers['idempotency-key']),
  ),
  saveMentorDocuments: api.leads.saveMentorDocuments.handler(anyoneFrom(saveMentorDocuments, 'body')),
});
