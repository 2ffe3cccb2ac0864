import { expect, test } from 'vitest'
import { readMultipart, SentFile } from './multipart.ts'

const FIELDS_MAX = 4

async function sentForm(fields: [string, string | Blob, string?][]) {
  const form = new FormData()
  for (const [name, value, filename] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename)
  }
  const sent = new Response(form)
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) }
}

async function plain(fields: ReturnType<typeof readMultipart>) {
  return Promise.all(
    (fields ?? []).map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : Buffer.from(await value.bytes()).toString('latin1'),
    ]),
  )
}

test('what a browser sends is read, whatever is in it', async () => {
  const bytes = Buffer.from('\r\n--\r\n\0\u00ff\r\n\r\n--x', 'latin1')
  const names = ['a.png', 'a\\', 'a"b.png', 'a\r\nb', 'ä😀.png', '../../x', 'x'.repeat(1_000)]
  for (const name of names) {
    const { type, body } = await sentForm([
      ['gamemode', 'survival ä'],
      ['image', new Blob([bytes]), name],
      ['empty', ''],
      ['none', new Blob([]), 'none'],
    ])
    const fields = readMultipart(type, body, FIELDS_MAX)

    expect(await plain(fields), name).toEqual([
      ['gamemode', 'survival ä'],
      ['image', bytes.toString('latin1')],
      ['empty', ''],
      ['none', ''],
    ])
    expect(fields?.map(([, value]) => value instanceof SentFile)).toEqual([false, true, false, true])
  }
})

test('a file is a view of what came, and a Blob of its size', async () => {
  const { type, body } = await sentForm([['image', new Blob(['pixels']), 'a.png']])
  const [[, file] = []] = readMultipart(type, body, FIELDS_MAX) ?? []
  if (!(file instanceof Blob)) throw new Error('no file')

  expect(file.size).toBe(6)
  expect((await file.bytes()).buffer).toBe(body.buffer)
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe('pixels')
})

const part = (head: string, content = 'x') => `--x\r\n${head}\r\n\r\n${content}\r\n`
const FIELD = 'Content-Disposition: form-data; name="a"'
const TYPE = 'multipart/form-data; boundary=x'

test.each([
  ['plainly', TYPE, `${part(FIELD)}--x--\r\n`],
  ['with a quoted mark', 'multipart/form-data; charset=utf-8; boundary="x"', `${part(FIELD)}--x--`],
  [
    'with other lines in the head',
    TYPE,
    `${part(`x-other: y\r\n${FIELD}\r\nContent-Type: text/plain`)}--x--`,
  ],
  ['in small letters, without quotes', TYPE, `${part('content-disposition:form-data;name=a')}--x--`],
  ['with something behind the end', TYPE, `${part(FIELD)}--x--anything`],
])('a form written %s is read', async (_, type, body) => {
  expect(await plain(readMultipart(type, Buffer.from(body), FIELDS_MAX))).toEqual([['a', 'x']])
})

test.each([
  ['no mark', 'multipart/form-data', `${part(FIELD)}--x--`],
  ['an empty mark', 'multipart/form-data; boundary=', `${part(FIELD)}--x--`],
  ['a mark that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, `${part(FIELD)}--x--`],
  ['another mark', 'multipart/form-data; boundary=y', `${part(FIELD)}--x--`],
  ['something before the mark', TYPE, `hello\r\n${part(FIELD)}--x--`],
  ['no end', TYPE, part(FIELD)],
  ['nothing', TYPE, ''],
  ['a part without a head', TYPE, '--x\r\nx\r\n--x--'],
  ['a head that is too long', TYPE, `${part(`${FIELD}\r\nx: ${'y'.repeat(5_000)}`)}--x--`],
  ['a part without a name', TYPE, `${part('Content-Disposition: form-data; filename="a"')}--x--`],
  ['another disposition', TYPE, `${part('Content-Disposition: attachment; name="a"')}--x--`],
  ['two dispositions', TYPE, `${part(`${FIELD}\r\n${FIELD}`)}--x--`],
  ['a line break inside a name', TYPE, `${part('Content-Disposition: form-data; name="a\r\nb: c"')}--x--`],
  ['a quote inside a name', TYPE, `${part('Content-Disposition: form-data; name="a"b"')}--x--`],
  ['too many fields', TYPE, `${part(FIELD).repeat(5)}--x--`],
])('%s is no form', (_, type, body) => {
  expect(readMultipart(type, Buffer.from(body), FIELDS_MAX)).toBeNull()
})
