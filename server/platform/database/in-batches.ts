/**
 * Deletes so many rows at a time, so that none of the transactions blocks others for long; returns how many went. A batch is
 * smaller than its limit when some of its rows change meanwhile, so only an empty one is the last.
 */
export async function inBatches(
  deleteBatch: (limit: number) => Promise<number>,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<number> {
  for (let deleted = 0; ; ) {
    if (signal?.aborted) return deleted
    const count = await deleteBatch(limit)
    deleted += count
    if (count === 0) return deleted
  }
}
