import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';

/** The name of a role as the server has it; its code in words until then. */
export function useRoleTitle(careerType: CareerType): string {
  const [title, setTitle] = useState(() => careerType.replaceAll('_', ' ').toLowerCase());
  useEffect(() => {
    let isHere = true;
    api.careerBuilder
      .listRoles({})
      .then(({ roles }) => {
        const role = roles.find((one) => one.careerType === careerType);
        if (isHere && role) setTitle(role.title);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [careerType]);
  return title;
}
