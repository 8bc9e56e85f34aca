import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';

/** A text that users can see, and the line that it begins on; `{…}` replaces computed parts. */
export interface VisibleString {
  line: number;
  text: string;
}

/**
 * Returns the user-visible strings of a TypeScript, JSON or YAML source: every text in a place for words, such as the
 * content of an element or the property `title`, and every other text that reads like a sentence.
 */
export function findStrings(file: string, source: string): VisibleString[] {
  if (file.endsWith('.yaml')) return findYamlStrings(source);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: VisibleString[] = [];
  const visit = (node: ts.Node, holdsWords: boolean): void => {
    if (isForPrograms(node)) return;
    const text = toText(node);
    if (text !== undefined && (holdsWords ? isWord(text) : isSentence(text))) {
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    }
    ts.forEachChild(node, (child) => visit(child, startsWords(child) || (holdsWords && keepsWords(node, child))));
  };
  visit(tree, false);
  return found;
}

/** Properties, attributes and variables that hold words; a name may also end in one of them, as `errorTitle` does. */
const WORD_NAMES =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext|placeholder)|x-(?:row|empty|message|unused-message|warn|placeholder|labels|tab-titles)|warn)$|(?:title|label|labels|message|messages|description|heading|placeholder|subtitle|hint|lead|notes?|tooltip|caption|legend|plural|action|question|done|texts?|words|wording|sentence|reason|summary)$/i;
/** Functions that return words. */
const WORD_FUNCTIONS = /(?:texts?|title|label|messages?|words|wording|sentence|counted|reason|summary|notes?)$/i;
const ERROR_CLASSES = /(?:Error|Failure|Invalid)$/;
/** Properties and attributes whose texts only programs read. */
const CODE_NAMES =
  /^(?:className|id|key|href|to|type|role|name|code|pattern|d|style|width|\$ref|\$id|\$schema|const|format|x-note)$/;

function startsWords(node: ts.Node): boolean {
  if (isContainer(node)) return true;
  if (ts.isJsxExpression(node)) return isContainer(node.parent);
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return WORD_NAMES.test(toName(node));
  if (ts.isVariableDeclaration(node)) return WORD_NAMES.test(toName(node));
  if (ts.isNewExpression(node)) return ERROR_CLASSES.test(node.expression.getText());
  return ts.isFunctionDeclaration(node) && WORD_FUNCTIONS.test(toName(node));
}

/**
 * Whether a child of a place for words is such a place too: a branch, an entry or a returned value, but not a
 * comparison.
 */
function keepsWords(node: ts.Node, child: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return JOINING.has(node.operatorToken.kind);
  if (ts.isCaseClause(node)) return child !== node.expression;
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return child === node.initializer;
  return !ENDING.has(node.kind);
}

const { SyntaxKind } = ts;
const JOINING = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
  SyntaxKind.AmpersandAmpersandToken,
]);
const ENDING = new Set([
  SyntaxKind.CallExpression,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.JsxElement,
  SyntaxKind.JsxFragment,
  SyntaxKind.JsxSelfClosingElement,
  SyntaxKind.VariableStatement,
  SyntaxKind.Parameter,
  SyntaxKind.TemplateSpan,
]);

/** Whether nothing inside the node is shown: imports, types, tagged templates and names for programs. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  return (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && CODE_NAMES.test(toName(node));
}

function toName(node: ts.NamedDeclaration | ts.JsxAttribute): string {
  return node.name?.getText().replaceAll(/['"]/g, '') ?? '';
}

/** Returns the text of a literal, or of an element with everything in its sentence; undefined for any other node. */
function toText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
  if (!isContainer(node) || !hasText(node) || (isContainer(node.parent) && hasText(node.parent))) return undefined;
  return toSentence(node);
}

function toSentence({ children }: ts.JsxElement | ts.JsxFragment): string {
  const parts = children.map((child) => {
    if (ts.isJsxText(child)) return child.text;
    if (isContainer(child)) return toSentence(child);
    const { expression } = ts.isJsxExpression(child) ? child : {};
    return expression && ts.isStringLiteralLike(expression) ? expression.text : '{…}';
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

function isContainer(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxFragment(node);
}

function hasText({ children }: ts.JsxElement | ts.JsxFragment): boolean {
  return children.some((child) => ts.isJsxText(child) && isWord(child.text));
}

/** Whether a text is a word or words, and not a name that only programs read: `notFound`, `h2`. */
function isWord(text: string): boolean {
  return /\p{L}/u.test(text) && !/^[a-z]+(?:[A-Z_]\w*|\d)$/.test(text);
}

/** Whether a text has several words and begins with a capital, or has at least three words of plain text. */
function isSentence(text: string): boolean {
  if (!/\S\s+\S/.test(text) || !/\p{Ll}/u.test(text)) return false;
  // Code has calls; a sentence that names one ends like a sentence, and `(s)` is a plural.
  if (/\w\((?!s\))/.test(text)) return /^\p{Lu}\p{Ll}+ .*[.)]$/u.test(text);
  return SENTENCE_START.test(text) || /^(?:[\p{L}\d{}…'"’,.:;?!%()-]+ ){2}[^=<>]+$/u.test(text);
}

/** A capitalised word, a computed part, a quotation or the name of an environment variable. */
const SENTENCE_START = /^(?:\p{Lu}[\p{Ll}' ]|\{…\}[ /]|“|[A-Z]+_[A-Z]+ )/u;

function findYamlStrings(source: string): VisibleString[] {
  const lines = new LineCounter();
  const found: VisibleString[] = [];
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const name = String(key.value);
      if (WORD_NAMES.test(name) && !CODE_NAMES.test(name))
        found.push({ line: lines.linePos(value.range?.[0] ?? 0).line, text: value.value.trim() });
    },
  });
  return found;
}
