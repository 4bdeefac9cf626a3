import { COMPONENT_TYPES } from '@plinth/domain/curriculum/component-type';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HandInSlot } from './hand-in-slot.ts';
import { LessonContent } from './LessonContent.tsx';
import { PageLink } from './page-link.ts';
import { tableOfContents } from './table-of-contents.ts';

let made = 0;
const node = (
  type: string,
  meta: CurriculumNode['meta'] = {},
  children: CurriculumNode[] = [],
): CurriculumNode => {
  made += 1;
  return {
    nodeId: `node-${made}`,
    parentNodeId: null,
    type: type as 'READ',
    meta: { rank: made, ...meta },
    children,
  };
};

const show = (...nodes: CurriculumNode[]) => render(<LessonContent nodes={nodes} />);

describe('the content of a lesson', () => {
  it.each(
    COMPONENT_TYPES.filter(
      (type) =>
        !['IMAGE', 'FILE_UPLOAD', 'LINK_UPLOAD', 'SUBMIT', 'VIDEO', 'VIDEO_PLAYER', 'LIST'].includes(type),
    ),
  )('ENUM-21 a component of type %s shows its text', (type) => {
    show(node(type, { content: `The words of ${type}` }));
    expect(screen.getByText(`The words of ${type}`)).toBeInTheDocument();
  });

  it('an unknown type shows its heading, its text and its children', () => {
    show(
      node('HOLOGRAM', { heading: 'A new kind', content: 'Plain words' }, [
        node('PARAGRAPH', { content: 'Inside' }),
      ]),
    );
    expect(screen.getByRole('heading', { name: 'A new kind' })).toBeInTheDocument();
    expect(screen.getByText('Plain words')).toBeInTheDocument();
    expect(screen.getByText('Inside')).toBeInTheDocument();
  });

  it('text runs keep their formatting, and an unsafe address does not become a link', () => {
    show(
      node('PARAGRAPH', {
        content: 'bold code safe unsafe',
        runs: [
          { text: 'bold', bold: true },
          { text: 'S1', code: true },
          { text: 'safe', href: 'https://www.iso.org/' },
          { text: 'unsafe', href: 'javascript:alert(1)' },
        ],
      }),
    );
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('S1').tagName).toBe('CODE');
    expect(screen.getByRole('link', { name: 'safe' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.queryByRole('link', { name: 'unsafe' })).toBeNull();
  });

  it('AUTHOR-02 quotes, rules, struck text, line breaks and lists with a start number are rendered as such', () => {
    const { container } = show(
      node('CONTENT_CONTAINER', { readType: 'QUOTE' }, [node('PARAGRAPH', { content: 'Less is more.' })]),
      node('PARAGRAPH', { readType: 'RULE', content: '' }),
      node('PARAGRAPH', {
        content: 'old first\nsecond',
        runs: [{ text: 'old', struck: true }, { text: ' first\nsecond' }],
      }),
      node('LIST', { value: '4' }, [node('NUMBER_POINT', { content: 'Fourth' })]),
    );
    expect(container.querySelector('blockquote')).toHaveTextContent('Less is more.');
    expect(screen.getByRole('separator')).toBeInTheDocument();
    expect(screen.getByText('old').tagName).toBe('S');
    expect(container.querySelectorAll('br')).toHaveLength(1);
    expect(screen.getByRole('list')).toHaveAttribute('start', '4');
  });

  it('AUTHOR-02 a list item can contain highlighted code and lists at any depth', () => {
    const { container } = show(
      node('LIST', {}, [
        node('BULLET_POINT', { content: 'Do' }, [
          node('PARAGRAPH', { readType: 'CODE', key: 'python', content: 'for x in y: pass' }),
          node('LIST', {}, [
            node('BULLET_POINT', { content: 'a' }, [
              node('LIST', {}, [node('BULLET_POINT', { content: 'b' })]),
            ]),
          ]),
        ]),
      ]),
    );
    expect(container.querySelector('pre')).toHaveTextContent('for x in y: pass');
    expect(container.querySelectorAll('pre span')).toHaveLength(3);
    expect(screen.getAllByRole('list')).toHaveLength(3);
  });

  it('AUTHOR-02 another lesson is linked within the course, and a file is downloaded with its name and size', () => {
    const page = { moduleId: 'm', nodeId: 'n' };
    const sum = 'a'.repeat(64);
    const text = node('PARAGRAPH', {
      content: 'next model evil',
      runs: [
        { text: 'next', page },
        { text: 'model', href: `/media/course/${sum}.ifc`, file: { name: 'house.ifc', bytes: 2_621_440 } },
        { text: 'evil', href: 'https://evil.test/x.exe', file: { name: 'x.exe', bytes: 1 } },
      ],
    });
    const { rerender } = show(text);
    expect(screen.queryByRole('link', { name: 'next' })).toBeNull();
    rerender(
      <PageLink value={({ moduleId, nodeId }) => `/learn/c/curriculum?mid=${moduleId}&cid=${nodeId}`}>
        <LessonContent nodes={[text]} />
      </PageLink>,
    );
    expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute(
      'href',
      '/learn/c/curriculum?mid=m&cid=n',
    );
    const model = screen.getByRole('link', { name: 'model' });
    expect(model).toHaveAttribute('download', 'house.ifc');
    expect(screen.getByText('(IFC, 2.5 MB)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'evil' })).not.toHaveAttribute('download');
  });

  it('markup in a text stays text', () => {
    const { container } = show(node('PARAGRAPH', { content: '<img src=x onerror=alert(1)>' }));
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('only shapes and text of a drawing reach the page', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>' +
      '<image href="https://example.org/x.png"/><a href="javascript:alert(1)"><path d="M0 0"/></a>' +
      '<rect width="4" height="4" fill="currentColor" onclick="alert(1)"/><text>WIP</text></svg>';
    show(node('IMAGE', { value: svg, content: 'Four states' }));
    const drawing = screen.getByRole('img', { name: 'Four states' });
    expect(drawing.querySelector('rect')).toHaveAttribute('fill', 'currentColor');
    expect(drawing).toHaveTextContent('WIP');
    expect(drawing.innerHTML).not.toMatch(/script|onload|onclick|href|<image|<a/);
  });

  it('a drawing without a colour uses the text colour of the theme, and keeps its holes', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill-rule="evenodd" d="M0 0h4v4z"/></svg>';
    show(node('IMAGE', { value: svg, content: 'A tool' }));
    const drawing = screen.getByRole('img', { name: 'A tool' });
    expect(drawing.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
    expect(drawing.querySelector('path')).toHaveAttribute('fill-rule', 'evenodd');
  });

  it('a drawing that cannot be read is described in words', () => {
    show(node('IMAGE', { value: '<svg><broken', content: 'Four states' }));
    expect(screen.getByText(/It shows: Four states/)).toBeInTheDocument();
  });

  it('a table has its column headings and its cells in the order of their rank', () => {
    const row = (a: string, b: string) =>
      node('LIST', { readType: 'ROW' }, [
        node('LIST_ENTRY', { key: 'Points', content: b, rank: 2, align: 'end' }),
        node('LIST_ENTRY', { key: 'Criterion', content: a, rank: 1 }),
      ]);
    show(node('LIST', { readType: 'TABLE' }, [row('Gates named', '15')]));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Criterion',
      'Points',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Gates named', '15']);
  });

  it('a formula becomes allow-listed MathML, inline and on its own', () => {
    const math = '<math><mfrac><mn>1</mn><mi>R</mi></mfrac><script>alert(1)</script></math>';
    const { container } = show(
      node('PARAGRAPH', { readType: 'MATH', title: 'Transmittance', content: '\\frac{1}{R}', value: math }),
      node('PARAGRAPH', {
        content: 'with R',
        runs: [{ text: 'with ' }, { text: 'R', math: '<math><mi>R</mi></math>' }],
      }),
      node('PARAGRAPH', { readType: 'MATH', content: 'U = x', value: '<svg onload="alert(1)"/>' }),
    );
    expect(container.querySelectorAll('math')).toHaveLength(2);
    expect(container.querySelector('mfrac mi')).toHaveTextContent('R');
    expect(container.innerHTML).not.toMatch(/script|onload/);
    expect(screen.getByText('U = x')).toBeInTheDocument();
  });

  it('ENUM-25 pictures of a zone are shown as tiles, and each can be enlarged by keyboard, touch and mouse', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
    show(
      node('ZONE', { zoneTitle: 'Three views', zoneDescription: 'Of one house' }, [
        node('IMAGE', { title: 'Plan', content: 'A plan', value: svg }),
        node('IMAGE', { title: 'Section', content: 'A section', value: svg }),
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Three views' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Enlarge: Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan' }));
    dialog.getByRole('region', { name: 'Plan, 100 %' }).focus();
    await userEvent.keyboard('++-');
    expect(dialog.getByRole('status')).toHaveTextContent('150 %');
    // Moving two fingers twice as far apart doubles the size; so do a double click and the wheel.
    const sheet = dialog.getByRole('region', { name: 'Plan, 150 %' });
    const fingers = (apart: number) => ({
      touches: [
        { clientX: 0, clientY: 0 },
        { clientX: apart, clientY: 0 },
      ],
    });
    fireEvent.touchStart(sheet, fingers(100));
    fireEvent.touchMove(sheet, fingers(200));
    fireEvent.touchEnd(sheet, { touches: [] });
    expect(dialog.getByRole('status')).toHaveTextContent('300 %');
    fireEvent.doubleClick(sheet);
    expect(dialog.getByRole('status')).toHaveTextContent('100 %');
    // The point under the pointer stays in place: at twice the size, the sheet is scrolled by the point's distance from
    // the edge.
    sheet.scrollLeft = 0;
    const drawn = sheet.querySelector('div') as HTMLElement;
    drawn.getBoundingClientRect = () =>
      new DOMRect(-sheet.scrollLeft, 0, 4 * Number.parseInt(drawn.style.width, 10), 100);
    fireEvent.doubleClick(sheet, { clientX: 100 });
    expect(sheet.scrollLeft).toBe(100);
    fireEvent.doubleClick(sheet, { clientX: 100 });
    fireEvent.wheel(sheet, { deltaY: -300, ctrlKey: true });
    expect(dialog.getByRole('status')).toHaveTextContent('272 %');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }, 20_000);

  it('the hand-in part shows what the page puts there', () => {
    render(
      <HandInSlot value={<button type="button">Hand in here</button>}>
        <LessonContent
          nodes={[node('COMPONENT_TASK', { heading: 'Hand in' }, [node('FILE_UPLOAD'), node('SUBMIT')])]}
        />
      </HandInSlot>,
    );
    expect(screen.getByRole('heading', { name: 'Hand in' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hand in here' })).toBeInTheDocument();
    expect(screen.queryByText(/Files, up to/)).toBeNull();
  });

  it('an assignment shows what is handed in, without buttons', () => {
    show(
      node('COMPONENT_TASK', { heading: 'Hand in' }, [
        node('FILE_UPLOAD', { title: 'Upload' }),
        node('SUBMIT', { title: 'Submit' }),
      ]),
    );
    expect(screen.getByText('Files, up to 50 MB')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('the table of contents lists sections and their subsections, but not set-off blocks', () => {
    const entries = tableOfContents([
      node('LESSON_READING', { title: 'Lesson' }, [
        node('CONTENT_CONTAINER', { heading: 'Names' }, [
          node('CONTENT_CONTAINER', { heading: 'Fields' }),
          node('CONTENT_CONTAINER', { heading: 'Reading a name', readType: 'EXAMPLE' }),
        ]),
        node('COMPONENT_CONTENT', {}, [node('CONTENT_CONTAINER', { heading: 'References' })]),
      ]),
    ]);
    expect(entries.map(({ title, level }) => [title, level])).toEqual([
      ['Names', 2],
      ['Fields', 3],
      ['References', 2],
    ]);
  });
});
