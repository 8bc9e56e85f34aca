import { parse } from 'yaml';
import type { Json } from '#codegen/readContract.ts';
import { isRecord } from '#model/isRecord.ts';
import { answerText } from '#model/readMeta.ts';

/** Somebody's contract, written in JSON or YAML, or why it is none: a sentence without its subject. */
export function readContractText(text: string): { document: Json } | { fault: string } {
  const document = parseText(text);
  if (!isRecord(document)) return { fault: `holds no contract but ${answerText(document)}` };
  const { openapi, swagger, paths } = document;
  if (swagger !== undefined)
    return { fault: `is of Swagger ${String(swagger).slice(0, 10)}; convert it into OpenAPI 3 first` };
  if (typeof openapi !== 'string' || !/^3\.\d/.test(openapi))
    return { fault: `is no contract of OpenAPI 3, but ${answerText(document)}` };
  if (!isRecord(paths)) return { fault: 'is a contract without paths' };
  return { document };
}

function parseText(text: string): unknown {
  const whole = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(whole);
  } catch {
    // Most contracts that are not JSON are YAML.
  }
  try {
    return parse(whole, { logLevel: 'silent' });
  } catch {
    return whole;
  }
}
