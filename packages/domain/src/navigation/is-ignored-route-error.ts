const IGNORED = ['Cancel rendering route', 'Failed to lookup route'];

/** Whether an error of a route change is passed over in silence. */
export function isIgnoredRouteError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return IGNORED.some((text) => message.includes(text));
}
