/** How many letters must be changed, added or left out to turn one word into another, ignoring case. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (let column = 1; column <= to.length; column += 1)
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above[to.length] ?? 0;
}

/** The known word that was probably meant; null if none is close. */
export function nearestOf(word: string, known: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(word.length / 3));
  const [nearest] = known
    .map((other) => ({ other, far: distance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far);
  return nearest?.other ?? null;
}
