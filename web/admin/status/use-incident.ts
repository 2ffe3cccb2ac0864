import { useState } from 'react'
import type { AdminIncident } from '#contract/status-history.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { useAction } from '../parts/use-action.ts'
import { draftOf, endedNow, type IncidentDraft, problemsOf, toForm } from './incident-draft.ts'

/** State of the editor: the draft, and how it is saved. */
export function useIncident(stored: AdminIncident | null) {
  const [initial] = useState(() => draftOf(stored, new Date()))
  const [draft, setDraft] = useState(initial)
  const [isShown, setShown] = useState(false)
  const { busy, problem, run, clearProblem } = useAction()
  const found = problemsOf(draft)

  /** Returns the id of what was saved. */
  async function send(saved: IncidentDraft): Promise<string> {
    const form = toForm(saved)
    const reply = stored
      ? await adminCall('PUT /api/admin/incidents/:id', {
          params: { id: stored._id },
          body: { ...form, version: stored.version },
        })
      : await adminCall('POST /api/admin/incidents', { body: form })
    return reply._id
  }

  return {
    draft,
    busy,
    problem,
    /** Of a new one only after the first try. */
    problems: isShown || stored ? found : {},
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    change(part: Partial<IncidentDraft>): void {
      setDraft((before) => ({ ...before, ...part }))
      clearProblem()
    },
    discard(): void {
      setDraft(initial)
      setShown(false)
      clearProblem()
    },
    save: (onSaved: (id: string) => void) => {
      setShown(true)
      if (Object.keys(found).length === 0) run(async () => onSaved(await send(draft)))
    },
    end: (onSaved: (id: string) => void) =>
      run(async () => onSaved(await send(endedNow(initial, new Date())))),
  }
}

export type IncidentEditorForm = ReturnType<typeof useIncident>
