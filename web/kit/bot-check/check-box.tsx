// All states are one line, so that a change shifts no layout.
import type { Ref } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button, buttonLook } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-names.ts'
import type { ProofProblem } from './proof-of-work.ts'

export type BotCheckHandle = {
  /** Tokens are single-use: call this after a refused order. */
  reset(): void
}
export type CheckProblem = ProofProblem | 'expired'
export type FieldProps = {
  /** Without a token: what the visitor has to know of, null while the check runs. */
  onToken: (token: string | null, problem: CheckProblem | null) => void
  ref?: Ref<BotCheckHandle>
}

type BoxState = { kind: 'idle' | 'loading' | 'working' | 'done' } | { kind: 'error'; reason: ProofProblem }

type Props = {
  state: BoxState
  onRetry?: () => void
  ref?: Ref<HTMLFieldSetElement>
}

const MARKS: Record<BoxState['kind'], { icon: IconName; className: string }> = {
  idle: { icon: 'shield', className: '' },
  loading: { icon: 'loader', className: 'animate-spin' },
  working: { icon: 'loader', className: 'animate-spin' },
  done: { icon: 'circle-check', className: 'text-ok' },
  error: { icon: 'circle-x', className: 'text-bad' },
}

/** On phones a mark, with words only where something has to be done. */
export function CheckBox({ state, onRetry, ref }: Props) {
  const { t } = useText()
  const { icon, className } = MARKS[state.kind]
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-label={t('botCheck.label')}
      aria-busy={state.kind === 'working' || state.kind === 'loading'}
      className="m-0 flex h-11 min-w-0 items-center gap-1.5 text-faint text-xs outline-none lg:text-sm"
    >
      <Icon name={icon} className={`text-base ${className}`} />
      <span className={state.kind === 'error' ? '' : 'max-sm:sr-only'} role="status">
        {t(state.kind === 'error' ? `botCheck.${state.reason}Short` : `botCheck.${state.kind}`)}
      </span>
      {state.kind === 'error' && <NextStep reason={state.reason} onRetry={onRetry} />}
    </fieldset>
  )
}

function NextStep({ reason, onRetry }: { reason: ProofProblem; onRetry?: () => void }) {
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
      {t('shell.tryAgain')}
    </Button>
  )
}
