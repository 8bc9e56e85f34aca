import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations as Contract } from '#generated/api.ts';
import type { OperationId } from '#generated/operations.ts';
import type { WrittenJson } from './WrittenJson.ts';

/** Who makes a call. */
export interface Caller {
  /** Empty, like the session, for calls that need no sign-in. */
  userId: string;
  sessionId: string;
}

/** The argument of a handler; parameters, query and body satisfy the contract. */
export interface Call<Id extends OperationId> extends Caller {
  params: ParamsOf<Id>;
  /** Values are texts; flags are 'true' or 'false'. */
  query: { [Name in keyof QueryOf<Id>]?: string };
  body: BodyOf<Id>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id> | WrittenJson>;

/** One handler per operation of the contract; a group of handlers implements some of them. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type ParamsOf<Id extends OperationId> = NonNullable<Contract[Id]['parameters']['path']>;
type QueryOf<Id extends OperationId> = NonNullable<Contract[Id]['parameters']['query']>;
type BodyOf<Id extends OperationId> = JsonOf<Contract[Id]['requestBody']>;

type AnswerOf<Id extends OperationId> = JsonOf<
  Contract[Id]['responses'][keyof Contract[Id]['responses'] & (200 | 201 | 202 | 204)]
>;
type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;
