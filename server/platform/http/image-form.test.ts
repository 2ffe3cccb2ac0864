import fastify from 'fastify'
import { expect, test } from 'vitest'
import { IMAGE_LIMIT_BYTES } from '#contract/platform/image-upload.ts'
import { acceptImageForms } from './image-form.ts'

const BOUNDARY = 'a-boundary-of-thirty-characters'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** Replies with the fields; a file becomes its bytes in latin1. */
async function post(payload: Buffer | string, type = TYPE) {
  await using app = fastify()
  acceptImageForms(app)
  app.post('/', async ({ body }) =>
    Promise.all(
      Object.entries(body as Record<string, string | Blob>).map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : `file:${Buffer.from(await value.bytes()).toString('latin1')}`,
      ]),
    ),
  )
  const reply = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
  return { status: reply.statusCode, body: reply.json() }
}

test.each(['a.png', 'a\\', 'a"b.png', 'a\r\nb', 'ä😀.png', '../../x', 'x'.repeat(1_000)])(
  'reads fields and files of a browser form, file name %j',
  async (fileName) => {
    const bytes = Buffer.from('\r\n--\r\n\0\u00ff\r\n\r\n--x', 'latin1')
    const form = new FormData()
    form.append('gamemode', 'survival ä')
    form.append('image', new Blob([bytes]), fileName)
    form.append('empty', '')
    form.append('none', new Blob([]), 'none')
    const request = new Response(form)
    const payload = Buffer.from(await request.arrayBuffer())

    expect(await post(payload, request.headers.get('content-type') ?? '')).toEqual({
      status: 200,
      body: [
        ['gamemode', 'survival ä'],
        ['image', `file:${bytes.toString('latin1')}`],
        ['empty', ''],
        ['none', 'file:'],
      ],
    })
  },
)

const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--`
const FIELD = 'Content-Disposition: form-data; name="a"'
const FORM = `${part(FIELD)}${END}`

test.each([
  ['a plain form', TYPE, `${FORM}\r\n`],
  ['a quoted boundary', `multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`, FORM],
  ['other part headers', TYPE, `${part(`x-other: y\r\n${FIELD}\r\nContent-Type: text/plain`)}${END}`],
  ['lower case without quotes', TYPE, `${part('content-disposition:form-data;name=a')}${END}`],
  ['bytes after the end', TYPE, `${FORM}anything`],
])('accepts %s', async (_, type, body) => {
  expect(await post(body, type)).toEqual({ status: 200, body: [['a', 'x']] })
})

test.each([
  ['no boundary', 'multipart/form-data', FORM],
  ['an empty boundary', 'multipart/form-data; boundary=', FORM],
  ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, FORM],
  ['another boundary', `multipart/form-data; boundary=${'y'.repeat(30)}`, FORM],
  ['no end', TYPE, part(FIELD)],
  ['an empty body', TYPE, ''],
  ['junk', TYPE, 'nonsense'],
  ['a part without headers', TYPE, `--${BOUNDARY}\r\nx\r\n${END}`],
  ['a part without a name', TYPE, `${part('Content-Disposition: form-data; filename="a"')}${END}`],
  ['another disposition', TYPE, `${part('Content-Disposition: attachment; name="a"')}${END}`],
  ['a line break in a name', TYPE, `${part('Content-Disposition: form-data; name="a\r\nb: c"')}${END}`],
  ['a quote in a name', TYPE, `${part('Content-Disposition: form-data; name="a"b"')}${END}`],
  ['a field that is sent twice', TYPE, `${part(FIELD).repeat(2)}${END}`],
  [
    'more than 4 fields',
    TYPE,
    `${[1, 2, 3, 4, 5].map((n) => part(`${FIELD.slice(0, -1)}${n}"`)).join('')}${END}`,
  ],
])('refuses %s', async (_, type, body) => {
  expect(await post(body, type)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('refuses a body above the upload limit as an image that is too large', async () => {
  const body = `${part(FIELD, 'x'.repeat(IMAGE_LIMIT_BYTES + 1024 * 1024))}${END}`
  expect(await post(body)).toMatchObject({ status: 413, body: { code: 'image_too_large' } })
})
