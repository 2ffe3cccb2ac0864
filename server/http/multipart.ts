// Forms with a file, read where they lie: the file of a form is a view of the request's bytes, never a copy.

const BOUNDARY = /^multipart\/form-data;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i
/** Browsers write a quote inside a name as %22, and a backslash as it is. */
const DISPOSITION = /^content-disposition:/i
const OF_A_FORM = /^content-disposition:\s*form-data((?:\s*;\s*[\w*-]+=(?:"[^"]*"|[^\s";]+))*)\s*$/i
const PARAMETER = /;\s*([\w*-]+)=(?:"([^"]*)"|([^\s";]+))/g
const HEAD_MAX_BYTES = 4_096
const LINE_END = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')

/** What was sent as a file. Nothing that its sender said about it is kept. */
export class SentFile extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>

  constructor(bytes: Buffer<ArrayBuffer>) {
    super()
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.length
  }

  override async bytes(): Promise<Buffer<ArrayBuffer>> {
    return this.#bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#bytes).buffer
  }
}

export type FormField = [name: string, value: string | SentFile]

/** In the order in which they were sent; null when it is no form, or one that nobody would write. */
export function readMultipart(
  contentType: string,
  body: Buffer<ArrayBuffer>,
  fieldsMax: number,
): FormField[] | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const mark = Buffer.from(`--${quoted ?? plain ?? ''}`)
  if (mark.length === 2 || !body.subarray(0, mark.length).equals(mark)) return null
  const between = Buffer.concat([LINE_END, mark])
  const fields: FormField[] = []
  for (let at = mark.length; ; ) {
    if (isAt(body, at, '--')) return fields
    const end = body.indexOf(between, at)
    if (!isAt(body, at, '\r\n') || end < 0 || fields.length === fieldsMax) return null
    const field = readPart(body.subarray(at + LINE_END.length, end))
    if (!field) return null
    fields.push(field)
    at = end + between.length
  }
}

function isAt(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text
}

function readPart(part: Buffer<ArrayBuffer>): FormField | null {
  const headEnd = part.subarray(0, HEAD_MAX_BYTES).indexOf(HEAD_END)
  if (headEnd < 0) return null
  const lines = part.toString('utf8', 0, headEnd).split('\r\n')
  const said = lines.filter((line) => DISPOSITION.test(line))
  const [, parameters] = (said.length === 1 && OF_A_FORM.exec(said[0] ?? '')) || []
  const named = new Map(
    [...(parameters ?? '').matchAll(PARAMETER)].map(([, key = '', quoted, plain]) => [
      key.toLowerCase(),
      quoted ?? plain,
    ]),
  )
  const name = named.get('name')
  if (name === undefined) return null
  const content = part.subarray(headEnd + HEAD_END.length)
  const isFile = named.has('filename') || named.has('filename*')
  return [name, isFile ? new SentFile(content) : content.toString('utf8')]
}
