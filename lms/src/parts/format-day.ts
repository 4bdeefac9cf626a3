const parts = (instant: string, zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' })
    .formatToParts(new Date(instant))
    .reduce<Record<string, string>>((found, { type, value }) => Object.assign(found, { [type]: value }), {});

/** A day in short, such as `Tue 3 Dec`, in a zone. */
export function formatDay(instant: string, zone: string): string {
  const { weekday, day, month } = parts(instant, zone);
  return `${weekday} ${day} ${month}`;
}
