import { parseDocument } from 'yaml';
import type { Json } from '#codegen/readContract.ts';
import { isRecord } from '#model/isRecord.ts';
import { answerText } from '#model/readMeta.ts';

/** Reads a contract in JSON or YAML; if it is invalid, returns why, as a sentence without its subject. */
export function readContractText(text: string): { document: Json } | { fault: string } {
  const parsed = parseText(text.replace(/^\uFEFF/, ''));
  if ('fault' in parsed) return parsed;
  const { value: document } = parsed;
  if (!isRecord(document)) return { fault: `holds no contract, but ${answerText(document)}` };
  const { openapi, swagger, paths } = document;
  if (swagger !== undefined)
    return { fault: `is of Swagger ${String(swagger).slice(0, 10)}; convert it to OpenAPI 3 first` };
  if (typeof openapi !== 'string' || !/^3\.\d/.test(openapi))
    return { fault: `is not an OpenAPI 3 contract, but ${answerText(document)}` };
  if (!isRecord(paths)) return { fault: 'is a contract without paths' };
  return { document };
}

function parseText(text: string): { value: unknown } | { fault: string } {
  // A web page is neither JSON nor YAML.
  if (text.trimStart().startsWith('<')) return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (/^\s*[{[]/.test(text)) return { fault: `is not valid JSON: ${error instanceof Error ? error.message : error}` };
  }
  try {
    const document = parseDocument(text, { prettyErrors: false });
    const [error] = document.errors;
    return error ? { fault: `is not valid YAML: ${error.message}` } : { value: document.toJS() };
  } catch (error) {
    // Aliases may repeat without end.
    return { fault: `is not valid YAML: ${error instanceof Error ? error.message : error}` };
  }
}
