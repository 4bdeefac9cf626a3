/** Zones whose format is kept: making one costs a hundred times what using it does. */
const ZONES_KEPT = 50;

/** Tells a part of an instant in a zone, such as its month; empty for a part that is not written. */
type PartsIn = (timezone: string, instant: Date) => (type: Intl.DateTimeFormatPartTypes) => string;

/** One way to write instants, in whatever zone; the formats of the zones asked for last are kept. */
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
