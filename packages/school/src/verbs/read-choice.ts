import { Fault } from '@plinth/api-server/fault';

/**
 * Parses one of a set of values, typed in either case and optionally with hyphens; undefined if none was typed. @throws
 * Fault
 */
export function readChoice<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string,
): Value;
export function readChoice<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined;
export function readChoice<Value extends string>(
  option: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined;
  const typed = text.toUpperCase().replaceAll('-', '_');
  const value = values.find((one) => one === typed || one === text.toUpperCase());
  if (value === undefined) throw new Fault(`${option} is one of ${values.join(', ')}.`, 2);
  return value;
}
