import { filledPages } from '@plinth/domain/course-applications/application-state';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ORDER_NOW, orderOf } from '../../test/order-of.ts';
import { answers, refuses } from '../../test/server.ts';
import { ApplicationForm } from './application/ApplicationForm.tsx';
import { storeApplication } from './application/stored-application.ts';
import { MyApplication } from './offer/MyApplication.tsx';
import { OwnOrder } from './payment/OwnOrder.tsx';
import { PaymentPlan } from './payment/PaymentPlan.tsx';

const TOKEN = 'a-token-of-twenty-two-chars';
const order = orderOf('BIM_A_US', 'UPFRONT');

const header = document.createElement('header');
beforeEach(() => {
  header.innerHTML = '<a href="/courses">Courses</a>';
  document.body.prepend(header);
});
const signIn = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
};
afterEach(() => {
  header.remove();
  signIn('');
});

const shown = () => expect.poll(() => header.querySelector('a')?.getAttribute('href')).toBe('/us/courses');

it('CATALOG-03 PAY-01 the payment link of an email shows the header of the region of its order', async () => {
  answers('orders', 'readPublicOrder', { order });
  refuses('payments', 'reviewPlan', 409, 'Closed');
  history.replaceState(null, '', `/payment-plan?orderToken=${TOKEN}`);
  render(<PaymentPlan />);
  expect(await screen.findByRole('heading', { name: order.courseTitle })).toBeVisible();
  await shown();
});

it('CATALOG-03 PAY-01 an own order shows the header of its region', async () => {
  signIn('a-token');
  answers('orders', 'readOwnOrder', { order: { ...order, isPaymentFail: false } });
  refuses('payments', 'reviewOwnPlan', 409, 'Closed');
  history.replaceState(null, '', `/payment-plan?orderId=${order.orderId}`);
  render(<OwnOrder orderId={order.orderId} />);
  expect(await screen.findByRole('heading', { name: order.courseTitle })).toBeVisible();
  await shown();
});

it('CATALOG-03 the link to an application shows the header of the region of its course', async () => {
  answers('courseApplications', 'readApplication', {
    application: {
      dealId: TOKEN,
      status: 'APPLICATION_FILLED',
      productId: 'MCD_US',
      courseTitle: 'Computational Design',
      firstName: 'Noor',
      formData: {},
      offer: null,
      cohort: { batchNumber: '15', startDate: ORDER_NOW },
      hasAcceptedTerms: false,
      place: null,
      questions: [],
    },
  });
  history.replaceState(null, '', `/my-application?dealId=${TOKEN}`);
  render(<MyApplication />);
  await shown();
});

it('CATALOG-03 an application that is continued shows the header of the region of its course', async () => {
  answers('leads', 'readApplicationDraft', {
    ...filledPages('WEBSITE', []),
    leadId: TOKEN,
    formId: 'application',
    currentPageId: 'about-you',
    formDataAltered: false,
    source: 'WEBSITE',
    isSubmitted: false,
  });
  storeApplication({ leadId: TOKEN, productCode: 'MCD_US' });
  history.replaceState(null, '', `/apply?leadId=${TOKEN}`);
  render(<ApplicationForm countries="IN91 US1" courses={[{ value: 'BIM_A', label: 'BIM' }]} />);
  await shown();
});
