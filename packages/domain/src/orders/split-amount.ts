/**
 * An amount in minor units in equal parts that add up to it exactly; the first parts are one minor unit larger when
 * it does not divide.
 */
export function splitAmount(amount: number, parts: number): number[] {
  const part = Math.floor(amount / parts);
  const rest = amount - part * parts;
  return Array.from({ length: parts }, (_, index) => part + (index < rest ? 1 : 0));
}
