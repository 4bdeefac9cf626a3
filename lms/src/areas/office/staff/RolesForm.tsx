import { ApiError } from '@plinth/api-client/api-error';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { RoleBoxes } from './RoleBoxes.tsx';
import * as css from './staff.css.ts';

type RolesFormProps<Value extends string> = {
  legend: string;
  action: string;
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  /** The roles as the list reports them. */
  held: Value[];
  /** The error shown if none is ticked although one is required. */
  leastOne?: string;
  /** @param seen the roles shown when the first of them was ticked or cleared */
  save: (wanted: Value[], seen: Value[]) => Promise<unknown>;
  /** Reads the present roles from a refusal; null if it contains none. */
  presentOf: (data: Record<string, unknown>) => Value[] | null;
};

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

/**
 * The roles of one person. If another person changed them first, those roles are shown beside the user's own choice, to
 * decide again.
 */
export function RolesForm<Value extends string>({
  legend,
  action,
  options,
  held,
  leastOne,
  save,
  presentOf,
}: RolesFormProps<Value>) {
  const client = useQueryClient();
  const changed = useOfficeChanged();
  const [typed, setTyped] = useState<{ roles: Value[]; seen: Value[] } | null>(null);
  const saving = useMutation({
    mutationFn: ({ roles, seen }: { roles: Value[]; seen: Value[] }) => save(roles, seen),
    onSuccess: async () => {
      await changed('Roles saved. They apply from the next request.');
      setTyped(null);
    },
  });
  const chosen = typed?.roles ?? held;
  const isEmpty = leastOne !== undefined && chosen.length === 0;
  const present =
    saving.error instanceof ApiError && saving.error.status === 409 ? presentOf(saving.error.data) : null;
  const textOf = (roles: readonly Value[]) =>
    options.flatMap(({ value, label }) => (roles.includes(value) ? [label] : [])).join(', ') || 'None';
  const settle = async () => {
    await client.invalidateQueries({ queryKey: ['office'] });
    setTyped(null);
    saving.reset();
  };
  return (
    <section className={css.section}>
      <RoleBoxes
        legend={legend}
        options={options}
        chosen={chosen}
        error={isEmpty ? leastOne : null}
        onChange={(roles) => {
          if (!present) saving.reset();
          setTyped({ roles, seen: typed?.seen ?? held });
        }}
      />
      {saving.error && (
        <Banner tone={present ? 'warning' : 'error'} live="alert">
          {saving.error.message}
        </Banner>
      )}
      {present ? (
        <>
          <dl className={css.compared}>
            <dt>Now</dt>
            <dd>{textOf(present)}</dd>
            <dt>Yours</dt>
            <dd>{textOf(chosen)}</dd>
          </dl>
          <div className={css.actions}>
            <Button onClick={() => void settle()}>Keep what is there</Button>
            <Button
              disabled={isEmpty}
              loading={saving.isPending}
              onClick={() => {
                setTyped({ roles: chosen, seen: present });
                saving.mutate({ roles: chosen, seen: present });
              }}
            >
              Save yours
            </Button>
          </div>
        </>
      ) : (
        <div className={css.actions}>
          <Button
            disabled={isEmpty || same(chosen, held)}
            loading={saving.isPending}
            onClick={() => saving.mutate({ roles: chosen, seen: typed?.seen ?? held })}
          >
            {action}
          </Button>
        </div>
      )}
    </section>
  );
}
