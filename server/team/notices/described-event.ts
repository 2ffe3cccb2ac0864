// An event in words, before a sender puts it into its own form.
import type { notices as en } from '#content/locales/en/notices.ts'

export type Key = keyof typeof en

export type Fact = {
  label: string
  value: string
  /** Comes from a player or another service. */
  isForeign?: boolean
}

export const WORST_FIRST = ['bad', 'warn', 'info', 'good'] as const
export type Tone = (typeof WORST_FIRST)[number]

export type Described = {
  title: string
  tone: Tone
  facts: Fact[]
  /** The consequence, and the next step. */
  text: string | null
  url: string
}

export type Translate = (key: Key, values?: Record<string, string | number>) => string
