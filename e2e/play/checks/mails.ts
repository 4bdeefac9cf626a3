import { Breach } from '../breach.ts';
import type { Play } from '../play.ts';

/** The words of a mail, without what differs between two sendings of one. */
const wordsOf = (text: string) => text.slice(text.indexOf('\r\n\r\n')).replaceAll(/--_NmP-\S+/g, '');

/**
 * Looks at the mails since the last look: nobody got one twice. One that the process was killed over may come again under
 * its own id, which mail programs know it by; that is allowed after a kill only. Each look answers how many there are.
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
