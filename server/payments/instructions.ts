// How to pay, as the gateway words it: brought into form and cleaned before it is stored.
import { cleanStep, plainLine } from '#contract/instructions.ts'
import type { Instruction } from '#contract/payment.schema.ts'

const MAX_INSTRUCTIONS = 10
const MAX_STEPS = 30
const TITLE_MAX_SIGNS = 100

/** What has no steps, or is of another form, is left out: a payment without instructions can still be paid. */
export function cleanInstructions(raw: unknown): Instruction[] {
  return listOf(raw)
    .slice(0, MAX_INSTRUCTIONS)
    .map(toInstruction)
    .filter(({ steps }) => steps.length > 0)
}

function toInstruction(raw: unknown): Instruction {
  const { title, steps }: { title?: unknown; steps?: unknown } = typeof raw === 'object' && raw ? raw : {}
  return {
    title: typeof title === 'string' ? plainLine(title, TITLE_MAX_SIGNS) : '',
    steps: listOf(steps).slice(0, MAX_STEPS).filter(isText).map(cleanStep).filter(saysSomething),
  }
}

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

function isText(step: unknown): step is string {
  return typeof step === 'string'
}

function saysSomething(step: string): boolean {
  return step.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
