// Hostile values for fields, bodies and headers. As JSON text, because some of them (1e309, __proto__, duplicate keys)
// cannot be expressed in JavaScript.
import fc from 'fast-check'

const LONG = 'a'.repeat(1_000_000)
const DEEP = 20_000

const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00x', '\uffff', '\u202e', '\u2028', 'İ', 'ß', '٣', '1,2'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'null', 'undefined', 'NaN', 'true', '@a'],
  ...["'", '"', "' or 1=1--", "'; drop table orders;--", '%', '_', '\\', '%%%', '$1', '$&', '{{7*7}}'],
  ...['../../etc/passwd', '..%2f..%2f', '%00', '%E0%A4%A', '/', '//', '\\\\', 'file:///etc/passwd'],
  ...['a\r\nset-cookie: x=1', '\n', '\t', '<script>alert(1)</script>', '%player%', 'be.', 'be...'],
  ...['-1', '0', '00', '1e9', '1e309', '0x10', ' 1', '1 ', '1.5', '999999999999999999999', '#{7*7}'],
  ...[100, 10_000, 66_000].map((length) => 'a'.repeat(length)),
]

const NUMBERS = ['-1', '0', '-0', '1.5', '1e9', '1e309', '-1e309', '9007199254740993', '1e-400', '00']

/** These are sent in addition to random values. */
const ODD_JSON = [
  ...['null', 'true', 'false', '[]', '{}', '[null]', '"\\ud800"', '"\\u0000"', '["a","a"]', '[1,"a",{}]'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"a":1,"a":2}'],
  ...['{"toString":1}', '{"length":-1}', '{"then":1}', '{"toJSON":1}', '{"$gt":""}'],
  `[${'"x",'.repeat(5_000)}"x"]`,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
)

/** Hostile values of a body field, as JSON text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...ODD_JSON) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.double().map(String) },
)

const ODD_BODIES = [
  ...['', '{', '}', 'null', '[]', '"x"', '1', '{"a":}', '{}{}', '\ufeff{}', "{'a':1}", '{"a":1,}', '-'],
  ...['NaN', 'a=b&c=d', '<xml/>', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}'],
  ...[`"${LONG}"`, '['.repeat(DEEP), '{"a":'.repeat(DEEP)],
].map((text) => Buffer.from(text))

/** Bodies that are not an object. */
export const hostileBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...ODD_BODIES),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const ODD_TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', ''],
  ...['multipart/form-data; boundary=x', 'application/json; charset=utf-7', 'application/json;;;', ';'],
  ...['application/JSON', 'application/json-patch+json', 'image/png', 'text/html; charset=', undefined],
]

export const contentType: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TYPES) },
)

/** The platform's parser requires at least 27 characters. */
export const FORM_BOUNDARY = 'a-boundary-of-thirty-characters'

/** A form with a file, or with another value in its place. */
export const hostileForm: fc.Arbitrary<string> = fc
  .record({ field: hostileText, value: hostileText, name: hostileText, file: hostileText })
  .map(({ field, value, name, file }) =>
    [
      `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="gamemode"\r\n\r\nsurvival\r\n`,
      `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n${file}\r\n`,
      `--${FORM_BOUNDARY}--\r\n`,
    ].join(''),
  )
