import { WEBHOOK_EVENT_TYPES } from '@plinth/domain/webhooks/event-type';
import type { WebhookDeliveryDetails, WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';
import { typeToConfirm } from '../../../../test/type-to-confirm.ts';

const ENDPOINT: WebhookEndpoint = {
  endpointId: idOf('90'),
  url: 'https://crm.plinth.test/hooks/school',
  description: 'CRM',
  eventTypes: ['lead.created', 'payment.succeeded'],
  oldSecretUntil: null,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  waiting: 0,
  failed: 2,
  createdAt: '2026-11-01T08:30:00.000Z',
};
const DELIVERY: WebhookDeliveryDetails = {
  deliveryId: idOf('91'),
  endpointId: ENDPOINT.endpointId,
  url: ENDPOINT.url,
  eventId: idOf('92'),
  type: 'lead.created',
  status: 'FAILED',
  attempts: 10,
  responseStatus: 500,
  occurredAt: '2026-11-02T08:30:00.000Z',
  lastTriedAt: '2026-11-05T08:30:00.000Z',
  nextTryAt: null,
  payload:
    '{"type":"lead.created","timestamp":"2026-11-02T08:30:00.000Z","data":{"emailId":"noor@plinth.test"}}',
  response: 'database is down',
};
const OFF: WebhookEndpoint = {
  ...ENDPOINT,
  disabledReason: 'FAILING',
  disabledAt: '2026-11-05T08:30:00.000Z',
  waiting: 3,
};

beforeEach(() => {
  answers('officeWebhooks', 'list', { endpoints: [ENDPOINT] });
  answers('officeWebhooks', 'listDeliveries', { deliveries: [DELIVERY], total: 1 });
  answers('officeWebhooks', 'readDelivery', { delivery: DELIVERY });
});

describe('webhooks in the office', () => {
  it('ADOPT-10 endpoints are listed with their state, and deliveries with the response', async () => {
    await openOffice('/office/webhooks');
    expect(await screen.findByText('2 events, 0 waiting, 2 given up')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /lead\.created/ }));
    expect(row.getByText('Given up')).toBeVisible();
    expect(row.getByText('500, 10 tries')).toBeVisible();
  });

  it('ADOPT-10 an endpoint is added; a fault is shown at its field, and the secret is displayed once', async () => {
    const sent = answers('officeWebhooks', 'make', { endpoint: ENDPOINT, secret: 'whsec_c2VjcmV0' });
    await openOffice('/office/webhooks?open=make');
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an endpoint' }));
    await userEvent.type(sheet.getByLabelText(/^Address/), 'crm');
    await userEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    expect(await sheet.findByText(/Give a whole address/)).toBeVisible();
    await userEvent.clear(sheet.getByLabelText(/^Address/));
    await userEvent.type(sheet.getByLabelText(/^Address/), ENDPOINT.url);
    await userEvent.click(sheet.getByRole('checkbox', { name: /An offer went out/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    expect(await sheet.findByLabelText('Signing secret')).toHaveValue('whsec_c2VjcmV0');
    expect(sent[0]?.body).toMatchObject({
      url: ENDPOINT.url,
      eventTypes: WEBHOOK_EVENT_TYPES.filter((type) => type !== 'offer.sent'),
    });
    await userEvent.click(sheet.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByRole('dialog', { name: 'CRM' })).toBeVisible();
    expect(screen.queryByDisplayValue('whsec_c2VjcmV0')).not.toBeInTheDocument();
  });

  it('ADOPT-10 an endpoint switched off after failures says why and can be switched on again', async () => {
    answers('officeWebhooks', 'list', { endpoints: [OFF] });
    const sent = answers('officeWebhooks', 'switch', { endpoint: ENDPOINT });
    await openOffice(`/office/webhooks?open=${OFF.endpointId}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'CRM' }));
    expect(sheet.getByRole('heading', { name: 'Off: failed for three days' })).toBeVisible();
    expect(sheet.getByText(/3 events are waiting, 2 were given up/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Switch it on' }));
    expect(await screen.findByText('It is on: what was waiting goes out.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ isOn: true });
  });

  it('ADOPT-10 a test event shows the response at once', async () => {
    answers('officeWebhooks', 'sendTest', {
      delivery: { ...DELIVERY, type: 'webhook.test', status: 'PENDING', attempts: 1, responseStatus: 404 },
    });
    await openOffice(`/office/webhooks?open=${ENDPOINT.endpointId}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'CRM' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send a test event' }));
    expect(await sheet.findByText(/It did not accept the test event: 404, 1 try/)).toBeVisible();
  });

  it('ADOPT-10 OFFICE-10 an endpoint ends only after showing what is deleted and typing its host', async () => {
    const sent = answers('officeWebhooks', 'end', { ended: true });
    await openOffice(`/office/webhooks?open=${ENDPOINT.endpointId}`);
    const part = within(await screen.findByRole('region', { name: 'End the endpoint' }));
    expect(part.getByText(/the list of its deliveries goes with it/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'End the endpoint' }));
    expect(sent).toEqual([]);
    await typeToConfirm(part, 'crm.plinth.test');
    await userEvent.click(part.getByRole('button', { name: 'End the endpoint' }));
    expect(await screen.findByText('crm.plinth.test receives nothing any more.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('ADOPT-10 a delivery shows its payload and response, and is sent again; a refusal of that is shown', async () => {
    refuses('officeWebhooks', 'resend', 404, 'NOT_FOUND', 'This delivery is no longer kept.');
    await openOffice(`/office/webhooks?open=${DELIVERY.deliveryId}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'lead.created' }));
    expect(await sheet.findByText('database is down')).toBeVisible();
    expect(sheet.getByText(/noor@plinth\.test/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Send it again' }));
    expect(await sheet.findByText('This delivery is no longer kept.')).toBeVisible();
    const sent = answers('officeWebhooks', 'resend', { delivery: { ...DELIVERY, status: 'PENDING' } });
    await userEvent.click(sheet.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('It was sent again.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sheet.queryByText('This delivery is no longer kept.')).toBeNull();
  });

  it('ADOPT-10 are not available to finance', async () => {
    await openOffice('/office/webhooks', ['FINANCE']);
    expect(await screen.findByRole('navigation', { name: /office/i })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an endpoint' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Webhooks' })).not.toBeInTheDocument();
  });
});
