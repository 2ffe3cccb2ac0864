// The box of a check, always of the same height, so that nothing around it moves.
import type { ReactNode, Ref } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export type BoxState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'working'; part: number }
  | { kind: 'done' }
  | { kind: 'error'; why: 'failed' | 'unavailable' }

type Props = {
  state: BoxState
  /** Whose check it is. */
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
        {wordsOf(state, t)}
      </span>
      {state.kind === 'error' ? (
        <Button variant="outline" size="sm" onClick={onRetry}>
          <Icon name="rotate-ccw" />
          {t('botCheck.tryAgain')}
        </Button>
      ) : (
        <span className="flex-none text-faint text-xs">{maker}</span>
      )}
      {state.kind === 'working' && <Progress part={state.part} />}
    </fieldset>
  )
}

type Translate = ReturnType<typeof useText>['t']

function wordsOf(state: BoxState, t: Translate): string {
  if (state.kind !== 'error') return t(`botCheck.${state.kind}`)
  return t(state.why === 'failed' ? 'botCheck.failedShort' : 'botCheck.unavailableShort')
}

const MARKS: Record<BoxState['kind'], { look: string; sign: ReactNode }> = {
  idle: { look: 'border-2 border-edge', sign: null },
  loading: { look: 'text-soft', sign: <Icon name="loader" className="animate-spin" /> },
  working: { look: 'text-soft', sign: <Icon name="loader" className="animate-spin" /> },
  done: { look: 'bg-ok text-ground', sign: <Icon name="check" /> },
  error: { look: 'bg-bad-bg text-bad', sign: <Icon name="x" /> },
}

function Mark({ kind }: { kind: BoxState['kind'] }) {
  const { look, sign } = MARKS[kind]
  return <span className={`grid size-7 flex-none place-items-center rounded-px ${look}`}>{sign}</span>
}

/** Only for the eye: a screen reader hears the beginning and the end. */
function Progress({ part }: { part: number }) {
  return (
    <span
      className="absolute inset-x-0 bottom-0 h-1 origin-left bg-star"
      style={{ transform: `scaleX(${part})` }}
      aria-hidden="true"
    />
  )
}
