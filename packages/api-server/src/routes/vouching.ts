import { signedIn } from '../api/context.ts';
import { anyone, own, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { askToVouch } from '../services/vouching/ask-to-vouch.ts';
import { listConnections } from '../services/vouching/list-connections.ts';
import { listShownVouches } from '../services/vouching/list-shown-vouches.ts';
import { replyToLead } from '../services/vouching/reply-to-lead.ts';
import { saveVouchSettings } from '../services/vouching/save-vouch-settings.ts';
import { toggleVouch } from '../services/vouching/toggle-vouch.ts';

export const vouchingRoutes: Routes<'vouching'> = {
  ask: anyone(askToVouch, 'body'),
  listShown: ({ context, input }) =>
    listShownVouches(context.deps, input.query.userHash, input.query.pageNo ?? 0),
  listConnections: ({ context, input }) =>
    listConnections(context.deps, signedIn(context), input.query?.pageNo ?? 0),
  reply: ownFrom(replyToLead, 'body'),
  toggleVisibility: own(toggleVouch, 'body'),
  saveSettings: own(saveVouchSettings, 'body'),
};
