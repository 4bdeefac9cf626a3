/**
 * The words of a text, given as SQL, as search compares them: English stems, without accents, so that "facade" finds
 * "façade", and parted at hyphens, strokes and dots as `plainWords` in domain parts what is searched for. Without the
 * extension unaccent, which not every service that speaks PostgreSQL has.
 */
export const searched = (text: string): string =>
  `to_tsvector('english', regexp_replace(translate(normalize(${text}, NFD), '-/._', '    '), '[\\u0300-\\u036f]', '', 'g'))`;
