/**
 * Returns the milliseconds since the page was loaded, once they are at least as many as the fastest person needs. A
 * saved draft or a password manager fills in a form instantly; a person who then submits waits for the rest of the time
 * and is not mistaken for a machine.
 * @param fastest the shortest time in which a person fills in a form, in milliseconds
 */
export async function filledInMs(fastest: number): Promise<number> {
  const early = fastest - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return Math.ceil(performance.now());
}
