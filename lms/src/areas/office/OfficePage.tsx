import type { Capability } from '@plinth/domain/staff/capability';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownStaffQuery } from '../../data/staff.ts';

/** A page of the office for people whose roles open it; other staff are told they lack access. */
export function OfficePage({ needs, children }: { needs: Capability; children: ReactNode }) {
  const own = useQuery(ownStaffQuery()).data;
  return own?.capabilities.includes(needs) ? (
    children
  ) : (
    <EmptyState
      level={1}
      title="Your role does not include this page"
      action={<Button href="/office">Go to the overview</Button>}
    >
      <Text tone="soft">An owner of the school can give you a role that opens it.</Text>
    </EmptyState>
  );
}
