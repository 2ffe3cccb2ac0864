// Uploads a form with a file by XMLHttpRequest: fetch reports no upload progress.
import type { Api } from '#contract/calls.ts'
import { imageProblem } from '#contract/platform/image-upload.ts'
import { ApiError, isErrorReply } from '#web/kit/api/call.ts'
import { onTokenRefused } from '../api/admin-call.ts'
import { readToken } from '../api/token-store.ts'
import type { AdminText } from '../text/admin-text.ts'

type UploadRoute =
  | 'POST /api/admin/gamemode-images'
  | 'POST /api/admin/product-images'
  | 'POST /api/admin/site-images'
  | 'POST /api/admin/site-file'
  | 'POST /api/admin/site-file/preview'

/** Fields are sent in their order: the server reads the first ones first. `onProgress` gets the share, 0 to 1. */
export function uploadFile<Named extends UploadRoute>(
  route: Named,
  body: Api[Named]['input']['body'],
  onProgress: (share: number) => void,
  query = '',
): Promise<Api[Named]['reply']> {
  const [method = '', path = ''] = route.split(' ')
  const token = readToken() ?? ''
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path + query)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(new TypeError('The upload failed')))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300) return resolve(response)
      if (status === 401) onTokenRefused(token)
      reject(new ApiError(status, isErrorReply(response) ? response : null))
    })
    request.send(form)
  })
}

/** The server's reason where there is one, else the general text. */
export function uploadProblem(error: unknown, { reasonOf }: AdminText, failed: string): string {
  return error instanceof ApiError && error.reply !== null ? reasonOf(error) : failed
}

export type Way = 'chosen' | 'dropped'

/** A key of the locales, the one of the server's error unless the file was dropped; null when the file may be sent. */
export function choiceProblem(file: { type: string; size: number } | null | undefined, way: Way) {
  const problem = imageProblem(file)
  const isNoImage = problem === 'image_required' || problem === 'not_an_image'
  if (way === 'dropped' && isNoImage) return 'adminImages.dropImage'
  return problem && (`adminErrors.${problem}` as const)
}
