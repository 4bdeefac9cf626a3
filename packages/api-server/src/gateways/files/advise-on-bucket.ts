const FULL = new Set([
  'InsufficientStorage',
  'QuotaExceeded',
  'XAmzQuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);
const AWAY =
  /^(ECONN|ENOTFOUND|EAI_|EHOST|EPIPE|ETIMEDOUT|TimeoutError|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|ERR_TLS)/;
const INSUFFICIENT_STORAGE = 507;

type Trouble = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

export type Advice = {
  /** Null for a failure that concerns one file only, such as a missing one. */
  kind: 'FULL' | 'AWAY' | null;
  /** What a person should do about it; the service reports the same problem in many ways. */
  text: string;
};

/** Explains a failure of the file service. @param where its address, @param bucket its name there */
export function adviseOnBucket(
  { name, code, message, $metadata }: Trouble,
  bucket: string,
  where: string,
): Advice {
  const status = $metadata?.httpStatusCode ?? 0;
  const cause = typeof code === 'string' ? code : name;
  const away = (text: string): Advice => ({ kind: 'AWAY', text });
  if (AWAY.test(cause))
    return away(`The file service at ${where} does not answer (${cause}). Check S3_ENDPOINT.`);
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return away(
      `The file service at ${where} refuses the key (${name}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  if (name === 'NoSuchBucket')
    return away(
      `There is no bucket ${bucket} at ${where}. Make it, or check S3_BUCKET: the school uses S3_BUCKET-public and S3_BUCKET-private.`,
    );
  if (FULL.has(name) || status === INSUFFICIENT_STORAGE)
    return {
      kind: 'FULL',
      text: `The bucket ${bucket} at ${where} is full (${name}). Make room in it or raise its quota.`,
    };
  if (name === 'RequestTimeTooSkewed')
    return away(
      `The file service at ${where} finds the clock of this machine wrong (${name}). Set the clock.`,
    );
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed' || status === 301)
    return away(`The bucket ${bucket} is in another region (${name}). Check S3_REGION and S3_ENDPOINT.`);
  if (name === 'AccessDenied' || status === 403)
    return away(
      `The key may not read, write and delete in the bucket ${bucket} at ${where} (${name}). Give it that right.`,
    );
  return {
    kind: status >= 500 ? 'AWAY' : null,
    text: `The bucket ${bucket} at ${where} cannot be used (${name}: ${message.split('\n')[0]}).`,
  };
}
