import { describe, expect, it } from 'vitest';
import { leanPage } from './lean-page.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

describe('a lean page', () => {
  it('keeps the rules of classes it uses, under short names, and drops those of other pages', () => {
    const css = ':root{--ink:#111;--wash:#eee}.used_1{color:var(--ink)}.unused_2{background:var(--wash)}';
    const lean = leanPage(page(css, '<p class="used_1">One</p><p class="used_1 plain">Two</p>'), '');
    expect(lean).toBe(page(':root{--ink:#111}.a{color:var(--ink)}', '<p class="a">One<p class="a">Two</p>'));
  });

  it('keeps the class attribute that a rule asks for, and the rules of states and elements', () => {
    const css = 'ul[class]{padding:0}.row_1[hidden]{display:none}.row_1>li{margin:0}';
    const lean = leanPage(page(css, '<ul class="bare"></ul><ul class="row_1"><li>One</ul>'), '');
    expect(lean).toBe(
      page(
        'ul[class]{padding:0}.a[hidden]{display:none}.a>li{margin:0}',
        '<ul class=""></ul><ul class="a"><li>One</ul>',
      ),
    );
  });

  it('drops rules of elements that are neither on the page nor made by its scripts', () => {
    const css = 'table,p{margin:0}select{width:auto}';
    expect(leanPage(page(css, '<p>One</p>'), 'document.createElement("select")')).toContain(
      '<style>p{margin:0}select{width:auto}</style>',
    );
  });

  it('drops states that nothing on the page or in its scripts can have, and movements that nothing makes', () => {
    const css =
      '@keyframes turn_1{to{opacity:0}}@keyframes come_2{to{opacity:1}}.b_1{animation:come_2 1s}.b_1[aria-disabled=true]{color:red}.b_1[aria-busy]{color:green}:root[data-theme=dark] .b_1[open]{color:#00f}';
    const lean = leanPage(page(css, '<p class="b_1" open></p>'), 'b.ariaBusy = "true"; root.dataset.theme');
    expect(lean).toContain(
      '<style>@keyframes come_2{to{opacity:1}}.a{animation:1s come_2}.a[aria-busy]{color:green}:root[data-theme=dark] .a[open]{color:#00f}</style>',
    );
  });

  it('says nothing of what a state is not where nothing can be in it', () => {
    const css = '.b_1:hover:not([aria-disabled=true]){color:red}.b_1:active:not([open]){color:green}';
    expect(leanPage(page(css, '<i class="b_1"></i>'), '')).toBe(
      page('.a:hover{color:red}.a:active:not([open]){color:green}', '<i class="a"></i>'),
    );
  });

  it('keeps a face of single signs only where the page has them', () => {
    const css =
      ':root{--text:"Text","Rupee",serif}@font-face{font-family:Rupee;unicode-range:U+20B9;src:url(r.woff2)}p{font-family:var(--text)}';
    expect(leanPage(page(css, '<p>$ 10</p>'), '')).not.toContain('Rupee');
    expect(leanPage(page(css, '<p>₹ 10</p>'), '')).toMatch(/"Rupee".*@font-face\{font-family:Rupee/);
  });

  it('leaves the colours of our drawings to the styles of the page', () => {
    const css = '.aw-shade{fill:red}';
    const drawn =
      '<svg fill="#fff"><path class="aw-shade" fill="#e7e1d2" d="M0 0"/><path class="aw-ink" fill="#000" d="M1 1"/></svg>';
    expect(leanPage(page(css, drawn), '')).toContain(
      '<svg fill="#fff"><path class="a" d="M0 0"/><path class="" fill="#000" d="M1 1"/></svg>',
    );
  });

  it('leaves out only ends that every browser knows of', () => {
    const body =
      '<ul><li>One</li><li><p>Two</p></li></ul><a><p>Three</p></a><p>Four</p> five<pre></li><li></pre>';
    const lean = leanPage(page('ul{margin:0}', body), '');
    expect(lean).toContain(
      '<ul><li>One<li><p>Two</ul><a><p>Three</p></a><p>Four</p> five<pre></li><li></pre>',
    );
    const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    expect(read(lean.replace(/<pre>.*<\/pre>/, ''))).toBe(read(body.replace(/<pre>.*<\/pre>/, '')));
  });

  it('leaves a class and its name to the scripts that name it', () => {
    const css = '.shown_1{color:red}.made_2{color:green}.used_3{color:#00f}';
    const script = '<script>document.body.className = "shown_1"</script>';
    const lean = leanPage(page(css, `<p class="used_3"></p>${script}`), 'element.className = "made_2"');
    expect(lean).toBe(
      page('.shown_1{color:red}.made_2{color:green}.a{color:#00f}', `<p class="a"></p>${script}`),
    );
  });

  it('does not touch what only looks like markup inside a script', () => {
    const data = '<script type="application/ld+json">{"text":"<p class=\\"used_1\\">"}</script>';
    const lean = leanPage(page('.used_1{color:red}', `<p class="used_1"></p>${data}`), '');
    expect(lean).toBe(page('.a{color:red}', `<p class="a"></p>${data}`));
  });

  it('leaves a page with an island as it is', () => {
    const html = page(
      '.used_1{color:red}.unused_2{color:red}',
      '<astro-island class="used_1"></astro-island>',
    );
    expect(leanPage(html, '')).toBe(html);
  });
});
