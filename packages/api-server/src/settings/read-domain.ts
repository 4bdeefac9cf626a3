import { SettingFault } from './setting-fault.ts';

/** Reads the domain of addresses, in lower case; a leading @ is dropped. @throws SettingFault for anything else */
export function readDomain(text: string): string {
  const domain = text.replace(/^@/, '').toLowerCase();
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/.test(domain))
    throw new SettingFault('must be domains with commas between them, such as school.example.org');
  return domain;
}
