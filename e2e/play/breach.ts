/** A fact that must not occur: it names the person concerned and ends the play. */
export class Breach extends Error {
  constructor(who: string, fact: string) {
    super(`${who}: ${fact}`);
    this.name = 'Breach';
  }
}
