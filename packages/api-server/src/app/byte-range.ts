/**
 * The one span of bytes that a Range header requests, both ends included. Null if the whole is to be sent: without a
 * header, with several spans or one that ends before it begins, or with a unit other than bytes. 'outside' cannot be
 * met: 416.
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
