const textOf = (month: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(`${month}-01T00:00:00Z`));

/** A month (YYYY-MM) in words, such as `November 2026`. */
export const monthText = (month: string): string => textOf(month, { month: 'long', year: 'numeric' });

/** The same in a few letters, without the year. */
export const shortMonth = (month: string): string => textOf(month, { month: 'short' });
