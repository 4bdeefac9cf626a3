/** The number of zones whose format is cached: creating one costs a hundred times as much as using it. */
const ZONES_KEPT = 50;

/** Returns a part of an instant in a zone, such as its month; empty for a part that is not formatted. */
type PartsIn = (timezone: string, instant: Date) => (type: Intl.DateTimeFormatPartTypes) => string;

/** Returns a formatter of instants for any zone; the formats of the most recently used zones are cached. */
export function partsIn(locale: string, options: Intl.DateTimeFormatOptions): PartsIn {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (timezone: string) => {
    const kept = formats.get(timezone);
    if (kept) return kept;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone });
    for (const oldest of formats.keys()) {
      if (formats.size < ZONES_KEPT) break;
      formats.delete(oldest);
    }
    formats.set(timezone, format);
    return format;
  };
  return (timezone, instant) => {
    const parts = formatOf(timezone).formatToParts(instant);
    return (type) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  };
}
