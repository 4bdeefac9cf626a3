/** A header value for a download under any name: plain ASCII first, the whole name for clients that read RFC 5987. */
export const attachment = (name: string) => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded}`;
};
