import { test } from 'vitest';
import { WORDS, walkKindChanges } from './kindChangesWalk.ts';

test.each(WORDS)('records come back as they were: $word', (word) => walkKindChanges(word, 400));
