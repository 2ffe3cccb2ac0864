// Saves a reply of the API as a file. Not by a link: the token is a header, and never part of an address.
import { ApiError, isErrorReply } from '#web/kit/api/call.ts'
import { onTokenRefused } from './admin-call.ts'
import { readToken } from './token-store.ts'

export async function fetchFile(path: string): Promise<Response> {
  const token = readToken() ?? ''
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) {
    if (response.status === 401) onTokenRefused(token)
    const reply: unknown = await response.json().catch(() => null)
    throw new ApiError(response.status, isErrorReply(reply) ? reply : null)
  }
  return response
}

/** Under the name that the reply gives it, else under `name`. Returns the size in bytes. */
export async function download(path: string, name: string): Promise<number> {
  const response = await fetchFile(path)
  const given = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const file = await response.blob()
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = given ?? name
  link.click()
  // Browsers begin the download after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return file.size
}
