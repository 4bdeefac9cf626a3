/** Returns a part of a whole as a whole percentage, rounded down so that 100 means all; 0 of nothing is 0. */
export function wholePercentage(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.floor((part / whole) * 100));
}
