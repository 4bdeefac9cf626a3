/**
 * The one span of bytes that a Range header asks for, both ends included. Null where the whole is to be sent: without a
 * header, with one of several spans or one that ends before it begins, or of a unit that is not bytes. 'outside' cannot
 * be met: 416.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}
