import type { Mail } from './mail.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** One layout for every mail, as plain text and as HTML; all texts are data and escaped. */
export function renderMail({ greeting, paragraphs, action, closing, subject }: Mail): {
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing ? [closing] : []),
    'Plinth',
  ].join('\n\n');
  const p = (content: string, style = '') =>
    `<p style="margin:0 0 16px;line-height:1.5;${style}">${content}</p>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f0e6;color:#1c1b19;font-family:Helvetica,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<div style="border-top:2px solid #1c1b19;padding-top:8px;margin-bottom:32px;font-family:monospace;font-size:12px">PLINTH</div>
${p(escapeHtml(greeting))}${paragraphs.map((paragraph) => p(escapeHtml(paragraph))).join('')}
${
  action
    ? p(
        `<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#1c1b19;color:#f4f0e6;padding:12px 20px;text-decoration:none">${escapeHtml(action.label)}</a>`,
      ) + p(escapeHtml(action.url), 'font-size:12px;word-break:break-all;color:#5b574f')
    : ''
}
${closing ? p(escapeHtml(closing), 'color:#5b574f') : ''}
</div></body></html>`;
  return { text, html };
}
