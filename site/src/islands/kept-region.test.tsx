import { filledPages } from '@plinth/domain/course-applications/application-state';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ORDER_NOW, orderOf } from '../../test/order-of.ts';
import { answers, refuses } from '../../test/server.ts';
import { ApplicationForm } from './application/ApplicationForm.tsx';
import { MyApplication } from './offer/MyApplication.tsx';
import { OwnOrder } from './payment/OwnOrder.tsx';
import { PaymentPlan } from './payment/PaymentPlan.tsx';

const TOKEN = 'a-token-of-twenty-two-chars';
const order = orderOf('BIM_A_US', 'UPFRONT');

const COURSES = [
  { value: 'BIM_A', label: 'BIM' },
  { value: 'MCD_US', label: 'Parametric' },
];

const header = document.createElement('header');
const footer = document.createElement('footer');
beforeEach(() => {
  sessionStorage.clear();
  header.innerHTML = '<a href="/courses">Courses</a>';
  footer.innerHTML = ['', '/us', '/me']
    .map((of) => `<li data-region="${of}" ${of && 'hidden'}><a href="${of}/courses/mcd">A course</a></li>`)
    .join('');
  document.body.prepend(header);
  document.body.append(footer);
});
const signIn = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the app is this cookie
  document.cookie = `token=${token}; path=/; max-age=${token ? 60 : 0}`;
};
afterEach(() => {
  header.remove();
  footer.remove();
  signIn('');
});

/** Waits until the header leads to the courses of the US, and the footer names those alone. */
const shown = () =>
  expect
    .poll(() =>
      [...document.querySelectorAll('header a, footer li:not([hidden]) > a')].map((link) =>
        link.getAttribute('href'),
      ),
    )
    .toEqual(['/us/courses', '/us/courses/mcd']);

it('CATALOG-03 PAY-01 the payment link of an email shows header and footer of the region of its order', async () => {
  answers('orders', 'readPublicOrder', { order });
  refuses('payments', 'reviewPlan', 409, 'Closed');
  history.replaceState(null, '', `/payment-plan?orderToken=${TOKEN}`);
  render(<PaymentPlan />);
  expect(await screen.findByRole('heading', { name: order.courseTitle })).toBeVisible();
  await shown();
});

it('CATALOG-03 PAY-01 an own order shows header and footer of its region', async () => {
  signIn('a-token');
  answers('orders', 'readOwnOrder', { order: { ...order, isPaymentFail: false } });
  refuses('payments', 'reviewOwnPlan', 409, 'Closed');
  history.replaceState(null, '', `/payment-plan?orderId=${order.orderId}`);
  render(<OwnOrder orderId={order.orderId} />);
  expect(await screen.findByRole('heading', { name: order.courseTitle })).toBeVisible();
  await shown();
});

it('CATALOG-03 the link to an application shows header and footer of the region of its course', async () => {
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

it('CATALOG-03 API-067 an application that is continued on another device names its course, and shows the header and footer of its region', async () => {
  answers('leads', 'readApplicationDraft', {
    ...filledPages('WEBSITE', []),
    leadId: TOKEN,
    productId: 'MCD_US',
    formId: 'application',
    currentPageId: 'about-you',
    formDataAltered: false,
    source: 'WEBSITE',
    isSubmitted: false,
  });
  history.replaceState(null, '', `/apply?leadId=${TOKEN}`);
  render(<ApplicationForm countries="IN91 US1" courses={COURSES} />);
  await shown();
  expect(await screen.findByText('Parametric')).toBeVisible();
});
