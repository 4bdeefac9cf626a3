import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { openEmiForm } from '../services/emi/open-form.ts';
import { readEmiStatus } from '../services/emi/read-status.ts';
import { receivePartnerEvent } from '../services/emi/receive-partner-event.ts';
import { saveEmiDocument } from '../services/emi/save-document.ts';
import { saveEmiResponse } from '../services/emi/save-response.ts';
import { submitEmi } from '../services/emi/submit-emi.ts';

export const emiRoutes: Routes<'emi'> = {
  readStatus: own(readEmiStatus, 'body.orderId'),
  openForm: own(openEmiForm, 'body.orderId'),
  saveResponse: own(saveEmiResponse, 'body'),
  saveDocument: own(saveEmiDocument, 'body'),
  submit: own(submitEmi, 'body.orderId'),
  receivePartnerEvent: ({ context: { deps, rawBody }, input: { params, headers } }) =>
    receivePartnerEvent(deps, Number(params.partner), { rawBody, signature: headers.signature }),
};
