// The messages of an editor whose draft cannot be saved, and the question before it is left.
import { ApiError } from '#web/kit/api/call.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Problem } from '../parts/problem.tsx'
import { LeaveQuestion } from './leave-guard.tsx'
import type { useLeaveGuard } from './use-leave-guard.ts'

type ProblemProps = { problem: unknown; text: string; reload: string; onReload: () => void }

/** After a conflict the draft can only be given up for the version of the other person. */
export function SaveProblem({ problem, text, reload, onReload }: ProblemProps) {
  if (problem === null) return null
  const isConflict = problem instanceof ApiError && problem.reply?.code === 'conflict'
  return (
    <>
      <Problem text={text} error={problem} />
      {isConflict && (
        <button type="button" className="btn btn-outline btn-sm justify-self-start" onClick={onReload}>
          <Icon name="rotate-ccw" />
          {reload}
        </button>
      )}
    </>
  )
}

type LeaveProps = ReturnType<typeof useLeaveGuard> & {
  /** The name of the edited entry. */
  name: string
  form: { busy: boolean; discard: () => void }
  onSave: () => void
}

export function DraftLeaveQuestion({ leaving, stay, name, form, onSave }: LeaveProps) {
  if (!leaving) return null
  return (
    <LeaveQuestion
      fields={name}
      saving={form.busy}
      onStay={stay}
      onDiscard={() => {
        form.discard()
        stay()
        leaving.proceed()
      }}
      onSave={() => {
        stay()
        onSave()
      }}
    />
  )
}
