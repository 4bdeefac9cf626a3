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

/**
 * Makes the document of a page smaller: rules of components and states that this page does not have go, and so do
 * tokens and movements that nothing on it uses; classes get names of one or two letters. A page with an island stays
 * as it is, for what wakes there names classes of its own.
 * @param scripts what the site's scripts say: a class or a token that they name is kept as it is
 */
export function leanPage(html: string, scripts: string): string {
  const css = STYLE.exec(html)?.[2];
  if (css === undefined || html.includes('<astro-island')) return html;
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
        part.type === 'attribute' &&
        /^(?:aria|data)-/.test(part.name) &&
        !said.has(part.name) &&
        !said.has(propertyOf(part.name)),
    );
  const squeeze = (code: string, unusedSymbols: string[], visitor?: Visitor<never>) =>
    transform({
      filename: 'page.css',
      code: Buffer.from(code),
      minify: true,
      unusedSymbols,
      ...(visitor ? { visitor } : {}),
    }).code.toString();
  const used = squeeze(css, unused, {
    Selector: (selector) => (isOfOthers(selector) ? [{ type: 'class', name: NOWHERE }] : undefined),
  });
  const read = wordsOf(matches(used + body + scripts, /var\((--[\w-]+)/g).join(' '));
  const unread = matches(used, /(--[\w-]+):/g).filter((token) => !read.has(token));
  const moved = wordsOf(matches(used, /animation(?:-name)?:([^;}]*)/g).join(' '));
  const unmoved = matches(used, /@keyframes ([\w-]+)/g).filter((name) => !moved.has(name));
  const lean = squeeze(used, [...unread, ...unmoved, NOWHERE]).replace(
    /\.(-?[a-z_][\w-]*)/gi,
    (whole, name) => `.${short.get(name) ?? whole.slice(1)}`,
  );

  return html
    .replace(STYLE, (_, open, __, close) => open + lean + close)
    .replace(CLASSES, (whole, block, open, value: string) =>
      block
        ? whole
        : `${open}${value
            .split(/\s+/)
            .filter((name) => name && (short.has(name) || named.has(name)))
            .map((name) => short.get(name) ?? name)
            .join(' ')}"`,
    );
}
