const NAME_MAX = 120;

/**
 * The name of a file, safe to show and to put into a header: without path, control and direction characters, with the
 * extension of its content.
 */
export function safeFileName(name: string, extension: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Surrogate}"<>|:*?;]/gu, '').trim();
  const stem = base.replace(/\.[^.]*$/, '').replace(/^\.+/, '');
  return `${Array.from(stem || 'file')
    .slice(0, NAME_MAX)
    .join('')}.${extension}`;
}
