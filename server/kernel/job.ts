/** Work that is done again and again in the background. */
export type Job = { name: string; everyMs: number; run(): Promise<void> }
