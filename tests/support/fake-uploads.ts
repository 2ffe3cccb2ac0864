// Uploads in happy-dom: the test replies to the XMLHttpRequest of a file that it has chosen or dropped.
import { vi } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'

class FakeRequest extends EventTarget {
  static readonly all: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly setRequestHeader = () => {}
  status = 0
  response: unknown = null
  url = ''
  open(method: string, path: string): void {
    this.url = `${method} ${path}`
  }
  send(): void {
    FakeRequest.all.push(this)
  }
}

/** Call it after the page is rendered: it is removed with the page. */
export function fakeUploads() {
  FakeRequest.all.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const last = () => FakeRequest.all.at(-1) ?? new FakeRequest()
  function reply(status: number, response: unknown): void {
    Object.assign(last(), { status, response })
    last().dispatchEvent(new Event('load'))
  }
  return {
    addresses: () => FakeRequest.all.map(({ url }) => url),
    progress: (loaded: number, total: number) =>
      last().upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })),
    accept: (response: unknown) => reply(201, response),
    refuse: (status: number, code: ErrorCode) => reply(status, { error: 'x', code }),
    loseConnection: () => last().dispatchEvent(new Event('error')),
  }
}

export const fileOf = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type })

/** The event of a file that is chosen with an input. */
export function choosing(input: HTMLElement, file: File): Event {
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  return new Event('change', { bubbles: true })
}

export const dropping = (file: File): Event =>
  Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [file] } })
