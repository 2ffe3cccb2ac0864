// The bot check in use, by the configuration: Turnstile where its keys are given, else our own.
import type { Core } from '#server/platform/database/core.ts'
import type { SweptBotChecker } from './bot-check.ts'
import { createProofOfWork, type ProofCost } from './proof-of-work.ts'
import { createTurnstile, type TurnstileSettings } from './turnstile.ts'

type Deps = Core & { turnstile: TurnstileSettings | null; publicUrl: string; proofCost?: ProofCost }

export type { ProofCost }

export function createBotChecker({ turnstile, publicUrl, proofCost, ...deps }: Deps): SweptBotChecker {
  if (!turnstile) return createProofOfWork(deps, proofCost)
  return createTurnstile({ ...deps, settings: turnstile, hostnames: [new URL(publicUrl).hostname] })
}
