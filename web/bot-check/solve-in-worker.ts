import type { Challenge } from '#contract/bot-check.ts'
import type { Solution } from './solve.ts'
import type { SolverMessage } from './solver.worker.ts'

/** Rejects when the thread cannot be had, or after the signal. */
export function solveInWorker(
  challenge: Challenge,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Solution | null> {
  return new Promise<Solution | null>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const end = () => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
    }
    const fail = (reason: unknown) => {
      end()
      reject(reason)
    }
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop)
    worker.onerror = () => fail(new Error('the solver cannot be loaded'))
    worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
      if (data.kind === 'progress') onProgress(data.part)
      else if (data.kind === 'broken') fail(new Error('the solver broke'))
      else {
        end()
        resolve(data.solution)
      }
    }
    worker.postMessage(challenge)
  })
}
