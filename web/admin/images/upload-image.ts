// Sends a picture. fetch cannot tell how much has gone out, so this is the older way.
import type { ErrorReply } from '#contract/errors.ts'
import { type GamemodeImage, gamemodesAdminApi, type ImageUpload } from '#contract/gamemodes-admin.ts'
import { ApiError } from '../../api/call.ts'
import { onRefused } from '../session/admin-call.ts'
import { readToken } from '../session/token-store.ts'

/** `onProgress` gets the share that is sent, from 0 to 1. */
export function uploadImage(
  { gamemode, image }: ImageUpload,
  onProgress: (share: number) => void,
): Promise<GamemodeImage> {
  const { method, path } = gamemodesAdminApi.addImage
  const token = readToken() ?? ''
  const form = new FormData()
  // The server reads the fields in this order: it knows the game mode before the picture comes.
  form.append('gamemode', gamemode)
  form.append('image', image)
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
      if (status >= 200 && status < 300) return resolve(response as GamemodeImage)
      if (status === 401) onRefused(token)
      reject(new ApiError(status, isErrorReply(response) ? response : null))
    })
    request.send(form)
  })
}

function isErrorReply(answer: unknown): answer is ErrorReply {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'code' in answer
}
