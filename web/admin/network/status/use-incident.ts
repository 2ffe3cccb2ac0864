import type { AdminIncident } from '#contract/network/status-history.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useDraft } from '#web/admin/kit/settings/draft/use-draft.ts'
import { draftOf, endedNow, type IncidentDraft, problemsOf, toForm } from './incident-draft.ts'

/** State of the editor: the draft, and how it is saved. */
export function useIncident(stored: AdminIncident | null) {
  const { initial, run, save, ...form } = useDraft({
    initial: draftOf(stored, new Date()),
    problemsOf,
    isNew: stored === null,
  })

  /** Returns the id of what was saved. */
  async function send(saved: IncidentDraft): Promise<string> {
    const body = toForm(saved)
    const reply = stored
      ? await adminCall('PUT /api/admin/incidents/:id', {
          params: { id: stored._id },
          body: { ...body, version: stored.version },
        })
      : await adminCall('POST /api/admin/incidents', { body })
    return reply._id
  }

  return {
    ...form,
    save: (onSaved: (id: string) => void) => save(async (draft) => onSaved(await send(draft))),
    end: (onSaved: (id: string) => void) =>
      run(async () => onSaved(await send(endedNow(initial, new Date())))),
  }
}

export type IncidentEditorForm = ReturnType<typeof useIncident>
