/** The zone of whoever reads, by the name people know: "India Standard Time". */
export function zoneName(date: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time';
}

/** The day of an instant in the reader's own zone: "18 May 2026". */
export function dayInOwnZone(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  );
}

/** The time of an instant in the reader's own zone, which is named: "15:00, India Standard Time". */
export function timeInOwnZone(instant: string): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(date);
  return `${time}, ${zoneName(date)}`;
}

/** A deadline in the reader's own zone: "18 May 2026, 15:00, India Standard Time". */
export function inOwnZone(instant: string): string {
  return `${dayInOwnZone(instant)}, ${timeInOwnZone(instant)}`;
}
