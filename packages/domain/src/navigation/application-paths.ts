/** The page on which an application is filled in. */
export const APPLICATION_FORM_PATH = '/apply';

const withToken = (path: string, name: string, token: string) =>
  `${path}?${name}=${encodeURIComponent(token)}`;

/** Returns the path of a lead's application form. */
export function applicationFormPath(leadId: string): string {
  return withToken(APPLICATION_FORM_PATH, 'leadId', leadId);
}

/** Returns the path of a submitted application and its offer. */
export function myApplicationPath(dealId: string): string {
  return withToken('/my-application', 'dealId', dealId);
}

/** Returns the path of the page on which the payer of an order chooses a plan and pays. */
export function paymentPlanPath(orderToken: string): string {
  return withToken('/payment-plan', 'orderToken', orderToken);
}

/** Returns the path of the payment page for a signed-in person's own order, with its EMI application. */
export function ownPaymentPlanPath(orderId: string): string {
  return withToken('/payment-plan', 'orderId', orderId);
}
