export class NotFound extends Error {}

/** `throw notFound()` in a loader or while rendering: the page for "not found" with status 404. */
export function notFound(): NotFound {
  return new NotFound('Not found')
}

/** Thrown in a loader. */
export class Redirect extends Error {
  readonly location: string
  /** Permanent: 308. */
  readonly status: 302 | 308

  constructor(location: string, status: 302 | 308 = 302) {
    super(`Redirect to ${location}`)
    this.location = location
    this.status = status
  }
}

/** The page renders its own text for the failure, with this status instead of 200. */
export class WithStatus<Data> {
  readonly status: number
  readonly data: Data

  constructor(status: number, data: Data) {
    this.status = status
    this.data = data
  }
}

// biome-ignore lint/suspicious/noExplicitAny: any loader, whatever it needs
export type LoaderData<Loader extends (args: any) => unknown> = Unwrapped<Awaited<ReturnType<Loader>>>

type Unwrapped<Value> = Value extends WithStatus<infer Data> ? Data : Value
