import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { RoleChoice } from './CareerBuilder.tsx';

/** Returns the server's roles; those of the build until it answers, or if it does not. */
export function useRoles(built: RoleChoice[]): RoleChoice[] {
  const [roles, setRoles] = useState(built);
  useEffect(() => {
    let isHere = true;
    api.careerBuilder
      .listRoles({})
      .then((answer) => isHere && setRoles(answer.roles))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return roles;
}
