import { issueWords } from './issue-words.ts';

export type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  /** What a check of zod asks for: a type, or a number of what. */
  readonly expected?: string | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
};

/** What a draft makes, or what is wrong with it: the result of a zod schema as it is, or of `judged`. */
export type Judged<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** What is wrong, by dotted path. */
export type Problems = Readonly<Record<string, string>>;

/** A judgement of one's own: `data` where no path has a problem. */
export function judged<Data>(problems: Record<string, string | null | undefined>, data: Data): Judged<Data> {
  const issues = Object.entries(problems).flatMap(([path, message]) =>
    message ? [{ path: path.split('.'), message }] : [],
  );
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
}

/** The first problem of each path; in other words than the schema's where `messageOf` has some. */
export function problemsOf(result: Judged<unknown>, messageOf?: (issue: Issue) => string): Problems {
  const problems: Record<string, string> = {};
  if (!result.success)
    for (const issue of result.error.issues)
      problems[issue.path.map(String).join('.')] ??= messageOf?.(issue) ?? issueWords(issue);
  return problems;
}

/** What is wrong at a path or, for a field that holds several values, below it. */
export const problemAt = (problems: Problems, path: string): string | null =>
  problems[path] ?? Object.entries(problems).find(([known]) => known.startsWith(`${path}.`))?.[1] ?? null;

/** The problems without those of a path that was edited; the same object where it had none. */
export function withoutPath(problems: Problems, path: string): Problems {
  const open = Object.entries(problems).filter(([known]) => known !== path && !known.startsWith(`${path}.`));
  return open.length === Object.keys(problems).length ? problems : Object.fromEntries(open);
}

/**
 * What a server refused, by the own path that it concerns: its `fields` name the path, perhaps inside of what was sent
 * (`data.title` for `title`). What belongs to no own path is left out.
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
