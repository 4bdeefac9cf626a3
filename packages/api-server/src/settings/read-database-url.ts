import { SettingFault } from './setting-fault.ts';
import { withEncodedPassword } from './with-encoded-password.ts';

const EXAMPLE = 'postgres://user:password@db.example.org:5432/school';

/**
 * Reads the address of a PostgreSQL, its user name and password percent-encoded.
 * @throws SettingFault when it is none
 */
export function readDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text)) throw new SettingFault('must begin with postgres://');
  const address = withEncodedPassword(text);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.hash || url.pathname.lastIndexOf('/') > 0)
    throw new SettingFault(`cannot be read; write it like ${EXAMPLE}, marks in the password as %XX`);
  return address;
}
