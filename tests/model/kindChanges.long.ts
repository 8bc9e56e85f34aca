import { test } from 'vitest';
import { WORDS, walkKindChanges } from './kindChangesWalk.ts';

test.each(WORDS)('10,000 records come back as they were: $word', (word) => walkKindChanges(word, 10_000));
