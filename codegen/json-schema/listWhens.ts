import type { JsonSchema } from '#model/fieldSchema.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';
import { listProperties, listRequired, listValues } from './schemaTypes.ts';

/** The properties that an object has, or must have, only while all of some conditions hold. */
export interface Demand {
  when: unknown[];
  properties: Map<string, unknown>;
  required: string[];
}

/** Returns the demands of `if`, of dependencies, and of the shapes inside them that depend on a property's value. */
export function listWhens(resolver: SchemaResolver, schema: Resolved): Demand[] {
  const own = new Map(listProperties(schema));
  const collect = (part: Resolved, outer: unknown[], level: number): Demand[] =>
    level > DEEPEST
      ? []
      : part.whens.flatMap((when) => {
          const then = resolver.resolve(when.schema);
          return then.isNever ? [] : demand(then, [...outer, when.if], level + 1);
        });

  function demand(then: Resolved, when: unknown[], level: number): Demand[] {
    const options = then.branches.length > 0 ? resolver.options(then) : [];
    const stated = { when, properties: new Map(listProperties(then)), required: listRequired(then) };
    const shapes = options.flatMap((option) => {
      const chosen = listProperties(option).filter(
        ([name, property]) => own.has(name) && listValues(resolver.resolve(property)),
      );
      const names = new Set(chosen.map(([name]) => name));
      const inOption = [...when, ...(chosen.length > 0 ? [toCondition(chosen, resolver)] : [])];
      const properties = new Map(listProperties(option).filter(([name]) => !names.has(name)));
      const required = chosen.length > 0 ? listRequired(option).filter((name) => !names.has(name)) : [];
      return [{ when: inOption, properties, required }, ...collect(option, inOption, level)];
    });
    return [...(options.length > 0 ? shapes : [stated, ...collect(then, when, level)])];
  }

  return collect(schema, [], 0);
}

function toCondition(chosen: readonly [string, unknown][], resolver: SchemaResolver): JsonSchema {
  return {
    properties: Object.fromEntries(
      chosen.map(([name, schema]) => [name, { enum: listValues(resolver.resolve(schema)) }]),
    ),
    required: chosen.map(([name]) => name),
  };
}

/** The deepest nesting of conditions inside conditions. */
const DEEPEST = 6;
