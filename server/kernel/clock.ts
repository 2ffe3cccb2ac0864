// What time it is. Handed in, so that a test can turn the hands.
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
