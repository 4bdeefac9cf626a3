const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text as it stands in a document. */
export const escapeHtml = (text: string): string => text.replace(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign);
