/**
 * The security of a public call: an alternative that requires nothing, since some readers take an empty list for a gap.
 */
export const NO_SECURITY: Record<string, string[]>[] = [{}];
