import { Breach } from '../breach.ts';
import type { Play } from '../play.ts';

/** The text of a mail, without what differs between two sendings of the same mail. */
const wordsOf = (text: string) => text.slice(text.indexOf('\r\n\r\n')).replaceAll(/--_NmP-\S+/g, '');

/**
 * Checks the mails since the last check: no one received one twice. A mail during whose sending the process was killed
 * may arrive again under the same id, by which mail programs recognise it; that is allowed only after a kill. Each
 * check returns how many there are.
 */
export function createMailCheck({ standIns }: Play): (wasKilled: boolean) => Promise<number> {
  const [ids, words, again] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let looked = 0;
  return async (wasKilled) => {
    const mails = await standIns.mails();
    for (const { id, to, subject, text } of mails.slice(looked)) {
      if (ids.has(id)) {
        if (wasKilled) again.add(id);
        if (again.has(id)) continue;
        throw new Breach(to, `got “${subject}” twice, under one id`);
      }
      ids.add(id);
      const key = `${to} ${wordsOf(text)}`;
      if (words.has(key)) throw new Breach(to, `got “${subject}” twice, in the same words`);
      words.add(key);
    }
    looked = mails.length;
    return looked;
  };
}
