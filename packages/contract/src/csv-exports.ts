/** How often one member of staff may export lists. */
export const csvExports = { calls: 20, seconds: 600, by: 'caller' } as const;
