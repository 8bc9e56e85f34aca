import { objectAt } from '#codegen/contractReferences.ts';
import { type ContractCall, listCalls } from '#codegen/contracts/listCalls.ts';
import type { Json } from '#codegen/readContract.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { ContractEdit } from './ContractEdit.ts';
import { compareSchemaOver, type SchemaEdits } from './compareSchemaOver.ts';

/** Returns every edit between two versions of the contract, apart from its kinds. */
export function compareCallsOver(old: Json, now: Json): ContractEdit[] {
  const edits: SchemaEdits = { old, now, seen: new Set() };
  const before = new Map(listCalls(old).map((call) => [toKey(call), call]));
  const after = new Map(listCalls(now).map((call) => [toKey(call), call]));
  const gone = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, call]): ContractEdit => {
      return { path: toPlace(call), isGone: true, code: 'call removed', message: toTitle(call) };
    });
  const kept = [...after].flatMap(([key, call]): ContractEdit[] => {
    const earlier = before.get(key);
    if (!earlier) return [{ path: toPlace(call), code: 'call added', message: toTitle(call) }];
    return [
      ...compareWords(earlier, call, edits),
      ...compareParameters(earlier, call, edits),
      ...compareBodies(earlier, call, edits),
      ...compareAnswers(earlier, call, edits),
    ];
  });
  return [...gone, ...kept];
}

function toKey({ method, path }: ContractCall): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

function toTitle({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}

function toPlace({ method, path }: ContractCall): (string | number)[] {
  return ['paths', path, method.toLowerCase()];
}

function getOperation(document: Json, call: ContractCall): Json {
  return objectAt(document, ...toPlace(call).map(String));
}

const COMPARED: ReadonlySet<string> = new Set(['parameters', 'requestBody', 'responses', 'security']);

function compareWords(before: ContractCall, after: ContractCall, { old, now }: SchemaEdits): ContractEdit[] {
  const [was, is] = [getOperation(old, before), getOperation(now, after)];
  const path = toPlace(after);
  const words = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (word) => !COMPARED.has(word) && !isDeepEqual(was[word], is[word]),
  );
  const access = [was.security ?? old.security, is.security ?? now.security];
  return [
    ...words.map((word): ContractEdit => {
      return { path: [...path, word], code: 'words changed', message: `${toTitle(after)}: "${word}"` };
    }),
    ...(isDeepEqual(access[0], access[1])
      ? []
      : [{ path: [...path, 'security'], code: 'access changed' as const, message: `${toTitle(after)}: "security"` }]),
  ];
}

function compareParameters(before: ContractCall, after: ContractCall, edits: SchemaEdits): ContractEdit[] {
  const toName = (name: string, place: string) => `${toTitle(after)}: parameter "${name}" in ${place}`;
  const earlier = new Map(before.parameters.filter(isNamed).map((one) => [`${one.in} ${one.name}`, one]));
  const path = [...toPlace(after), 'parameters'];
  const kept = after.parameters.filter(isNamed).flatMap((one): ContractEdit[] => {
    const was = earlier.get(`${one.in} ${one.name}`);
    earlier.delete(`${one.in} ${one.name}`);
    const message = toName(one.name, one.in);
    if (!was) return [{ path, code: one.isRequired ? 'required parameter added' : 'parameter added', message }];
    return [
      ...(one.isRequired && !was.isRequired
        ? [{ path, code: 'required parameter added' as const, message: `${message}: "required"` }]
        : []),
      ...compareSchemaOver({ before: was.schema, after: one.schema, at: message, path, isSent: true, edits }),
    ];
  });
  const gone = [...earlier.values()].map((one): ContractEdit => {
    return {
      path: [...toPlace(before), 'parameters'],
      isGone: true,
      code: 'parameter removed',
      message: toName(one.name, one.in),
    };
  });
  return [...kept, ...gone];
}

// The name of a parameter in a path does not matter to callers.
function isNamed({ in: place }: ContractCall['parameters'][number]): boolean {
  return place !== 'path';
}

function compareBodies(before: ContractCall, after: ContractCall, edits: SchemaEdits): ContractEdit[] {
  const [was, is] = [before.body, after.body];
  const path = [...toPlace(after), 'requestBody'];
  const message = `${toTitle(after)}: body`;
  if (!is)
    return was ? [{ path: [...toPlace(before), 'requestBody'], isGone: true, code: 'body removed', message }] : [];
  if (!was) return [{ path, code: is.isRequired ? 'required body added' : 'body added', message }];
  return [
    ...(is.isRequired && !was.isRequired ? [{ path, code: 'required body added' as const, message }] : []),
    ...compareSchemaOver({ before: was.schema, after: is.schema, at: message, path, isSent: true, edits }),
  ];
}

function compareAnswers(before: ContractCall, after: ContractCall, edits: SchemaEdits): ContractEdit[] {
  const [was, is] = [getOperation(edits.old, before), getOperation(edits.now, after)].map((one) =>
    objectAt(one, 'responses'),
  );
  const path = [...toPlace(after), 'responses'];
  const say = (code: string) => `${toTitle(after)}: answer ${code}`;
  const added = Object.keys(is ?? {}).filter((code) => !Object.hasOwn(was ?? {}, code));
  const removed = Object.keys(was ?? {}).filter((code) => !Object.hasOwn(is ?? {}, code));
  const [own, other] = [after.answer, before.answer];
  const inSchema =
    own && other && own.schema !== undefined && other.schema !== undefined
      ? compareSchemaOver({
          before: other.schema,
          after: own.schema,
          at: `${toTitle(after)}: answer`,
          path,
          isSent: false,
          edits,
        })
      : [];
  const isUnread = own?.status === other?.status && (own?.schema === undefined) !== (other?.schema === undefined);
  return [
    ...added.map((code): ContractEdit => ({ path: [...path, code], code: 'answer added', message: say(code) })),
    ...removed.map((code): ContractEdit => {
      const gone = /^2/.test(code) ? 'answer removed' : 'error removed';
      return { path: [...toPlace(before), 'responses', code], isGone: true, code: gone, message: say(code) };
    }),
    ...(isUnread
      ? [{ path, code: 'other values answered' as const, message: `${toTitle(after)}: whether the answer is JSON` }]
      : []),
    ...inSchema,
  ];
}
