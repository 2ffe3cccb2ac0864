// Payment instructions of the gateway: validated and sanitized before they are stored.
import { cleanStep, plainLine } from '#contract/shop/instructions.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'

const MAX_INSTRUCTIONS = 10
const MAX_STEPS = 30
const TITLE_MAX_LENGTH = 100

/** Drops invalid or empty instructions: a payment without them can still be paid. */
export function cleanInstructions(raw: unknown): Instruction[] {
  return listOf(raw)
    .slice(0, MAX_INSTRUCTIONS)
    .map(toInstruction)
    .filter(({ steps }) => steps.length > 0)
}

function toInstruction(raw: unknown): Instruction {
  const { title, steps }: { title?: unknown; steps?: unknown } = typeof raw === 'object' && raw ? raw : {}
  return {
    title: typeof title === 'string' ? plainLine(title, TITLE_MAX_LENGTH) : '',
    steps: listOf(steps).slice(0, MAX_STEPS).filter(isText).map(cleanStep).filter(hasText),
  }
}

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

function isText(step: unknown): step is string {
  return typeof step === 'string'
}

function hasText(step: string): boolean {
  return step.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
