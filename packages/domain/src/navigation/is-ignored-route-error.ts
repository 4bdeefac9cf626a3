const IGNORED = ['Cancel rendering route', 'Failed to lookup route'];

/** Whether an error during a route change is ignored silently. */
export function isIgnoredRouteError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return IGNORED.some((text) => message.includes(text));
}
