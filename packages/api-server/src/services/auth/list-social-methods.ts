import type { Deps } from '../../deps.ts';

/** Lists the school's social sign-ins, in the order of its settings. */
export function listSocialMethods({ identityProviders }: Deps) {
  return { methods: [...identityProviders.values()].map(({ method, label }) => ({ method, label })) };
}
