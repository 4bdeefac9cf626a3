/**
 * Milliseconds since the page came, once they are at least as many as the fastest person takes. A draft that was kept, or
 * a password manager, fills a form in a moment; who sends it waits for the rest of it, and is not taken for a machine.
 * @param fastest the shortest time in which a person fills in a form, in milliseconds
 */
export async function filledInMs(fastest: number): Promise<number> {
  const early = fastest - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return Math.ceil(performance.now());
}
