import { useState } from 'react'
import { useAction } from '#web/admin/kit/parts/use-action.ts'

type Options<Draft, Problems> = {
  initial: Draft
  problemsOf(draft: Draft): Problems
  /** Problems of a new one are shown only after the first try to save it. */
  isNew: boolean
}

/** State of an editor: the draft, its problems, and one action at a time. */
export function useDraft<Draft extends object, Problems extends object>({
  initial: given,
  problemsOf,
  isNew,
}: Options<Draft, Problems>) {
  const [initial] = useState(given)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { busy, problem, run, clearProblem } = useAction()
  const found = problemsOf(draft)
  return {
    initial,
    draft,
    busy,
    problem,
    run,
    problems: isTried || !isNew ? found : ({} as Partial<Problems>),
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    change(part: Partial<Draft>): void {
      setDraft((before) => ({ ...before, ...part }))
      clearProblem()
    },
    discard(): void {
      setDraft(initial)
      setTried(false)
      clearProblem()
    },
    /** Saves a draft without problems. */
    save(send: (draft: Draft) => Promise<void>): void {
      setTried(true)
      if (Object.keys(found).length === 0) run(() => send(draft))
    },
  }
}
