import { ApiError } from '#web/kit/api/call.ts'

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.reply?.code === code
}
