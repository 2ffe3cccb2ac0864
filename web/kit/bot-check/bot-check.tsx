import type { Ref } from 'react'
import type { BotCheck as Check } from '#contract/site/bot-check.schema.ts'
import type { BotCheckHandle } from './bot-check-handle.ts'
import { ProofOfWorkField } from './proof-of-work-field.tsx'
import { TurnstileField } from './turnstile-field.tsx'

type Props = {
  check: Check
  /** Null once a token has expired. */
  onToken: (token: string | null) => void
  ref?: Ref<BotCheckHandle>
}

export function BotCheck({ check, ...props }: Props) {
  if (check.kind === 'proof-of-work') return <ProofOfWorkField {...props} />
  return <TurnstileField siteKey={check.siteKey} scriptUrl={check.scriptUrl} {...props} />
}
