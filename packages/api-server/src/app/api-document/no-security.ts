/** Of a call that anybody may make: an alternative that asks for nothing, since some readers take an empty list for a gap. */
export const NO_SECURITY: Record<string, string[]>[] = [{}];
