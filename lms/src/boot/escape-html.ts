const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes text for use in a document. */
export const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
