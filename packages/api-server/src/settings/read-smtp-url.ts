import { SettingFault } from './setting-fault.ts';
import { withEncodedPassword } from './with-encoded-password.ts';

const EXAMPLE = 'smtps://user:password@mail.example.org:465';

/**
 * Reads the address of a mail server, its user name and password percent-encoded.
 * @throws SettingFault when it names no server, or more than that
 */
export function readSmtpUrl(text: string): string {
  if (!/^smtps?:\/\//i.test(text)) throw new SettingFault('must begin with smtp:// or smtps://');
  const address = withEncodedPassword(text);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) throw new SettingFault(`cannot be read; write it like ${EXAMPLE}, marks in the password as %XX`);
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname))
    throw new SettingFault(`names no mail server; write it like ${EXAMPLE}`);
  if (!/^\/?$/.test(url.pathname) || url.hash)
    throw new SettingFault(
      `must end with the mail server and its port; write it like ${EXAMPLE}, marks in the password as %XX`,
    );
  return address;
}
