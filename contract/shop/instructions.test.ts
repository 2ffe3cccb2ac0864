import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanStep, plainLine, STEP_MAX_TOKENS } from './instructions.ts'

/** Everything that a clean step may be made of. */
const HARMLESS = /^(?:[^<>&"'\p{Cc}]|&(?:amp|lt|gt|quot|apos|nbsp|#39);|<\/?(?:b|strong|i|em)>|<br>)*$/u

/** Throws when a tag is closed that is not the last one opened. */
function stillOpen(html: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(b|strong|i|em)>/g)) {
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) throw new Error(`${tag} is closed out of turn`)
  }
  return open
}

/** A large corpus: tests/security/xss-corpus.test.ts. */
test('any mixture of HTML pieces becomes harmless and well-formed', () => {
  const piece = fc.constantFrom(
    ...'<>/b &"\'=x\n\0\ud83d',
    ...['br', 'amp;', 'lt;', '#39;', '!--', '--'],
    ...['<b>', '</b>', '<i>', '</i>', '<em>', '</strong>', '<strong>', '<br/>', '<script>', 'onerror', '🐉'],
    ...['<ſtrong', '<IMG src=x', '</B>', '< script', '&lt', '＜', '\u000c', '\u200b', '\u202e', '\ufeff'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40, size: 'max' }), (pieces) => {
      const clean = cleanStep(pieces.join(''))
      expect(clean).toMatch(HARMLESS)
      expect(stillOpen(clean)).toEqual([])
      expect(cleanStep(clean)).toBe(clean)
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['Isi nomor <b>0000123</b>.', 'Isi nomor <b>0000123</b>.'],
  ['<STRONG>a</Strong> <Em >b</em > <i>c</i>', '<strong>a</strong> <em>b</em> <i>c</i>'],
  ['a<br>b<br/>c<BR />d</br>e', 'a<br>b<br>c<br>d<br>e'],
  ["Livin' & Rp5.500 < Rp6.000", 'Livin&#39; &amp; Rp5.500 &lt; Rp6.000'],
  ['Livin&#39; &amp; &nbsp;&lt;x&gt;', 'Livin&#39; &amp; &nbsp;&lt;x&gt;'],
  ['&copy; &#x3c; &;', '&amp;copy; &amp;#x3c; &amp;;'],
  ['<b>open', '<b>open</b>'],
  ['<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
  ['a</b>', 'a'],
  ['<b class="x">a</b>', '&lt;b class=&quot;x&quot;&gt;a'],
  ['<b/>a', '&lt;b/&gt;a'],
  ['satu\r\ndua\ttiga', 'satu  dua tiga'],
  ['\u202e12\u200b34', '1234'],
  ['', ''],
])('%s becomes %s', (html, clean) => {
  expect(cleanStep(html)).toBe(clean)
})

test('cuts a long step, closes its tags and splits no surrogate pair', () => {
  expect(cleanStep('x'.repeat(1_000_000))).toHaveLength(STEP_MAX_TOKENS)
  expect(cleanStep(`<b>${'<'.repeat(5_000)}`)).toBe(`<b>${'&lt;'.repeat(STEP_MAX_TOKENS - 1)}</b>`)
  expect(cleanStep('🐉'.repeat(5_000))).toBe('🐉'.repeat(STEP_MAX_TOKENS))
  expect(cleanStep('<br>'.repeat(5_000))).toBe('<br>'.repeat(STEP_MAX_TOKENS))

  for (const html of ['<b>&<i>', '<strong></strong>', '&nbsp;', '<b>x<em>y</em>&quot;</b>']) {
    const cut = cleanStep(html.repeat(5_000))
    expect(cleanStep(cut)).toBe(cut)
  }
})

test('a plain line has no line breaks, no invisible characters and a maximum length', () => {
  expect(plainLine('  BRI\n Virtual\u0000Account\u202e ', 100)).toBe('BRI  Virtual Account')
  expect(plainLine('🐉🐉🐉', 2)).toBe('🐉🐉')
  expect(plainLine('a\ud800b', 5)).toBe('ab')
})
