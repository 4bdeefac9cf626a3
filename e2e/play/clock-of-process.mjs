// Loaded before a process of the play (`node --import`): its clock runs on from the hour in the file PLAY_CLOCK.
// Nothing in the product knows of it.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 10;
const file = process.env.PLAY_CLOCK ?? '';
const RealDate = Date;
let ahead = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

const now = () => {
  const at = performance.now();
  if (at - lookedAt > LOOK_EVERY_MS) {
    lookedAt = at;
    ahead = Number(readFileSync(file, 'utf8'));
  }
  return RealDate.now() + ahead;
};

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(
      target,
      given.length === 0 ? [now()] : given,
      asked === globalThis.Date ? target : asked,
    ),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// Node dates its answers by the machine's clock, so a client that signs requests by an answer's date would be refused.
subscribe('http.server.request.start', ({ response }) =>
  response.setHeader('date', new Date().toUTCString()),
);
