import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseMarkdown } from '#content/markdown/parse-markdown.ts'
import { MarkdownText } from './markdown-text.tsx'

const render = (markdown: string) =>
  renderToStaticMarkup(
    <MarkdownText
      blocks={parseMarkdown(markdown).blocks}
      renderLink={(href, content) => <a href={href}>{content}</a>}
    />,
  )

const TAG = /<\/?([a-z0-9]+)([^>]*)>/g
const TAGS = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'strong', 'em', 'code', 'a'])
const ATTRIBUTES =
  /^(?: href="(?:https?:\/\/[^/"][^"]*|mailto:[^/"][^"]*|\/(?:[^/\\"][^"]*)?)"| start="\d+"|\/)?$/i

/** Every tag and attribute is one that a text may have. */
function expectHarmless(html: string): void {
  for (const [tag, name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(TAGS.has(name), tag).toBe(true)
    expect(attributes, tag).toMatch(ATTRIBUTES)
  }
  expect(html.replace(TAG, '')).not.toContain('<')
}

test('headings, lists, links and emphasis become elements', () => {
  const markdown = [
    '# Title',
    '## Part',
    'One *two* **three** `four`  ',
    'five',
    '',
    '1. [shop](/store)',
    '2. <https://a.test/?b=1&c=2>',
    '',
    '- [mail](mailto:a@b.test)',
    '  - inner',
    '',
    '> quoted',
    '',
    '---',
    '#### Small',
  ].join('\n')
  expect(parseMarkdown(markdown).title).toBe('Title')
  expect(render(markdown)).toBe(
    '<h2>Part</h2><p>One <em>two</em> <strong>three</strong> <code>four</code>\nfive</p>' +
      '<ol start="1"><li><p><a href="/store">shop</a></p></li>' +
      '<li><p><a href="https://a.test/?b=1&amp;c=2">https://a.test/?b=1&amp;c=2</a></p></li></ol>' +
      '<ul><li><p><a href="mailto:a@b.test">mail</a></p><ul><li><p>inner</p></li></ul></li></ul>' +
      '<blockquote><p>quoted</p></blockquote><hr/><h3>Small</h3>',
  )
})

test('a text without a heading at its start has no title', () => {
  expect(parseMarkdown('Hello\n\n# Not a title')).toMatchObject({ title: null, blocks: [{}, { level: 2 }] })
  expect(parseMarkdown('')).toEqual({ title: null, blocks: [] })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --><iframe src="https://evil.test">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.test)',
  '[x](/\\evil.test)',
  '[x](\\/evil.test)',
  '[x](<//evil.test>)',
  '[x](https:evil.test)',
  '[x](relative)',
  '<javascript:alert(1)>',
  '![x](https://evil.test/track.png)',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://a.test/"onmouseover="alert(1))',
  '[x](https://a.test "onmouseover=alert(1)")',
  '```js\nalert(1)\n```',
  '| a | b |\n|---|---|\n| <b> | c |',
  '&lt;script&gt;',
  '    <script>',
]

test.each(HOSTILE)('%j brings neither HTML nor a dangerous link', (markdown) => {
  expectHarmless(render(markdown))
})

test('any text made of Markdown and HTML pieces renders harmless elements', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'[]()<>!*_`#-\n\\&":/'),
    fc.constantFrom(
      'javascript:',
      'https://a.test',
      'mailto:',
      '<a href=',
      '<svg/onload=',
      '1. ',
      '> ',
      '\n\n',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectHarmless(render(pieces.join('')))),
    { numRuns: 1_000 },
  )
})

test.each(['> ', '- ', '1. ', '**', '_a', '[', '[a](', '`', '<', '&', '# '])(
  'forty thousand characters of %j are rendered',
  (piece) => {
    expectHarmless(render(piece.repeat(40_000 / piece.length)))
  },
)
