import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { openEmiForm } from '../services/emi/open-form.ts';
import { readEmiStatus } from '../services/emi/read-status.ts';
import { receivePartnerEvent } from '../services/emi/receive-partner-event.ts';
import { saveEmiDocument } from '../services/emi/save-document.ts';
import { saveEmiResponse } from '../services/emi/save-response.ts';
import { submitEmi } from '../services/emi/submit-emi.ts';

const { emi } = api;

export const emiRoutes = emi.router({
  readStatus: emi.readStatus.handler(own(readEmiStatus, 'body.orderId')),
  openForm: emi.openForm.handler(own(openEmiForm, 'body.orderId')),
  saveResponse: emi.saveResponse.handler(own(saveEmiResponse, 'body')),
  saveDocument: emi.saveDocument.handler(own(saveEmiDocument, 'body')),
  submit: emi.submit.handler(own(submitEmi, 'body.orderId')),
  receivePartnerEvent: emi.receivePartnerEvent.handler(
    ({ context: { deps, rawBody }, input: { params, headers } }) =>
      receivePartnerEvent(deps, Number(params.partner), { rawBody, signature: headers.signature }),
  ),
});
