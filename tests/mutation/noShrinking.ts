import { configureGlobal } from 'fast-check';

// That a random input fails is enough; looking for the smallest one that does takes minutes.
configureGlobal({ endOnFailure: true });
