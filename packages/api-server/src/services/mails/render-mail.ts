import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/**
 * Renders a mail as plain text and as HTML, without the school's name, which is added on sending; all texts are data
 * and escaped.
 */
export function renderMail({ greeting = 'Hello,', paragraphs, action, closing }: Mail): {
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing ? [closing] : []),
  ].join('\n\n');
  /** Data as HTML, with its line breaks. */
  const lines = (words: string) => escapeHtml(words).replaceAll(/\r\n?|\n/g, '<br>');
  const p = (content: string, style = '') =>
    `<p style="margin:0 0 16px;line-height:1.5;${style}">${content}</p>`;
  const html = `${p(lines(greeting))}${paragraphs.map((paragraph) => p(lines(paragraph))).join('')}
${
  action
    ? p(
        `<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#1c1b19;color:#f4f0e6;padding:12px 20px;text-decoration:none">${escapeHtml(action.label)}</a>`,
      ) + p(escapeHtml(action.url), 'font-size:12px;word-break:break-all;color:#5b574f')
    : ''
}
${closing ? p(lines(closing), 'color:#5b574f') : ''}`;
  return { text, html };
}
