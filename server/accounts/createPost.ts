import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/Failure.ts';
import { emailKey } from '#server/store/emailKey.ts';
import type { Store } from '#server/store/Store.ts';
import type { Background } from './createBackground.ts';
import { countAttempt } from './limitAttempts.ts';
import { getPublicUrl, type Mailer, type Message } from './mailer.ts';

export type Post = ReturnType<typeof createPost>;

interface PostParts {
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'host' | 'port'>;
  store: Pick<Store, 'attempts'>;
  mailer: Mailer;
  background: Background;
}

/** Sends messages in the background. */
export function createPost({ config, store, mailer, background }: PostParts) {
  async function sendForStranger(message: Message): Promise<void> {
    const limit = { key: `messages to ${emailKey(message.to)}`, max: ATTEMPT_LIMITS.messagesFromStrangers };
    try {
      await countAttempt(store.attempts, [limit]);
    } catch (error) {
      // The answer must not reveal the limit; the recipient already has the earlier messages.
      if (error instanceof Failure && error.reason === 'tooManyAttempts') return;
      throw error;
    }
    await mailer(message);
  }

  return {
    /** Whether messages reach their recipients; without a mail server, only the operator reads them. */
    reachesPeople: config.smtpUrl !== undefined,
    publicUrl: getPublicUrl(config),
    send: (message: Message) => background.run(mailer(message)),
    /** For calls without sign-in: drops messages beyond the limit of an address. */
    sendForStranger: (message: Message) => background.run(sendForStranger(message)),
  };
}
