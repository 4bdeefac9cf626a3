import { type ParseArgsConfig, parseArgs } from 'node:util';

type Option = NonNullable<ParseArgsConfig['options']>[string];

const each = (names: readonly string[], option: Option) =>
  Object.fromEntries(names.map((name) => [name, option]));

/** Reads what was typed after a verb; an option that is not named here is a mistyped command. */
export function readOptions<
  Text extends string = never,
  Flag extends string = never,
  List extends string = never,
  Defaulted extends string = never,
>(
  args: string[],
  {
    texts = [],
    flags = [],
    lists = [],
    defaults,
    allowPositionals = false,
  }: {
    texts?: readonly Text[];
    flags?: readonly Flag[];
    /** Options that may be typed several times. */
    lists?: readonly List[];
    /** Options with a text that stands if they are not typed. */
    defaults?: Record<Defaulted, string>;
    allowPositionals?: boolean;
  } = {},
) {
  const read: { values: object; positionals: string[] } = parseArgs({
    args,
    allowPositionals,
    options: {
      ...each(texts, { type: 'string' }),
      ...each(flags, { type: 'boolean', default: false }),
      ...each(lists, { type: 'string', multiple: true, default: [] }),
      ...Object.fromEntries<Option>(
        Object.entries<string>(defaults ?? {}).map(([name, text]) => [
          name,
          { type: 'string', default: text },
        ]),
      ),
    },
  });
  type Values = { [name in Text]?: string } & Record<Flag, boolean> &
    Record<List, string[]> &
    Record<Defaulted, string>;
  return { values: read.values as Values, positionals: read.positionals };
}
