import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { officePlacement } = api;

export const officePlacementRoutes = officePlacement.router({
  listSelfPlacements: officePlacement.listSelfPlacements.handler(anyone(listSelfPlacements, 'query')),
  downloadSelfPlacements: officePlacement.downloadSelfPlacements.handler(
    byOffice(downloadSelfPlacements, 'query'),
  ),
  readSelfPlacement: officePlacement.readSelfPlacement.handler(anyone(readSelfPlacement, 'params')),
  openOfferLetter: officePlacement.openOfferLetter.handler(byOffice(openOfferLetter, 'params')),
  decideSelfPlacement: officePlacement.decideSelfPlacement.handler(
    async ({ context, input: { params, body } }) => {
      const { seen, ...word } = body;
      const act = officeAct(context, signedIn(context));
      await reviewSelfPlacement(context.deps, act, { ...params, seen, word });
      return readSelfPlacement(context.deps, params);
    },
  ),
  listForms: officePlacement.listForms.handler(anyone(listPlacementForms, 'query')),
  downloadForms: officePlacement.downloadForms.handler(byOffice(downloadPlacementForms, 'query')),
  readForm: officePlacement.readForm.handler(anyone(readPlacementForm, 'params')),
  correctForm: officePlacement.correctForm.handler(byOffice(correctPlacementForm, 'params', 'body')),
  reopenForm: officePlacement.reopenForm.handler(byOffice(reopenPlacementForm, 'params', 'body')),
  listMessages: officePlacement.listMessages.handler(anyone(listPlacementMessages, 'query')),
  downloadMessages: officePlacement.downloadMessages.handler(byOffice(downloadPlacementMessages, 'query')),
  readMessage: officePlacement.readMessage.handler(anyone(readPlacementMessage, 'params')),
  answerMessage: officePlacement.answerMessage.handler(byOffice(answerPlacementMessage, 'params', 'body')),
});
