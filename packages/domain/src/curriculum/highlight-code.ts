/** A piece of code with its highlighting; plain without a kind. */
export type CodePiece = { text: string; kind?: 'comment' | 'string' | 'number' | 'word' };

type Language = { comment: string; string: string; words: string };

const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const HASH = String.raw`#[^\n]*`;

const C: Language = {
  comment: SLASHES,
  string: QUOTED,
  words:
    'abstract as base bool break byte case catch char class const continue decimal default do double else enum false ' +
    'finally float for foreach if in int interface internal is long namespace new null object out override private ' +
    'protected public readonly ref return sealed static string struct switch this throw true try typeof using var ' +
    'virtual void while async await get set',
};
const SCRIPT: Language = {
  comment: SLASHES,
  string: `${QUOTED}|\`(?:\\\\.|[^\`\\\\])*\``,
  words:
    'as async await break case catch class const continue default delete do else enum export extends false finally for ' +
    'from function if implements import in instanceof interface let new null of private public readonly return static ' +
    'super switch this throw true try type typeof undefined var void while yield',
};
const PYTHON: Language = {
  comment: HASH,
  string: String.raw`"""[\s\S]*?"""|'''[\s\S]*?'''|[rfbu]?(?:${QUOTED})`,
  words:
    'and as assert async await break class continue def del elif else except False finally for from global if import in ' +
    'is lambda None nonlocal not or pass raise return self True try while with yield',
};
const SHELL: Language = {
  comment: String.raw`(?<![^\s])#[^\n]*`,
  string: QUOTED,
  words: 'case do done elif else esac export fi for function if in local return set then until while',
};
const SQL: Language = {
  comment: String.raw`--[^\n]*|\/\*[\s\S]*?\*\/`,
  string: "'(?:''|[^'])*'",
  words:
    'and as asc between by case create delete desc distinct else end exists from group having in insert into is join ' +
    'left like limit not null on or order outer right select set table then union update values when where with',
};
const DATA: Language = { comment: HASH, string: QUOTED, words: 'true false null yes no' };
const MARKUP: Language = {
  comment: String.raw`<!--[\s\S]*?-->`,
  string: String.raw`"[^"<>]*"|'[^'<>]*'|<\/?[\w:.-]+|\/?>`,
  words: '',
};
/** The exchange format of models: entities in capitals, instances by number. */
const STEP: Language = {
  comment: String.raw`\/\*[\s\S]*?\*\/`,
  string: String.raw`'(?:''|[^'])*'|\.[A-Z]+\.`,
  words: '',
};

const LANGUAGES: Readonly<Record<string, Language>> = {
  c: C,
  cs: C,
  csharp: C,
  'c#': C,
  cpp: C,
  java: C,
  designscript: C,
  js: SCRIPT,
  javascript: SCRIPT,
  jsx: SCRIPT,
  ts: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  css: { ...SCRIPT, words: '' },
  py: PYTHON,
  python: PYTHON,
  ironpython: PYTHON,
  sh: SHELL,
  bash: SHELL,
  shell: SHELL,
  console: SHELL,
  powershell: SHELL,
  sql: SQL,
  json: DATA,
  yaml: DATA,
  yml: DATA,
  toml: DATA,
  ini: DATA,
  html: MARKUP,
  xml: MARKUP,
  svg: MARKUP,
  ifc: STEP,
  step: STEP,
};

const NUMBER = String.raw`\b(?:0x[\da-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\b`;

/** Keywords are matched case-insensitively only in SQL. */
function patternOf(language: Language): RegExp {
  const words = language.words === '' ? '(?!)' : String.raw`\b(?:${language.words.replaceAll(' ', '|')})\b`;
  return new RegExp(
    `(?<comment>${language.comment})|(?<string>${language.string})|(?<number>${NUMBER})|(?<word>${words})`,
    language === SQL ? 'gi' : 'g',
  );
}

/**
 * Splits code into pieces for highlighting: comments, strings, numbers and the keywords of its language. Joined, the
 * pieces are the code; code in an unknown language is one piece.
 */
export function highlightCode(code: string, language = ''): CodePiece[] {
  const known = LANGUAGES[language.toLowerCase()];
  if (!known) return [{ text: code }];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(patternOf(known))) {
    if (text === '') continue;
    if (index > end) pieces.push({ text: code.slice(end, index) });
    const kind = (['comment', 'string', 'number', 'word'] as const).find(
      (name) => groups[name] !== undefined,
    );
    pieces.push({ text, ...(kind ? { kind } : {}) });
    end = index + text.length;
  }
  if (end < code.length) pieces.push({ text: code.slice(end) });
  return pieces;
}
