const lettersOf = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${lettersOf(Math.floor(index / 26) - 1)}${lettersOf(index % 26)}`;

/** The first of Studio A, Studio B ... Studio Z, Studio AA that no group of the cohort is called yet. */
export function nextGroupTitle(taken: readonly string[]): string {
  const used = new Set(taken);
  for (let index = 0; ; index += 1) {
    const title = `Studio ${lettersOf(index)}`;
    if (!used.has(title)) return title;
  }
}
