import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { answerPlacementMessage } from '../services/office-placement/answer-placement-message.ts';
import {
  correctPlacementForm,
  reopenPlacementForm,
} from '../services/office-placement/change-placement-form.ts';
import { downloadPlacementForms } from '../services/office-placement/download-placement-forms.ts';
import { downloadPlacementMessages } from '../services/office-placement/download-placement-messages.ts';
import { downloadSelfPlacements } from '../services/office-placement/download-self-placements.ts';
import { listPlacementForms, readPlacementForm } from '../services/office-placement/list-placement-forms.ts';
import {
  listPlacementMessages,
  readPlacementMessage,
} from '../services/office-placement/list-placement-messages.ts';
import { listSelfPlacements, readSelfPlacement } from '../services/office-placement/list-self-placements.ts';
import { openOfferLetter } from '../services/office-placement/open-offer-letter.ts';
import { reviewSelfPlacement } from '../services/placement/review-self-placement.ts';

export const officePlacementRoutes: Routes<'officePlacement'> = {
  listSelfPlacements: anyone(listSelfPlacements, 'query'),
  downloadSelfPlacements: byOffice(downloadSelfPlacements, 'query'),
  readSelfPlacement: anyone(readSelfPlacement, 'params'),
  openOfferLetter: byOffice(openOfferLetter, 'params'),
  decideSelfPlacement: async ({ context, input: { params, body } }) => {
    const { seen, ...word } = body;
    const act = officeAct(context, signedIn(context));
    await reviewSelfPlacement(context.deps, act, { ...params, seen, word });
    return readSelfPlacement(context.deps, params);
  },
  listForms: anyone(listPlacementForms, 'query'),
  downloadForms: byOffice(downloadPlacementForms, 'query'),
  readForm: anyone(readPlacementForm, 'params'),
  correctForm: byOffice(correctPlacementForm, 'params', 'body'),
  reopenForm: byOffice(reopenPlacementForm, 'params', 'body'),
  listMessages: anyone(listPlacementMessages, 'query'),
  downloadMessages: byOffice(downloadPlacementMessages, 'query'),
  readMessage: anyone(readPlacementMessage, 'params'),
  answerMessage: byOffice(answerPlacementMessage, 'params', 'body'),
};
