import { type Selector, transform, type Visitor } from 'lightningcss';

const STYLE = /(<style>)([\s\S]*?)(<\/style>)/;
/** An attribute of a tag, and whole scripts and styles, whose text may look like one. */
const CLASSES = /<(script|style)\b[\s\S]*?<\/\1>|(\sclass=")([^"]*)"/g;

const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Stands for what no element of the page is. */
const NOWHERE = 'nowhere';

/** A property of an element, as scripts name an attribute: data-fonts is dataset.fonts, aria-busy ariaBusy. */
const propertyOf = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** a, b ... z, aa, ab ... */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

/** A face of a few signs, such as that of the rupee, goes with its name where the page has none of them. */
function facesOf(css: string, said: string): string {
  const faces = css.matchAll(/@font-face\{font-family:([^;]+);[^}]*unicode-range:U\+([\dA-F]+);[^}]*\}/gi);
  let kept = css;
  for (const [face, family = '', code = ''] of faces)
    if (!said.includes(String.fromCodePoint(Number.parseInt(code, 16))))
      kept = kept.replace(face, '').replaceAll(`"${family.replaceAll('"', '')}",`, '');
  return kept;
}

/** Ends that every browser knows of: an item's before the next or the end of its list, a paragraph's before a block. */
const ENDS =
  /<(script|style|pre)\b[\s\S]*?<\/\1>|<\/li>(?=<li\b|<\/[ou]l>)|<\/p>(?=<(?:p|div|[ou]l|h[1-6]|section|form|details|table|nav)\b|<\/(?:div|section|li|details|header|form|article|figure)>)/g;
const withoutEnds = (html: string) => html.replace(ENDS, (whole, block) => (block ? whole : ''));

/** Of a drawing of ours: what it says for a file that stands alone, and the page says by the class beside it. */
const DRAWN = /<(?:svg|path|g)\b[^>]*\sclass="(aw-[\w -]+)"[^>]*>/g;
const ALONE = / (?:fill|stroke)="#\w+"| font-family="[^"]*"/g;

/**
 * Makes the document of a page smaller: rules of components, elements and states that this page does not have go, and
 * so do tokens, movements and faces that nothing on it uses; classes get names of one or two letters, and ends that are
 * understood are left out. A page with an island stays as it is, for what wakes there names classes of its own.
 * @param scripts what the site's scripts say: a class or a token that they name is kept as it is
 */
export function leanPage(built: string, scripts: string): string {
  const css = STYLE.exec(built)?.[2];
  if (css === undefined || built.includes('<astro-island')) return built;
  const html = built.replace(DRAWN, (tag, classes: string) =>
    classes.split(' ').every((name) => css.includes(`.${name}{`)) ? tag.replace(ALONE, '') : tag,
  );
  const body = html.replace(STYLE, '');
  const named = wordsOf(scripts + matches(html, /<script>([\s\S]*?)<\/script>/g).join('\n'));

  const counts = new Map<string, number>();
  for (const [, , , value = ''] of body.matchAll(CLASSES))
    for (const name of value.split(/\s+/).filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const styled = new Set(matches(css, /\.(-?[a-z_][\w-]*)/gi));
  const short = new Map(
    [...counts]
      .filter(([name]) => styled.has(name) && !named.has(name))
      .sort(([, a], [, b]) => b - a)
      .map(([name], index) => [name, shortName(index)]),
  );
  const unused = [...styled].filter((name) => !counts.has(name) && !named.has(name));

  const said = wordsOf(body + scripts);
  // Browsers set other attributes themselves, as `open`; these come from the page or its scripts alone.
  const isOfOthers = (selector: Selector) =>
    selector.some(
      (part) =>
        (part.type === 'type' && !said.has(part.name)) ||
        (part.type === 'attribute' &&
          /^(?:aria|data)-/.test(part.name) &&
          !said.has(part.name) &&
          !said.has(propertyOf(part.name))),
    );
  const squeeze = (code: string, unusedSymbols: string[], visitor?: Visitor<never>) =>
    transform({
      filename: 'page.css',
      code: Buffer.from(code),
      minify: true,
      unusedSymbols,
      ...(visitor ? { visitor } : {}),
    }).code.toString();
  const used = squeeze(facesOf(css, body + scripts), unused, {
    Selector: (selector) => {
      if (isOfOthers(selector)) return [{ type: 'class', name: NOWHERE }];
      // What nothing can be, everything is not.
      const left = selector.filter(
        (part) =>
          !(
            part.type === 'pseudo-class' &&
            part.kind === 'not' &&
            part.selectors.every((one) => isOfOthers(one))
          ),
      );
      return left.length > 0 && left.length < selector.length ? left : undefined;
    },
  });
  const read = wordsOf(matches(used + body + scripts, /var\((--[\w-]+)/g).join(' '));
  const unread = matches(used, /(--[\w-]+):/g).filter((token) => !read.has(token));
  const moved = wordsOf(matches(used, /animation(?:-name)?:([^;}]*)/g).join(' '));
  const unmoved = matches(used, /@keyframes ([\w-]+)/g).filter((name) => !moved.has(name));
  const lean = squeeze(used, [...unread, ...unmoved, NOWHERE])
    // In a list beside others it is left standing.
    .replaceAll(new RegExp(`\\.${NOWHERE},|,\\.${NOWHERE}\\b`, 'g'), '')
    .replace(/\.(-?[a-z_][\w-]*)/gi, (whole, name) => `.${short.get(name) ?? whole.slice(1)}`);

  return withoutEnds(html.replace(STYLE, (_, open, __, close) => open + lean + close)).replace(
    CLASSES,
    (whole, block, open, value: string) =>
      block
        ? whole
        : `${open}${value
            .split(/\s+/)
            .filter((name) => name && (short.has(name) || named.has(name)))
            .map((name) => short.get(name) ?? name)
            .join(' ')}"`,
  );
}
