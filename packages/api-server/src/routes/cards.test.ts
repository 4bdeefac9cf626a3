import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls, UNKNOWN_ID } from '../../test/payment-calls.ts';
import { orders } from '../db/schema/admissions.ts';
import { savePaidCards } from '../services/payments/save-paid-cards.ts';

const school = openTestSchool();
const { choose } = paymentCalls(school);

describe('saving cards', () => {
  const save = (orderId: string, paymentMethodToken: string, token?: string) =>
    school.call('POST', `/api/v1/learner/cardDetails/${orderId}`, {
      body: { paymentMethodToken },
      ...(token ? { token } : {}),
    });

  it('API-116 ENTITY-24 stores brand, last four digits and expiry of a token; the card saved last is selected', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    await save(offer.orderId, 'pm_card_visa', owner.token);
    await save(offer.orderId, 'pm_card_visa', owner.token);
    school.advance(1000);
    const { body } = await save(offer.orderId, 'pm_card_mastercard', owner.token);
    expect(body.cardData).toHaveLength(2);
    expect(body.cardData[0]).toEqual({
      cardId: body.selectedCard,
      brand: 'mastercard',
      last4: '4444',
      expMonth: 12,
      expYear: expect.any(Number),
    });
  });

  it('API-116 ROLE-34 is 401 for a stranger, 404 for another learner, 400 for a card number or an unknown token', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const other = await mintPerson(school);
    expect((await save(offer.orderId, 'pm_card_visa')).status).toBe(401);
    expect((await save(offer.orderId, 'pm_card_visa', other.token)).status).toBe(404);
    expect((await save(offer.orderId, '4242424242424242', owner.token)).status).toBe(400);
    expect((await save(offer.orderId, 'pm_unknown', owner.token)).status).toBe(400);
  });
});

describe('changing and removing cards', () => {
  const path = (orderId: string) => `/api/v1/learner/cardDetails/${orderId}`;
  const mintCards = async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const save = (paymentMethodToken: string, payAutomatically = false) =>
      school.call('POST', path(offer.orderId), {
        body: { paymentMethodToken, payAutomatically },
        token: owner.token,
      });
    const { body: first } = await save('pm_card_visa');
    school.advance(1000);
    const { body: second } = await save('pm_card_mastercard', true);
    school.advance(1000);
    const change = (cardId: string, rest = {}, token: string | undefined = owner.token) =>
      school.call('PUT', path(offer.orderId), { body: { cardId, ...rest }, ...(token ? { token } : {}) });
    const remove = (cardId: string, token: string | undefined = owner.token) =>
      school.call('DELETE', `${path(offer.orderId)}?cardId=${cardId}`, token ? { token } : {});
    const visa: string = first.selectedCard;
    const mastercard: string = second.selectedCard;
    return { offer, owner, visa, mastercard, change, remove };
  };

  it('API-116 ENTITY-24 selects another saved card, and turns automatic payment on or off', async () => {
    const { visa, mastercard, change } = await mintCards();
    const changed = await change(visa);
    expect(changed.body).toMatchObject({ selectedCard: visa, paysAutomatically: true });
    expect(changed.body.cardData).toHaveLength(2);
    expect((await change(visa, { payAutomatically: false })).body.paysAutomatically).toBe(false);
    school.advance(1000);
    expect((await change(mastercard)).body).toMatchObject({
      selectedCard: mastercard,
      paysAutomatically: false,
    });
  });

  it('API-116 deletes a card, and ends automatic payment if that card was used for it; a repeat returns the same', async () => {
    const { owner, visa, mastercard, remove } = await mintCards();
    const gone = await remove(mastercard);
    expect(gone.body).toMatchObject({ selectedCard: visa, paysAutomatically: false });
    expect((await remove(mastercard)).body).toEqual(gone.body);
    expect((await remove(visa)).body).toMatchObject({ cardData: [], selectedCard: null });
    const { body } = await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token });
    expect(body.orders[0]).not.toHaveProperty('cardData');
  });

  it('ROLE-34 is 401 for a stranger, 404 without effect for another learner, 400 for an invalid id', async () => {
    const { owner, mastercard, change, remove } = await mintCards();
    const other = await mintPerson(school);
    expect((await change(mastercard, {}, '')).status).toBe(401);
    expect((await remove(mastercard, '')).status).toBe(401);
    expect((await change(mastercard, {}, other.token)).status).toBe(404);
    expect((await remove(mastercard, other.token)).status).toBe(404);
    expect((await change(UNKNOWN_ID)).status).toBe(404);
    expect((await change('1')).status).toBe(400);
    expect((await remove('1')).status).toBe(400);
    const { body } = await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token });
    expect(body.orders[0].cardData).toHaveLength(2);
  });

  it('API-114 the owner of an open order gets its payment link, and test cards with a test provider', async () => {
    const { offer, owner } = await mintCards();
    const read = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token })).body.orders[0];
    expect(await read()).toMatchObject({ orderToken: offer.orderToken });
    expect((await read()).testCards).toContainEqual({
      paymentMethodToken: 'pm_card_visa',
      name: 'Test card visa 4242',
    });
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, offer.orderId));
    expect(await read()).not.toHaveProperty('orderToken');
  });
});

