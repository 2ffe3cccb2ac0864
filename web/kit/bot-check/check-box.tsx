// All states have the same height, so that a change shifts no layout.
import type { ReactNode, Ref } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type CheckProblem = 'failed' | 'unavailable' | 'insecure'

type BoxState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'working'; progress: number }
  | { kind: 'done' }
  | { kind: 'error'; reason: CheckProblem }

type Props = {
  state: BoxState
  maker: string
  onRetry: () => void
  ref?: Ref<HTMLFieldSetElement>
}

export function CheckBox({ state, maker, onRetry, ref }: Props) {
  const { t } = useText()
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-label={t('botCheck.label')}
      aria-busy={state.kind === 'working' || state.kind === 'loading'}
      className="relative m-0 flex h-16 w-full min-w-0 items-center gap-3 overflow-hidden rounded-block border border-line bg-deep px-4 outline-none"
    >
      <Mark kind={state.kind} />
      <span className="min-w-0 flex-1 font-semibold text-sm leading-5" role="status">
        {statusText(state, t)}
      </span>
      {state.kind === 'error' ? (
        <NextStep reason={state.reason} onRetry={onRetry} />
      ) : (
        <span className="flex-none text-faint text-xs">{maker}</span>
      )}
      {state.kind === 'working' && <Progress value={state.progress} />}
    </fieldset>
  )
}

function NextStep({ reason, onRetry }: { reason: CheckProblem; onRetry: () => void }) {
  const { t } = useText()
  if (reason === 'insecure') {
    const { hostname, pathname } = window.location
    return (
      <a className={buttonLook({ variant: 'outline', size: 'sm' })} href={`https://${hostname}${pathname}`}>
        {t('botCheck.openSecurely')}
      </a>
    )
  }
  return (
    <Button variant="outline" size="sm" onClick={onRetry}>
      <Icon name="rotate-ccw" />
      {t('botCheck.tryAgain')}
    </Button>
  )
}

type Translate = ReturnType<typeof useText>['t']

function statusText(state: BoxState, t: Translate): string {
  if (state.kind !== 'error') return t(`botCheck.${state.kind}`)
  return t(`botCheck.${state.reason}Short`)
}

const MARKS: Record<BoxState['kind'], { className: string; icon: ReactNode }> = {
  idle: { className: 'border-2 border-edge', icon: null },
  loading: { className: 'text-soft', icon: <Icon name="loader" className="animate-spin" /> },
  working: { className: 'text-soft', icon: <Icon name="loader" className="animate-spin" /> },
  done: { className: 'bg-ok text-ground', icon: <Icon name="check" /> },
  error: { className: 'bg-bad-bg text-bad', icon: <Icon name="x" /> },
}

function Mark({ kind }: { kind: BoxState['kind'] }) {
  const { className, icon } = MARKS[kind]
  return <span className={`grid size-7 flex-none place-items-center rounded-px ${className}`}>{icon}</span>
}

/** Visual only: screen readers announce the status text. */
function Progress({ value }: { value: number }) {
  return (
    <span
      className="absolute inset-x-0 bottom-0 h-1 origin-left bg-star"
      style={{ transform: `scaleX(${value})` }}
      aria-hidden="true"
    />
  )
}
