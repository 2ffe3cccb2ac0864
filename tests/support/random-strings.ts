// Random strings that a schema accepts, among them those that break layouts and escaping.
import fc from 'fast-check'
import type * as z from 'zod'

const WORDS = [
  'a',
  'Nusantara',
  'W'.repeat(64),
  'Pneumonoultramicroscopic',
  'Jaringan Minecraft Indonesia ',
  '👩‍👩‍👧‍👦🏳️‍🌈🚀',
  'שלום עולם ',
  'مرحبا بالعالم ',
  '\u202eright\u202c to left ',
  'ﷺ᠎',
  'Z̸̗̎a̶l̸g̴o̵ ',
  '</script><script>xss(1)</script>',
  '"><img src=x onerror=xss(1)>',
  "' onmouseover='xss(1)",
  '<!-- <b> ]]> ',
  '</title></textarea></style>',
  '&lt;b&gt; &amp; &#x27;',
  '{{name}} {{count}} {{ ',
  '$& $1 %s `xss(1)`',
  '\u2028\u2029\ufeff',
  '[x](javascript:xss(1)) **b** # h',
  'toString __proto__ constructor',
]

const FORMATTED = [
  'https://example.test/',
  'http://127.0.0.1:8080/a?b=c&d=%22#e',
  'https://example.test/"><script>xss(1)</script>',
  `https://example.test/${'a'.repeat(470)}`,
  'https://xn--bcher-kva.example/ü?q=<b>',
  '/uploads/a.webp',
  '/art/home/hero-960.webp',
  '/store',
  '/vote?x=1&y=%20',
  '2022-07-23',
  '1999-12-31',
  '2026-11-16T13:14:00Z',
  '2031-01-01T00:00:00.000Z',
  '#ffd23f',
  '#FFFFFF',
  '#7cc7ff',
  'play.example.test',
  '[2001:db8::1]',
  '07:00',
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const LONG = 1_000

/** `whole` may have more rules than the string itself. */
export function stringsOf(schema: z.ZodString, whole: z.ZodType = schema): fc.Arbitrary<string> {
  const max = schema.maxLength ?? 64
  const accepts = (text: string) => whole.safeParse(text).success
  const filled = (word: string) => cut(word.repeat(Math.ceil(max / word.length)), max)
  // Whole pages of text are parsed and rendered slowly, so only one of them is as long as it may be.
  const texts = WORDS.flatMap((word, index) => [
    cut(word, max),
    ...(max <= LONG || index === 0 ? [filled(word)] : [cut(word.repeat(20), max)]),
  ])
  const known = [...new Set([...texts, ...FORMATTED, ''])].filter(accepts)
  const isText = known.filter((text) => texts.includes(text)).length > WORDS.length
  const pattern = patternOf(schema)
  const random = [
    ...(isText ? [fc.string({ unit: 'grapheme', maxLength: Math.min(max, 60) })] : []),
    ...(!isText && pattern ? [fc.stringMatching(pattern)] : []),
    ...(accepts('#ffffff') && !isText ? [hexColour] : []),
  ].map((arbitrary) => arbitrary.filter(accepts))
  return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known)] : []), ...random)
}

function patternOf(schema: z.ZodString): RegExp | null {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as { pattern?: RegExp })
  // fast-check cannot make strings for lookaheads.
  return checks.find(({ pattern }) => pattern && !/\(\?[=!<]/.test(pattern.source))?.pattern ?? null
}

/** To whole characters. */
function cut(text: string, max: number): string {
  let result = ''
  for (const character of text) {
    if (result.length + character.length > max) break
    result += character
  }
  return result
}