describe('cards entered at the provider', () => {
  const mintPayer = async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    await choose(offer.orderToken, 'TWO_PART');
    const billing = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token })).body.orders[0];
    const enter = (orderId: string, token?: string) =>
      school.call('POST', `/api/v1/learner/cardDetails/${orderId}/entry`, token ? { token } : {});
    return { ...offer, token: payer.token, billing, enter };
  };

  it('API-112 API-116 the card that paid is saved for automatic payment when the payer agreed, and only once', async () => {
    const payer = await mintPayer();
    const { body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken: payer.orderToken, paymentType: 'DOWN_PAYMENT', provider: 'CARD', keepCard: true },
    });
    await deliver(school, await decide(school, body.paymentId));
    await school.settled();
    expect(await payer.billing()).toMatchObject({ paysAutomatically: true, cardData: [{ last4: '4242' }] });
    const [card] = (await payer.billing()).cardData;
    await school.call('PUT', `/api/v1/learner/cardDetails/${payer.orderId}`, {
      token: payer.token,
      body: { cardId: card.cardId, payAutomatically: false },
    });
    expect(await savePaidCards(school.deps)).toBe(0);
    expect(await payer.billing()).toMatchObject({ paysAutomatically: false });
  });

  it('API-112 API-116 no card is saved without consent, and pay later cannot save one', async () => {
    const payer = await mintPayer();
    await pay(school, payer.orderToken);
    await school.settled();
    expect((await payer.billing()).cardData).toBeUndefined();
    const refused = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: {
        orderToken: payer.orderToken,
        paymentType: 'FIRST_INSTALLMENT',
        provider: 'PAY_LATER',
        keepCard: true,
      },
    });
    expect(refused.status).toBe(400);
  });

  it("API-116 ROLE-34 the provider's card page opens for the owner only, and the card entered there is saved once", async () => {
    const [payer, other] = [await mintPayer(), await mintPayer()];
    expect((await payer.enter(payer.orderId, payer.token)).status).toBe(409);
    const opened: string[] = [];
    const detached: string[] = [];
    const restore = school.useCardGateway({
      openCardEntry: async ({ orderId, returnUrl }) => {
        opened.push(returnUrl);
        return { url: `https://cards.example.test/${orderId}` };
      },
      readEnteredCard: async (ref, orderId) =>
        ref === 'cs_given' && orderId === payer.orderId
          ? { paymentMethodToken: 'pm_given_once', customerRef: 'cus_1' }
          : null,
      readCard: async () => ({ brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2031 }),
      detachCard: async (token) => {
        detached.push(token);
      },
    });
    const save = (orderId: string, token: string, paymentMethodToken: string) =>
      school.call('POST', `/api/v1/learner/cardDetails/${orderId}`, { token, body: { paymentMethodToken } });
    const answers = [
      await payer.enter(payer.orderId),
      await payer.enter(payer.orderId, other.token),
      await payer.enter('x', payer.token),
      await payer.enter(payer.orderId, payer.token),
      await save(other.orderId, other.token, 'cs_given'),
      await save(payer.orderId, payer.token, 'cs_given'),
      await save(payer.orderId, payer.token, 'cs_given'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 400, 200, 400, 200, 200]);
    expect(opened[0]).toContain(`/billing?order=${payer.orderId}&card={CHECKOUT_SESSION_ID}`);
    expect((await payer.billing()).hasCardEntry).toBe(true);
    const [card, ...more] = (await payer.billing()).cardData;
    expect([card.last4, more]).toEqual(['4444', []]);
    await school.call('DELETE', `/api/v1/learner/cardDetails/${payer.orderId}?cardId=${card.cardId}`, {
      token: payer.token,
    });
    await school.settled();
    restore();
    expect(detached).toEqual(['pm_given_once']);
  });

  it('API-116 a card that was removed or replaced stays so when its event is repeated or its page is loaded again', async () => {
    const payer = await mintPayer();
    const restore = school.useCardGateway({
      readEnteredCard: async (ref) => ({ paymentMethodToken: `pm_of_${ref}`, customerRef: 'cus_1' }),
      readCard: async (token) => ({
        brand: 'visa',
        last4: token === 'pm_of_cs_first' ? '0001' : '0002',
        expMonth: 12,
        expYear: 2031,
      }),
      readEvent: async () => ({
        eventId: `evt_${payer.orderId}`,
        type: 'checkout.session.completed',
        providerRef: '',
        paymentId: null,
        payment: null,
        refunds: [],
        card: { orderId: payer.orderId, paymentMethodToken: 'pm_of_cs_first', customerRef: 'cus_1' },
        payload: {},
      }),
      detachCard: async () => {},
    });
    onTestFinished(restore);
    const path = `/api/v1/learner/cardDetails/${payer.orderId}`;
    const load = async (ref: string) => {
      school.advance(1_000);
      const { status, body } = await school.call('POST', path, {
        token: payer.token,
        body: { paymentMethodToken: ref },
      });
      expect(status).toBe(200);
      return body;
    };
    const repeatEvent = async () => {
      school.advance(1_000);
      const { status } = await school.raw('/api/v1/webhook/stripe/process-and-verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(status).toBe(200);
    };
    const last4 = async () => (await payer.billing()).cardData?.map((card: { last4: string }) => card.last4);
    await repeatEvent();
    await load('cs_first');
    const { selectedCard } = await load('cs_second');
    await repeatEvent();
    await load('cs_first');
    expect(await last4()).toEqual(['0002', '0001']);
    await school.call('DELETE', `${path}?cardId=${selectedCard}`, { token: payer.token });
    await load('cs_second');
    expect(await last4()).toEqual(['0001']);
  });
});
