// The contents of the form for giving by hand, its problems, and the request that it becomes.

import { usernameProblem } from '#contract/network/username.ts'
import type { Gift } from '#contract/shop/players.schema.ts'
import { toLines } from '#contract/shop/store-admin.ts'

/** Instead of the id of a product. */
export const OWN_COMMANDS = ''

export const EMPTY_DRAFT = {
  name: '',
  bedrock: false,
  /** Null until one is chosen. */
  product: null as string | null,
  title: '',
  commands: '',
  server: '',
  waitOnline: false,
  reason: '',
}
export type GiveDraft = typeof EMPTY_DRAFT

const PROBLEM_TEXTS = {
  name: 'adminPlayers.needName',
  title: 'adminPlayers.needTitle',
  commands: 'adminPlayers.needCommands',
  reason: 'admin.needReason',
} as const
type Field = keyof typeof PROBLEM_TEXTS
type Problems = Partial<Record<Field, (typeof PROBLEM_TEXTS)[Field]>>

/** `isNamed`: the player is known already. */
export function problemsOf(draft: GiveDraft, isNamed: boolean): Problems {
  const isOwn = draft.product === OWN_COMMANDS
  const wrong: Record<Field, boolean> = {
    name: !isNamed && usernameProblem(draft.name, draft.bedrock) !== null,
    title: isOwn && draft.title.trim() === '',
    commands: isOwn && toLines(draft.commands).length === 0,
    reason: draft.reason.trim() === '',
  }
  const fields = (Object.keys(wrong) as Field[]).filter((field) => wrong[field])
  return Object.fromEntries(fields.map((field) => [field, PROBLEM_TEXTS[field]]))
}

export function toGift(
  { product, title, commands, server, waitOnline, reason }: GiveDraft,
  key: string,
): Gift {
  const why = { reason: reason.trim(), key }
  if (product !== OWN_COMMANDS) return { product_id: product ?? undefined, ...why }
  const execute = toLines(commands).map((text) => ({
    type: 'commands' as const,
    text: text.replace(/^\//, ''),
    ...(server && { server }),
    wait_online: waitOnline,
  }))
  return { title: title.trim(), execute, ...why }
}
