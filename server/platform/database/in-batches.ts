/** Deletes so many rows at a time, so that none of the transactions blocks others for long; returns how many went. */
export async function inBatches(
  deleteBatch: (limit: number) => Promise<number>,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<number> {
  for (let deleted = 0; ; ) {
    if (signal?.aborted) return deleted
    const count = await deleteBatch(limit)
    deleted += count
    if (count < limit) return deleted
  }
}
