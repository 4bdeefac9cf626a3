import { describe, expect, it } from 'vitest';
import { readDrawing } from './read-drawing.ts';

function read(svg: string) {
  const problems: string[] = [];
  const drawing = readDrawing(svg, (line, what) => void problems.push(`${line}: ${what}`));
  return { drawing, problems };
}

/** A drawing as drawing programs save it: with comments, classes, colours and names of their own. */
const SAVED = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.test" width="120px" height="80px" data-name='Layer 1'>
  <defs><style>.cls-1{fill:none;stroke:#231f20;stroke-width:2px;}.cls-2, .cls-3{fill:#fff;}.cls-3{fill:#c0c0c0}
  /* .cls-1{fill:red} */</style><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
  <ink:view zoom="1"><rect width="9" height="9"/></ink:view>
  <g id="Walls" class="cls-1" onclick="alert(1)">
    <rect class="cls-2" x="1" y="1" width="118" height="78"/>
    <rect class="cls-3" width="4" height="4"/>
    <path d="M0 0h9" style="stroke:rgb(10, 10, 10); fill:url(#g); behavior:url(x)"/>
  </g>
  <a href="javascript:alert(1)"><text x="4" y="9" fill="black">A &amp; B</text></a>
</svg>`;

describe('a drawing as saved by a drawing program', () => {
  it('AUTHOR-02 is reduced to shapes and text in the theme’s colour', () => {
    const { drawing, problems } = read(SAVED);
    expect(problems).toEqual([]);
    expect(drawing).toMatchObject({ width: 120, height: 80 });
    expect(drawing?.svg).toContain('viewBox="0 0 120 80"');
    expect(drawing?.svg).not.toMatch(
      /class|style|\bid=|onclick|href|script|defs|Gradient|zoom|#|url\(|rgb|<!--|<\?xml|DOCTYPE|data-name/,
    );
    expect(drawing?.svg).toContain('<g fill="none" stroke="currentColor" stroke-width="2px">');
    expect(drawing?.svg).toContain('<text x="4" y="9" fill="currentColor">A &amp; B</text>');
  });

  it('AUTHOR-02 white areas become empty, and light colours become a fainter ink', () => {
    const { drawing } = read(SAVED);
    const rects = drawing?.svg.match(/<rect [^>]*>/g) ?? [];
    expect(rects).toHaveLength(2);
    expect(rects[0]).toContain('fill="none"');
    expect(rects[1]).toMatch(/fill="currentColor" fill-opacity="0.25"/);
  });

  it.each([
    ['width="120" height="80px"', '0 0 120 80'],
    ['width="25.4mm" height="1in"', '0 0 96 96'],
    ['width="72pt" height="2.54cm"', '0 0 96 96'],
  ])('AUTHOR-02 with its size given only as %s has the view box %s', (size, box) => {
    const { drawing } = read(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9"/></svg>`);
    expect(drawing?.svg).toContain(`viewBox="${box}"`);
  });

  it('AUTHOR-02 stays unchanged when it is already plain', () => {
    const plain =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n  <rect width="4" height="4" fill="none" stroke="currentColor"/>\n</svg>';
    expect(read(plain).drawing?.svg).toBe(plain);
  });

  it.each([
    [
      'an icon without any colour',
      '<svg role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>Tool</title><path d="M0 0h9"/></svg>',
      '<svg fill="currentColor" role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>Tool</title><path d="M0 0h9"/></svg>',
    ],
    [
      'an icon with a class, a remark and holes',
      '<!-- @license x - ISC -->\n<svg class="bi" viewBox="0 0 4 4" fill="currentColor">\n<path fill-rule="evenodd" d="M0 0h9"/></svg>',
      '<svg viewBox="0 0 4 4" fill="currentColor">\n<path fill-rule="evenodd" d="M0 0h9"/></svg>',
    ],
    [
      'a shape without a colour among others that have one',
      '<svg viewBox="0 0 4 4"><g fill="none"><path d="M0 0h9"/></g><rect width="1" height="1"/></svg>',
      '<svg fill="currentColor" viewBox="0 0 4 4"><g fill="none"><path d="M0 0h9"/></g><rect width="1" height="1"/></svg>',
    ],
    [
      'lines alone, which are not filled',
      '<svg viewBox="0 0 4 4"><line x1="0" x2="4" stroke="currentcolor" stroke-miterlimit="10"/></svg>',
      '<svg viewBox="0 0 4 4"><line x1="0" x2="4" stroke="currentcolor" stroke-miterlimit="10"/></svg>',
    ],
    [
      'a colour that is inherited from nowhere',
      '<svg fill="inherit" viewBox="0 0 4 4"><path d="M0 0h9"/></svg>',
      '<svg fill="currentColor" viewBox="0 0 4 4"><path d="M0 0h9"/></svg>',
    ],
    [
      'a layer that its program hides',
      '<svg viewBox="0 0 4 4" fill="none"><g style="display:none"><path d="M0 0h9"/><script>x</script></g><g visibility="hidden"/><path d="M1 1h1"/></svg>',
      '<svg viewBox="0 0 4 4" fill="none"><path d="M1 1h1"/></svg>',
    ],
  ])('AUTHOR-02 keeps its shapes in the theme’s colour: %s', (_what, saved, shown) => {
    const { drawing, problems } = read(saved);
    expect(problems).toEqual([]);
    expect(drawing?.svg).toBe(shown);
  });

  it('AUTHOR-02 keeps its clip paths and masks, under ids that no other drawing on a page has', () => {
    const { drawing, problems } = read(`<svg viewBox="0 0 4 4" fill="none">
<style>.faded{mask:url(#b)}</style>
<g clip-path="url(#a)"><path fill="#000" d="M0 0h9" onclick="x"/></g><g class="faded"><rect fill="red" width="4" height="4"/></g>
<path style="clip-path:url(#made-of-copies)" d="M1 1h1"/><path mask="url(https://x.test/#b)" d="M2 2h1"/>
<defs><clipPath id="a"><rect width="2" height="4" fill="white" onclick="x"/></clipPath>
<mask id="b" maskUnits="userSpaceOnUse" onload="x"><circle r="2" style="fill:#fff"/><image href="x"/><path fill="url(https://x.test/#g)" d="M3 3"/></mask>
<clipPath id="made-of-copies"><use href="#c"/></clipPath></defs></svg>`);
    expect(problems).toEqual([]);
    const svg = drawing?.svg ?? '';
    const [clip, mask] = [...svg.matchAll(/ id="(cut-\w+-\d)"/g)].map(([, id]) => id);
    expect(svg).toContain(
      `<defs><clipPath id="${clip}"><rect width="2" height="4" fill="white"/></clipPath><mask id="${mask}" maskUnits="userSpaceOnUse"><circle r="2" fill="#fff"/><path d="M3 3"/></mask></defs>`,
    );
    expect(svg).toContain(`<g clip-path="url(#${clip})"><path fill="currentColor" d="M0 0h9"/></g>`);
    expect(svg).toContain(`<g mask="url(#${mask})"><rect `);
    expect(svg).toContain('<path d="M1 1h1"/><path d="M2 2h1"/>');
    expect(svg).not.toMatch(/onclick|onload|https|image|copies/);
    const other = read(
      '<svg viewBox="0 0 4 4"><mask id="b"><rect width="1" height="1"/></mask><g mask="url(#b)"/></svg>',
    );
    expect(other.problems).toEqual([]);
    expect(other.drawing?.svg).not.toContain(mask);
  });

  it.each([
    ['<svg viewBox="0 0 4 4">\n<script>alert(1)</script></svg>', '2: <script> cannot be in a drawing'],
    ['<svg viewBox="0 0 4 4">\n\n<foreignObject/></svg>', '3: <foreignObject> cannot be in a drawing'],
    ['<svg viewBox="0 0 4 4"><use href="#a"/></svg>', '1: <use> cannot be in a drawing'],
    ['<svg viewBox="0 0 4 4"><g></svg>', '1: </svg> closes nothing'],
    ['<svg viewBox="0 0 4 4">\n<rect width=4></svg>', '2: this is not a tag that can be read'],
    ['<svg><g/></svg>', '1: the drawing has no size'],
    ['no drawing', '1: the drawing has no size'],
  ])('AUTHOR-02 %j is refused with its line', (svg, problem) => {
    const { drawing, problems } = read(svg);
    expect(drawing).toBeNull();
    expect(problems).toContain(problem);
  });
});
