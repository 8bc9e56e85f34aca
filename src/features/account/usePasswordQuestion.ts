import { useState } from 'react';
import { findFieldErrors } from '#api/ApiError.ts';

export interface PasswordQuestion {
  /**
   * Resolves once the call has ended; rejects with errors that concern the password only, so that the user can retry.
   */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before a call: `ask` resolves with the call's result, or undefined if the user cancels. */
export function usePasswordQuestion<Result>() {
  const [question, setQuestion] = useState<PasswordQuestion>();

  const ask = (call: (password: string) => Promise<Result>) =>
    new Promise<Result | undefined>((resolve, reject) => {
      const end = (settle: () => void) => {
        setQuestion(undefined);
        settle();
      };
      setQuestion({
        onPassword: async (password) => {
          try {
            const result = await call(password);
            end(() => resolve(result));
          } catch (error) {
            const faulty = Object.keys(findFieldErrors(error));
            // Errors at other fields belong to the form behind the question.
            if (faulty.every((field) => field === 'currentPassword')) throw error;
            end(() => reject(error));
          }
        },
        onClose: () => end(() => resolve(undefined)),
      });
    });

  return { question, ask };
}
