import { useState } from 'react'

/** Runs one action at a time; a failed one leaves its error in `problem`. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run, clearProblem: () => setProblem(null) }
}
