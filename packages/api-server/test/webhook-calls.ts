import type { WebhookEventType } from '@plinth/domain/webhooks/event-type';
import { expect } from 'vitest';
import { mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

export const OFFICE = '/v1/office/webhooks';
export const DELIVERIES = '/v1/office/webhook-deliveries';

/** Calls of an owner on the endpoints of a receiver, and the lead form, which causes an event. */
export function webhookCalls(school: TestSchool, receiver: { url: string }) {
  const owner = () => mintPerson(school, { staffRoles: ['OWNER'] });

  /** Creates an endpoint by a new owner. */
  async function make(eventTypes: readonly WebhookEventType[], path = '/hooks') {
    const { token } = await owner();
    const made = await school.call('POST', OFFICE, {
      token,
      body: { url: receiver.url + path, description: 'CRM', eventTypes },
    });
    expect(made.status).toBe(201);
    return {
      token,
      secret: made.body.secret as string,
      endpointId: made.body.endpoint.endpointId as string,
    };
  }

  const leave = (emailId: string) =>
    school.call('PUT', '/v1/client/lead/lead-form', {
      body: {
        data: { firstName: 'Noor', mobile: '9876543210', productId: 'BIM_A', city: 'Pune' },
        emailId,
        fbclid: '',
        _fbp: '',
        _fbc: '',
        utm_campaign: 'autumn',
      },
    });
  const listOf = async (token: string, query = '') =>
    (await school.call('GET', `${DELIVERIES}?${query}`, { token })).body;
  const endpointOf = async (token: string, endpointId: string) =>
    (await school.call('GET', OFFICE, { token })).body.endpoints.find(
      (one: { endpointId: string }) => one.endpointId === endpointId,
    );

  return { owner, make, leave, listOf, endpointOf };
}
