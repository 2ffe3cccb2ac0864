import { expect, test } from 'vitest'
import { cleanStep, plainLine, STEP_MAX_TOKENS } from './instructions.ts'

/** Everything that a clean step may be made of. */
const HARMLESS = /^(?:[^<>&"'\p{Cc}]|&(?:amp|lt|gt|quot|apos|nbsp|#39);|<\/?(?:b|strong|i|em)>|<br>)*$/u

const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<script>alert(1)',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src=`x` onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<img\u0000 src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<b onclick=alert(1)>x</b>',
  '<b onmouseover="alert(1)" style=position:fixed>x</b>',
  '<b/onmouseover=alert(1)>x</b>',
  '<b\tonfocus=alert(1) tabindex=1 autofocus>x</b>',
  '<b style="background:url(javascript:alert(1))">x</b>',
  '<b title="</b><img src=x onerror=alert(1)>">x</b>',
  "<b title='><script>alert(1)</script>'>x</b>",
  '<br onload=alert(1)>',
  '<br/onload=alert(1)/>',
  '<strong><em><img src=x onerror=alert(1)></strong></em>',
  '<em\u000conclick=alert(1)>x</em>',
  '<i><script>alert(1)</i></script>',
  '<ſtrong onclick=alert(1)>',
  '<ſtrong>x</ſtrong>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=//evil.example>x</a>',
  '<iframe src=javascript:alert(1)></iframe>',
  '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src=javascript:alert(1)>',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>@import "//evil.example/x.css";</style>',
  '<style><!--</style><script>alert(1)//--></script>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<table background="javascript:alert(1)">',
  '<marquee onstart=alert(1)>x</marquee>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!DOCTYPE html><img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&#x3c;img src=x onerror=alert(1)&#x3e;',
  '&amp;lt;script&amp;gt;alert(1)',
  '&lt<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '`-alert(1)-`',
  '{{constructor.constructor("alert(1)")()}}',
  '<x onclick=alert(1)>x</x>',
  '<div style="width:expression(alert(1))">',
  '< script>alert(1)</ script>',
  '<\u0000script>alert(1)</script>',
  '<scr\u200bipt>alert(1)</scr\u200bipt>',
  '\u202e<script>alert(1)</script>',
  '\ufeff<img src=x onerror=alert(1)>',
  '\ud800<img src=x onerror=alert(1)>',
  '＜script＞alert(1)＜/script＞',
  '<b><b><b><b><i><i><em>',
  '</b></b></i>x',
]

/** Throws when a tag is closed that is not the last one opened. */
function stillOpen(html: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(b|strong|i|em)>/g)) {
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) throw new Error(`${tag} is closed out of turn`)
  }
  return open
}

test.each(ATTACKS)('removes everything but allowed tags from %s', (attack) => {
  for (const html of [attack, `<b>${attack}</b>`, `${attack}${attack}`, attack.toUpperCase()]) {
    const clean = cleanStep(html)
    expect(clean).toMatch(HARMLESS)
    expect(stillOpen(clean)).toEqual([])
    expect(cleanStep(clean)).toBe(clean)
  }
})

test('the attack corpus is large enough', () => {
  expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(60)
})

test('any mixture of HTML pieces becomes harmless and well-formed', () => {
  const pieces = [
    ...[
      '<',
      '>',
      '/',
      'b',
      'br',
      ' ',
      '&',
      'amp;',
      'lt;',
      '#39;',
      '"',
      "'",
      '=',
      '!--',
      '--',
      'x',
      '\n',
      '\u0000',
    ],
    ...[
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<em>',
      '</strong>',
      '<strong>',
      '<br/>',
      '<script>',
      'onerror',
      '🐉',
      '\ud83d',
    ],
  ]
  let seed = 7
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed >> 8
  }
  for (let turn = 0; turn < 3_000; turn += 1) {
    const html = Array.from({ length: next() % 40 }, () => pieces[next() % pieces.length]).join('')
    const clean = cleanStep(html)
    expect(clean, html).toMatch(HARMLESS)
    expect(stillOpen(clean), html).toEqual([])
    expect(cleanStep(clean), html).toBe(clean)
  }
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
