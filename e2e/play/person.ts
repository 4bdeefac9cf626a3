import { type ApiClient, createClient } from '@plinth/api-client/create-client';
import { loadStaffContract } from '@plinth/api-client/load-staff-contract';
import { generate } from 'otplib';
import type { Clock } from './clock.ts';
import { nameCaller } from './name-caller.ts';

export const PASSWORD = 'drawing-set-2026';

/** A person with a browser: an address, and the calls that the screens make. */
export type Person = {
  emailId: string;
  firstName: string;
  lastName: string;
  /** An Indian number without the country code. */
  mobile: string;
  userId: string;
  /** The time on the person's clock. */
  now: () => Date;
  /** What the person's browser and authenticator app remember. */
  kept: { token: string | null; secret: string | null };
  api: ApiClient;
  /** Adopts a session that a call returned. */
  enter: (session: { token: string; userId: string }) => void;
  /** Signs in again, with the second factor if one is set up. */
  signIn: () => Promise<void>;
  /** Sets up an authenticator app. */
  guard: () => Promise<void>;
};

const FIRST_MOBILE = 9_876_500_000;

/** Returns the network address of the nth person, as the balancer in front would report it. */
const networkOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Creates the nth person of the play, signed out, with a separate network address. */
export function newPerson(origin: string, clock: Clock, firstName: string, n: number): Person {
  const kept: Person['kept'] = { token: null, secret: null };
  const code = () => generate({ secret: kept.secret ?? '', epoch: Math.floor(clock.now().getTime() / 1000) });
  const emailId = `${firstName.toLowerCase()}-${n}@play.test`;
  const client = createClient({
    loadStaffContract,
    readToken: () => kept.token,
    onUnauthorized: () => {},
    hosts: { api: origin, alternate: origin, main: origin },
    headers: { 'x-forwarded-for': networkOf(n) },
  });
  const api = nameCaller(client, emailId);
  const person: Person = {
    emailId,
    firstName,
    lastName: 'Play',
    mobile: String(FIRST_MOBILE + n),
    userId: '',
    now: clock.now,
    kept,
    api,
    enter: (session) => {
      kept.token = session.token;
      person.userId = session.userId;
    },
    signIn: async () => {
      const session = await api.auth.loginEmail({ body: { emailId: person.emailId, password: PASSWORD } });
      person.enter(session);
      if (session.needsSecondFactor) await api.secondFactors.verify({ body: { code: await code() } });
    },
    guard: async () => {
      ({ secret: kept.secret } = await api.secondFactors.startTotp({ body: {} }));
      await api.secondFactors.confirmTotp({ body: { code: await code() } });
    },
  };
  return person;
}
