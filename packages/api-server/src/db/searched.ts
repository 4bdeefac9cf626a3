/**
 * A text, given as SQL, as search compares it: English stems, without accents, so that "facade" finds "façade", and
 * split at hyphens, slashes and dots as `plainWords` in domain splits the search. Does not use the extension unaccent,
 * which not every service that speaks PostgreSQL has.
 */
export const searched = (text: string): string =>
  `to_tsvector('english', regexp_replace(translate(normalize(${text}, NFD), '-/._', '    '), '[\\u0300-\\u036f]', '', 'g'))`;
