import { quotedName } from './quoted-name.ts';
import { SettingFault } from './setting-fault.ts';

const WITH_NAME = /^(?:"([^"]*)"\s*|([^<>"]*))<\s*([^<>]*?)\s*>$/;
const ADDRESS = /^[^\s<>()[\]",;:\\@]{1,64}@[^\s<>()[\]",;:\\@.]+(?:\.[^\s<>()[\]",;:\\@.]+)*$/;

/**
 * Reads the sender of mails: an address, or a name and an address in angle brackets. A name with a comma or another
 * character special in addresses is quoted; otherwise it would be read as two senders.
 * @throws SettingFault when there is no one address in it
 */
export function readSender(text: string): string {
  const [, quoted, plain, bracketed] = WITH_NAME.exec(text) ?? [];
  const address = bracketed ?? text;
  if (!ADDRESS.test(address))
    throw new SettingFault('must be an address, such as Riverside School <school@example.org>');
  const name = (quoted ?? plain ?? '').trim();
  return name ? `${quotedName(name)} <${address}>` : address;
}
