import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations as Contract } from '#generated/api.ts';
import type { OperationId } from '#generated/operations.ts';

/** What a handler is given: parameters, query and body have been checked against the contract. */
export interface Call<Id extends OperationId> {
  params: ParamsOf<Id>;
  /** As text, the way it stands in the address; flags are 'true' or 'false'. */
  query: { [Name in keyof QueryOf<Id>]?: string };
  body: BodyOf<Id>;
  /** Id of the signed-in user; empty for calls that are open to everybody. */
  userId: string;
  sessionId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

/** One handler per operation of the contract; a group of routes implements some of them. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

type ParamsOf<Id extends OperationId> = NonNullable<Contract[Id]['parameters']['path']>;
type QueryOf<Id extends OperationId> = NonNullable<Contract[Id]['parameters']['query']>;
type BodyOf<Id extends OperationId> = JsonOf<Contract[Id]['requestBody']>;

type AnswerOf<Id extends OperationId> = JsonOf<
  Contract[Id]['responses'][keyof Contract[Id]['responses'] & (200 | 201 | 202 | 204)]
>;
type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : undefined;
