const VALUE_MAX = 500;

/**
 * A value of a campaign as a lead takes it, at most 500 characters: what an advertiser wrote too long, or in letters
 * that cannot be stored, must not cost the lead itself.
 */
export const storableAttribution = (value: string): string =>
  [...value.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, VALUE_MAX).join('').trim();
