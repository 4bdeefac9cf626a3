import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { millis, percentile } from './figures.ts';
import { seededLearner } from './seeded-learner.ts';
import { startFloor } from './start-floor.ts';

const BUYERS = 50;
const TURNS = 12;
const QUOTE_MS = 50;
const CHECKOUT_MS = 150;

type Ask = (buyer: number, turn: number) => Promise<Response>;

/** Fifty buyers at once, each one call after the other. @returns the latencies in milliseconds */
async function buyersAsk(name: string, ask: Ask): Promise<number[]> {
  const latencies: number[] = [];
  const buy = async (buyer: number) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now();
      const response = await ask(buyer, turn);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      if (turn > 0) latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
  return latencies;
}

/** Each buyer comes from an address of their own, as behind a balancer: the limits are per address. */
const post = (url: string, buyer: number, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.20.${buyer}.1` },
    body: JSON.stringify(body),
  });

const request = { pricingStage: 'CHECKOUT', productId: 'BIM_A', currency: 'INR' };
const order = (buyer: number, turn: number) => ({
  ...request,
  emailId: `buyer-${buyer}-${turn}@plinth.test`,
  billingContact: { firstName: 'Asha', lastName: 'Bench', phone: '+919876543210' },
  billingAddress: {
    line1: '1 Drawing Street',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'India',
  },
});

/** P-9: a quote and a new checkout for fifty buyers at once, beside one bare query over HTTP under the same load. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token } = await seededLearner(running);
  const { url } = await embeddedDatabase(running.home);
  const origin = running.origin.replace('localhost', '127.0.0.1');
  const floor = await startFloor(new URL('./floor/api-floor-server.ts', import.meta.url), {
    DATABASE_URL: url,
  });
  try {
    note(`${BUYERS} buyers at once`);
    const oms = `${origin}/v1/client/public/oms-v2`;
    const quote: Ask = (buyer) => post(`${oms}/pricing/BIM_A`, buyer, request);
    const checkout: Ask = (buyer, turn) => post(`${oms}/order/stripe`, buyer, order(buyer, turn));
    const bare = percentile(
      await buyersAsk('one look-up', () =>
        fetch(`${floor.origin}/one`, { headers: { 'x-auth-token': token } }),
      ),
      0.95,
    );
    const row = (what: string, latencies: readonly number[], limit: number): Row => {
      const p95 = percentile(latencies, 0.95);
      return {
        bar: 'P-9',
        what: `${what}, ${BUYERS} buyers at once: p95`,
        figure: `${millis(p95)}, ${(p95 / bare).toFixed(1)} times the look-up`,
        limit: `<= ${limit} ms`,
        floor: `one look-up ${millis(bare)}`,
        held: p95 <= limit,
      };
    };
    return [
      row('a quote', await buyersAsk('a quote', quote), QUOTE_MS),
      row('a new order with its checkout', await buyersAsk('a checkout', checkout), CHECKOUT_MS),
    ];
  } finally {
    await floor.stop();
  }
}

export const checkoutRates: Measure = { bars: ['P-9'], measure };
