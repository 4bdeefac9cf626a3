import { Agent, request as httpRequest } from 'node:http';
import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { millis, percentile } from './figures.ts';
import { processorSeconds } from './process-figures.ts';
import { seededLearner } from './seeded-learner.ts';
import { startFloor } from './start-floor.ts';

const BUYERS = 50;
/** Calls of each buyer that count, after those that let the server compile its code. */
const TURNS = 20;
const WARM_TURNS = 5;
const QUOTE_MS = 50;
const CHECKOUT_MS = 150;

type Call = { url: string; headers: Record<string, string>; body?: unknown };
type Ask = (buyer: number, turn: number) => Call;
type Figures = { p95: number; processorMs: number | null };

/** Sends one call and reads its answer. Plain HTTP, since the generator shares the cores with what it measures. */
function send(agent: Agent, { url, headers, body }: Call): Promise<number> {
  const text = body === undefined ? null : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      url,
      {
        agent,
        method: text === null ? 'GET' : 'POST',
        headers: {
          ...headers,
          ...(text === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(text ?? undefined);
  });
}

/** Simulates fifty simultaneous buyers, each on a separate connection and making one call after another. */
async function buyersAsk(name: string, ask: Ask, pids: readonly number[]): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
  const latencies: number[] = [];
  const buy = async (buyer: number, from: number, until: number, counts: boolean) => {
    for (let turn = from; turn < until; turn += 1) {
      const began = performance.now();
      const status = await send(agent, ask(buyer, turn));
      if (status >= 300) throw new Error(`${name}: ${status}`);
      if (counts) latencies.push(performance.now() - began);
    }
  };
  const allBuy = (from: number, until: number, counts: boolean) =>
    Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer, from, until, counts)));
  try {
    await allBuy(0, WARM_TURNS, false);
    const before = processorSeconds(pids);
    await allBuy(WARM_TURNS, WARM_TURNS + TURNS, true);
    const after = processorSeconds(pids);
    const processorMs =
      before === null || after === null ? null : ((after - before) * 1_000) / (BUYERS * TURNS);
    return { p95: percentile(latencies, 0.95), processorMs };
  } finally {
    agent.destroy();
  }
}

/** Each buyer has a separate address, as behind a balancer: the limits are per address. */
const post = (url: string, buyer: number, body: unknown): Call => ({
  url,
  headers: { 'x-forwarded-for': `10.20.${buyer}.1` },
  body,
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

/**
 * P-9: a quote and a new checkout for fifty simultaneous buyers, next to one bare query over HTTP under the same load,
 * with the processor time of server and database per call, which a busy machine affects least.
 */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token } = await seededLearner(running);
  const database = await embeddedDatabase(running.home);
  const origin = running.origin.replace('localhost', '127.0.0.1');
  const floor = await startFloor(new URL('./floor/api-floor-server.ts', import.meta.url), {
    DATABASE_URL: database.url,
  });
  try {
    note(`${BUYERS} buyers at once`);
    const pids = [running.pid, database.pid];
    const oms = `${origin}/v1/client/public/oms-v2`;
    const bare = await buyersAsk(
      'one look-up',
      () => ({ url: `${floor.origin}/one`, headers: { 'x-auth-token': token } }),
      pids,
    );
    const row = (what: string, { p95, processorMs }: Figures, limit: number): Row => {
      const processor = processorMs === null ? '' : `, ${processorMs.toFixed(2)} ms of processor a call`;
      return {
        bar: 'P-9',
        what: `${what}, ${BUYERS} buyers at once: p95`,
        figure: `${millis(p95)}, ${(p95 / bare.p95).toFixed(1)} times the look-up${processor}`,
        limit: `<= ${limit} ms`,
        floor: `one look-up ${millis(bare.p95)}`,
        held: p95 <= limit,
      };
    };
    const quote: Ask = (buyer) => post(`${oms}/pricing/BIM_A`, buyer, request);
    const checkout: Ask = (buyer, turn) => post(`${oms}/order/stripe`, buyer, order(buyer, turn));
    return [
      row('a quote', await buyersAsk('a quote', quote, pids), QUOTE_MS),
      row('a new order with its checkout', await buyersAsk('a checkout', checkout, pids), CHECKOUT_MS),
    ];
  } finally {
    await floor.stop();
  }
}

export const checkoutRates: Measure = { bars: ['P-9'], measure };
