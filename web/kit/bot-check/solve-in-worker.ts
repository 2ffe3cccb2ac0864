import type { Challenge } from '#contract/site/bot-check.schema.ts'
import type { Solution } from './solve.ts'
import type { SolverMessage } from './solver.worker.ts'

/** Rejects when the worker fails, and on abort. */
export function solveInWorker(
  challenge: Challenge,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<Solution | null> {
  return new Promise<Solution | null>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const cleanUp = () => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
    }
    const fail = (reason: unknown) => {
      cleanUp()
      reject(reason)
    }
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop)
    worker.onerror = () => fail(new Error('cannot load the solver'))
    worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else if (data.kind === 'failed') fail(new Error('the solver failed'))
      else {
        cleanUp()
        resolve(data.solution)
      }
    }
    worker.postMessage(challenge)
  })
}
