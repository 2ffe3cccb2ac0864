/** Periodic background work. A long run stops early when the signal aborts. */
export type Job = { name: string; everyMs: number; run(signal?: AbortSignal): Promise<void> }
