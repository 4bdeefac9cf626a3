const VALUE_MAX = 500;

/**
 * Returns a campaign value as a lead stores it, at most 500 characters: values that are too long or contain unstorable
 * characters must not cost the lead.
 */
export const storableAttribution = (value: string): string =>
  [...value.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, VALUE_MAX).join('').trim();
