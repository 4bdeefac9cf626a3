/**
 * Whether a client accepts an encoding (RFC 9110, 12.5.3): it is named, or covered by `*`, and its weight is not 0.
 * @param header the value of Accept-Encoding; without it nothing is encoded
 */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.map((one) => /^q\s*=\s*([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
