import { BOT_CHECK_LOAD_RETRIES, BOT_CHECK_LOAD_RETRY_MS } from '#contract/site/bot-check.ts'

/** Rejects with the last error; an abort stops the retries. */
export async function withLoadRetries<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load()
    } catch (error) {
      if (signal.aborted || retries === BOT_CHECK_LOAD_RETRIES) throw error
      await pause(BOT_CHECK_LOAD_RETRY_MS, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
