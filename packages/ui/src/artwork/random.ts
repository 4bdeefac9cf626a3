/** A source of numbers that returns the same sequence for the same seed. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** A whole number from `low` to `high`, both inclusive. */
  int: (low: number, high: number) => number;
  /** A length from `low` to `high`, in steps of a quarter. */
  length: (low: number, high: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    length: (low, high) => low + int(0, Math.round((high - low) * 4)) / 4,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
  };
}
