/** A proof of work in a millisecond: the real cost takes a second of a core per order. */
export const CHEAP_PROOF = { iterations: 2, minCounter: 2, maxCounter: 8 }
