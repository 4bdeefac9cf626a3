import { Email } from '@plinth/domain/fields/email';
import { readAs } from './read-as.ts';

/** Parses a person's address as typed. @throws Fault */
export const readAddress = (text: string): string =>
  readAs(Email, text, `A person is named by an address, not “${text}”.`);
