/** Returns the time zone of the reader's device, an IANA name. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
