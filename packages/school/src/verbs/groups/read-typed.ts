import { Fault } from '@plinth/api-server/fault';

/** Returns the text of a required option. @throws Fault */
export function readTyped(option: string, text: string | undefined): string {
  if (!text) throw new Fault(`Say it with ${option}; \`school groups --help\` shows how.`, 2);
  return text;
}
