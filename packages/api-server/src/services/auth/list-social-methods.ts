import type { Deps } from '../../deps.ts';

/** The social sign-ins of this school, in the order of its settings. */
export function listSocialMethods({ identityProviders }: Deps) {
  return { methods: [...identityProviders.values()].map(({ method, label }) => ({ method, label })) };
}
