/**
 * Returns whether an address belongs to one of the push services; any other address a browser names is never called.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host } = new URL(endpoint);
  return services.some((service) => {
    const [scheme, name = ''] = service.split('//');
    if (scheme !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}
