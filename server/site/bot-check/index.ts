// The bot check in use, by the configuration: Turnstile where its keys are given, else our own.
import type { Core } from '#server/platform/database/core.ts'
import type { SweptBotChecker } from './bot-check.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { createTurnstile, type TurnstileSettings } from './turnstile.ts'

type Deps = Core & { turnstile: TurnstileSettings | null; publicUrl: string }

export function createBotChecker({ turnstile, publicUrl, ...deps }: Deps): SweptBotChecker {
  if (!turnstile) return createProofOfWork(deps)
  return createTurnstile({ ...deps, settings: turnstile, hostnames: [new URL(publicUrl).hostname] })
}
