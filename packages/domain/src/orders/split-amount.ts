/**
 * Splits an amount in minor units into equal parts that add up to it exactly; if it does not divide evenly, the first
 * parts are one minor unit larger.
 */
export function splitAmount(amount: number, parts: number): number[] {
  const part = Math.floor(amount / parts);
  const rest = amount - part * parts;
  return Array.from({ length: parts }, (_, index) => part + (index < rest ? 1 : 0));
}
