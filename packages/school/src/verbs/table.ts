/** Formats rows as lines of aligned columns under their titles; the last column is not padded. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => Array.from(row[column] ?? '').length)),
  );
  // Text that applicants typed must not control the terminal.
  const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return [titles, ...rows].map((row) =>
    row
      .map((cell, column) => plain(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
