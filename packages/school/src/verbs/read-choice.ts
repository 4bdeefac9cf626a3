import { Fault } from '@plinth/api-server/fault';

/** One of some values, typed in either case and perhaps with hyphens; none when none was. @throws Fault */
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
