import { signedIn } from '../api/context.ts';
import { anyone, own, ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { askToVouch } from '../services/vouching/ask-to-vouch.ts';
import { listConnections } from '../services/vouching/list-connections.ts';
import { listShownVouches } from '../services/vouching/list-shown-vouches.ts';
import { replyToLead } from '../services/vouching/reply-to-lead.ts';
import { saveVouchSettings } from '../services/vouching/save-vouch-settings.ts';
import { toggleVouch } from '../services/vouching/toggle-vouch.ts';

const { vouching } = api;

export const vouchingRoutes = vouching.router({
  ask: vouching.ask.handler(anyone(askToVouch, 'body')),
  listShown: vouching.listShown.handler(({ context, input }) =>
    listShownVouches(context.deps, input.query.userHash, input.query.pageNo ?? 0),
  ),
  listConnections: vouching.listConnections.handler(({ context, input }) =>
    listConnections(context.deps, signedIn(context), input.query?.pageNo ?? 0),
  ),
  reply: vouching.reply.handler(ownFrom(replyToLead, 'body')),
  toggleVisibility: vouching.toggleVisibility.handler(own(toggleVouch, 'body')),
  saveSettings: vouching.saveSettings.handler(own(saveVouchSettings, 'body')),
});
