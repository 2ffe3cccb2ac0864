// Sends a form with a picture. fetch cannot tell how much has gone out, so this is the older way.
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorReply } from '#contract/errors.ts'
import { ApiError } from '../../api/call.ts'
import { onRefused } from '../api/admin-call.ts'
import { readToken } from '../api/token-store.ts'
import type { AdminText } from '../text/admin-text.ts'
import { reasonOf } from '../text/problem-text.ts'

/** Fields go out in their order: what the server should know first stands first. `onProgress` gets the share, 0 to 1. */
export function uploadImage<Reply, Body extends Record<string, string | Blob>>(
  { method, path }: Endpoint<Reply, { body: Body }>,
  body: Body,
  onProgress: (share: number) => void,
): Promise<Reply> {
  const token = readToken() ?? ''
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(new TypeError('The upload failed')))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300) return resolve(response as Reply)
      if (status === 401) onRefused(token)
      reject(new ApiError(status, isErrorReply(response) ? response : null))
    })
    request.send(form)
  })
}

/** The server's reason where it gave one; else only that it failed. */
export function uploadProblem(error: unknown, words: AdminText, failed: string): string {
  return error instanceof ApiError && error.reply !== null ? reasonOf(error, words) : failed
}

function isErrorReply(answer: unknown): answer is ErrorReply {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer
}
