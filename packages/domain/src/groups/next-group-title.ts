const lettersOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${lettersOf(Math.floor(index / 26) - 1)}${lettersOf(index % 26)}`;

/** Returns the first of Studio A, Studio B ... Studio Z, Studio AA not yet used in the cohort. */
export function nextGroupTitle(taken: readonly string[]): string {
  const used = new Set(taken);
  for (let index = 0; ; index += 1) {
    const title = `Studio ${lettersOf(index)}`;
    if (!used.has(title)) return title;
  }
}
