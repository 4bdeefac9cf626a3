const part = (count: number, unit: string): string | null =>
  count === 0 ? null : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats experience in whole months, such as `2 years 2 months of experience`. */
export function experienceText(months: number): string {
  const parts = [part(Math.floor(months / 12), 'year'), part(months % 12, 'month')].filter(Boolean);
  return parts.length === 0 ? 'No work experience yet' : `${parts.join(' ')} of experience`;
}
