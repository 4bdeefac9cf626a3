type Texts<Value extends string> = Readonly<Record<Value, string | { text: string }>>;

/** The options of a choice among values that have texts: in the order of the texts, or of the values given. */
export const optionsOf = <Value extends string>(
  texts: Texts<Value>,
  values: readonly Value[] = Object.keys(texts) as Value[],
): { value: Value; label: string }[] =>
  values.map((value) => {
    const text = texts[value];
    return { value, label: typeof text === 'string' ? text : text.text };
  });
