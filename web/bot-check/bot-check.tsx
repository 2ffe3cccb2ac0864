// The bot check of a form, whichever is in use. Gives a token when it is passed, and null when it is no longer.
import type { Ref } from 'react'
import type { BotCheck as Check } from '#contract/bot-check.ts'
import { ProofOfWorkField } from './proof-of-work-field.tsx'
import { TurnstileField } from './turnstile-field.tsx'

export type BotCheckHandle = {
  /** After a refused order: a token is good once. */
  reset(): void
}

type Props = {
  check: Check
  onToken: (token: string | null) => void
  ref?: Ref<BotCheckHandle>
}

export function BotCheck({ check, ...props }: Props) {
  if (check.kind === 'proof-of-work') return <ProofOfWorkField {...props} />
  return <TurnstileField siteKey={check.siteKey} scriptUrl={check.scriptUrl} {...props} />
}
