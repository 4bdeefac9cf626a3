import { type ComponentType, createContext, useContext } from 'react';
import type { Issue } from '../files/issues-of.ts';
import type { Json } from '../files/tidy.ts';
import type { FieldProps } from './field-props.ts';
import type { Path } from './set-at.ts';

type FormContext = {
  issues: readonly Issue[];
  /** The drawings this course may show. */
  drawings: readonly string[];
  change: (path: Path, make: (old: Json | undefined) => Json | undefined) => void;
  /** Announces a text to people who cannot see what moved. */
  announce: (text: string) => void;
  /** Scrolls the preview to a part of the page, by its id there. */
  showPart: (id: string) => void;
  /** The control of a field: lists and groups contain fields again. */
  Field: ComponentType<FieldProps>;
};

export const FormContext = createContext<FormContext>({
  issues: [],
  drawings: [],
  change: () => undefined,
  announce: () => undefined,
  showPart: () => undefined,
  Field: () => null,
});

export const useForm = () => useContext(FormContext);

/** Returns the id of the control at a path. */
export const fieldId = (path: Path) => `field-${path.join('.')}`;

/** Returns the problem at exactly this path, or null. */
export const issueAt = (issues: readonly Issue[], path: Path): string | null => {
  const message = issues.find((issue) => issue.path === path.join('.'))?.message;
  return message ? message.charAt(0).toUpperCase() + message.slice(1) : null;
};

/** Returns the number of problems at this path or below it. */
export const issuesBelow = (issues: readonly Issue[], path: Path): number => {
  const place = path.join('.');
  return issues.filter((issue) => issue.path === place || issue.path.startsWith(`${place}.`)).length;
};
