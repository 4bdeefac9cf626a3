import { Fault } from '@plinth/api-server/fault';
import { Email } from '@plinth/domain/fields/email';

/** Parses a person's address as typed. @throws Fault */
export function readAddress(text: string): string {
  const address = Email.safeParse(text);
  if (!address.success) throw new Fault(`A person is named by an address, not “${text}”.`, 2);
  return address.data;
}
