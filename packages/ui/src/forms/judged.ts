import { issueText } from './issue-text.ts';

export type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  /** What a zod check requires: a type, or what a number counts. */
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
};

/** The result of a draft, or what is wrong with it: the unchanged result of a zod schema, or of `judged`. */
export type Judged<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** Problems by dotted path. */
export type Problems = Readonly<Record<string, string>>;

/** Builds a result from custom checks: `data` if no path has a problem. */
export function judged<Data>(problems: Record<string, string | null | undefined>, data: Data): Judged<Data> {
  const issues = Object.entries(problems).flatMap(([path, message]) =>
    message ? [{ path: path.split('.'), message }] : [],
  );
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
}

/** Returns the first problem of each path, with the text of `messageOf` if it returns one, otherwise the schema's. */
export function problemsOf(result: Judged<unknown>, messageOf?: (issue: Issue) => string): Problems {
  const problems: Record<string, string> = {};
  if (!result.success)
    for (const issue of result.error.issues)
      problems[issue.path.map(String).join('.')] ??= messageOf?.(issue) ?? issueText(issue);
  return problems;
}

/** Returns the problem at a path or, for a field with several values, below it. */
export const problemAt = (problems: Problems, path: string): string | null =>
  problems[path] ?? Object.entries(problems).find(([known]) => known.startsWith(`${path}.`))?.[1] ?? null;

/** Returns the problems without those of an edited path; the same object if it had none. */
export function withoutPath(problems: Problems, path: string): Problems {
  const open = Object.entries(problems).filter(([known]) => known !== path && !known.startsWith(`${path}.`));
  return open.length === Object.keys(problems).length ? problems : Object.fromEntries(open);
}

/**
 * Returns what a server refused, by the form's path: its `fields` name the path, possibly nested in what was sent
 * (`data.title` for `title`). Fields that match no path of the form are left out.
 */
export function refusalsOf(error: unknown, paths: readonly string[]): Problems {
  const fields: unknown =
    typeof error === 'object' && error !== null && 'fields' in error ? error.fields : [];
  const problems: Record<string, string> = {};
  for (const { path, message } of (Array.isArray(fields) ? fields : []) as {
    path: string;
    message: string;
  }[]) {
    const own = paths.find(
      (known) => path === known || path.endsWith(`.${known}`) || path.startsWith(`${known}.`),
    );
    if (own !== undefined) problems[own] ??= message;
  }
  return problems;
}
