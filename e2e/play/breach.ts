/** A fact that must not be: it names whom it concerns, and ends the play. */
export class Breach extends Error {
  constructor(who: string, fact: string) {
    super(`${who}: ${fact}`);
    this.name = 'Breach';
  }
}
