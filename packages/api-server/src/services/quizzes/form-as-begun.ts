import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { forms, formVersions } from '../../db/schema/forms.ts';
import type { FormRow } from './attempt.ts';

type Sheet = { formId: string; version: number };
type Kept = typeof formVersions.$inferSelect;

/** Returns a form as it was when a sheet was begun: `kept` is that version, null if it is the current one. */
export function asBegun(form: FormRow, kept: Kept | null): FormRow {
  if (!kept) return form;
  const { replacedAt: _replaced, ...shape } = kept;
  return { ...form, ...shape };
}

/** Reads the form of a sheet as it was begun, and as it is `today`; undefined once there is no such form. */
export async function readFormAsBegun(
  db: Queryable,
  sheet: Sheet,
): Promise<{ form: FormRow; today: FormRow } | undefined> {
  const [found] = await db
    .select({ form: forms, kept: formVersions })
    .from(forms)
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, forms.formId), eq(formVersions.version, sheet.version)),
    )
    .where(eq(forms.formId, sheet.formId));
  return found && { form: asBegun(found.form, found.kept), today: found.form };
}
