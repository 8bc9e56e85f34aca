import type { Background } from '#server/accounts/createBackground.ts';
import type { Mailer } from '#server/accounts/mailer.ts';
import type { Tokens } from '#server/accounts/tokens.ts';
import type { ChangeFeed } from '#server/changes/createChangeFeed.ts';
import type { Config } from '#server/config.ts';
import type { Kinds } from '#server/kinds.ts';
import type { ReferenceService } from '#server/reference/referenceService.ts';
import type { Store } from '#server/store/Store.ts';
import type { AnswerList } from './answerList.ts';

/** The services and settings that all handlers share. */
export interface Context {
  config: Config;
  store: Store;
  kinds: Kinds;
  tokens: Tokens;
  mailer: Mailer;
  changes: ChangeFeed;
  background: Background;
}

/** The parts that handlers of lists need in addition. */
export interface ListContext extends Context {
  answerList: AnswerList;
  reference: ReferenceService;
}
