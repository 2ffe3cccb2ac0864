// Why a call failed, in the reader's language.
import { ApiError } from '../../api/call.ts'
import type { AdminText, AdminTextKey } from './admin-text.ts'

/** Codes without a text of ours: what the server says about a field is more telling than anything we could say. */
export function reasonOf(error: unknown, { t }: Pick<AdminText, 't'>): string {
  if (!(error instanceof ApiError)) return t('adminErrors.noAnswer')
  const { reply } = error
  if (!reply) return t('adminErrors.internal')
  const key = `adminErrors.${reply.code}`
  const text = t(key as Extract<AdminTextKey, `adminErrors.${string}`>)
  return text === key ? reply.error : text
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.reply?.code === code
}
