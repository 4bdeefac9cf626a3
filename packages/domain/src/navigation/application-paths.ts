/** Where an application is filled in. */
export const APPLICATION_FORM_PATH = '/apply';

const withToken = (path: string, name: string, token: string) =>
  `${path}?${name}=${encodeURIComponent(token)}`;

/** The application form of a lead. */
export function applicationFormPath(leadId: string): string {
  return withToken(APPLICATION_FORM_PATH, 'leadId', leadId);
}

/** The page of a submitted application and its offer. */
export function myApplicationPath(dealId: string): string {
  return withToken('/my-application', 'dealId', dealId);
}

/** The page on which the payer of an order chooses a plan and pays. */
export function paymentPlanPath(orderToken: string): string {
  return withToken('/payment-plan', 'orderToken', orderToken);
}

/** The payment page of an own order for whoever is signed in, with its EMI application. */
export function ownPaymentPlanPath(orderId: string): string {
  return withToken('/payment-plan', 'orderId', orderId);
}
