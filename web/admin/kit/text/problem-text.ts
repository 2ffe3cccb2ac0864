import { ApiError } from '#web/kit/api/call.ts'
import { type AdminText, findText } from './admin-text.ts'

/** A code without a translation shows the server's own sentence, which names the field. */
export function reasonOf(error: unknown, { t }: Pick<AdminText, 't'>): string {
  if (!(error instanceof ApiError)) return t('adminErrors.noAnswer')
  const { reply } = error
  if (!reply) return t('adminErrors.internal')
  return findText(t, `adminErrors.${reply.code}`) ?? reply.error
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.reply?.code === code
}
